import { derive, derive2, derive3, constant, entered, type Derived } from '../derived';
import type { House } from '../house';
import { enthalpy, GRAINS_PER_POUND, humidityRatio, standardPressurePsi } from '../psychrometrics';
import { airPerTon, isCooledByEvaporation, statedAir, type Carried, type Serving } from './carried';
import { ductSide, partsOfSide } from './ductSide';
import { evaporatedAir } from './evaporative';
import type { DuctSystem } from './systems';

/** Btu/(lb·°F). */
const AIR_HEAT = 0.24;
const BTUH_PER_TON = 12_000;
const MOST_ROUNDS = 50;
const CLOSE_ENOUGH = 0.001;
const LOWEST = 0.25;

const CARRIED = {
  label: 'Load that the ducts carry',
  unit: 'Btu/h',
  formula: 'load before the ducts × part that the ducts carry',
  source: 'Manual J, duct loads',
} as const;
const LOSS = {
  label: 'Ducts, heating',
  unit: 'Btu/h',
  formula: 'load that the ducts carry ÷ delivery effectiveness − load that the ducts carry',
  source: 'ASHRAE 152',
} as const;
const EFFECTIVENESS = {
  label: 'Delivery effectiveness',
  unit: '',
  formula:
    'of conduction and leakage of supply and return, with regain; 0.25 to 1; iterated, each time with the mean of two rounds',
  source: 'ASHRAE 152, equations 6-23, 6-25 and 6-40',
} as const;

const EVAPORATIVE = {
  ...EFFECTIVENESS,
  formula: `${EFFECTIVENESS.formula}; with the supply air of the evaporative cooler`,
} as const;

/**
 * Calculates duct loads without a row of Table 7: the share of the equipment's output that arrives. The air depends on the load that the
 * ducts carry.
 */
export function deliveryLoads(
  house: House,
  system: DuctSystem,
  { heating, sensible, latent }: Carried,
  heatPart: Derived,
  coolPart: Derived,
): Carried {
  const carried = (load: Derived, part: Derived): Derived => derive2(CARRIED, load, part, (all, share) => all * share);
  const [heat, dry, moist] = [carried(heating, heatPart), carried(sensible, coolPart), carried(latent, coolPart)];
  const winter = effectivenessInHeating(house, system, heat);
  const summer = effectivenessInCooling(house, system, dry, moist);
  const loss = (load: number, effectiveness: number): number => Math.max(load, 0) * (1 / effectiveness - 1);
  return {
    heating: derive2(LOSS, heat, winter, loss),
    sensible: derive2({ ...LOSS, label: 'Ducts, sensible cooling' }, dry, summer, loss),
    // May be negative: if outdoor air is drier than indoor air, leakage dries the house.
    latent: derive2(
      { ...LOSS, label: 'Ducts, latent cooling' },
      moist,
      summer,
      (load, effectiveness) => load * (1 / effectiveness - 1),
    ),
  };
}

/** Returns the equipment serving a duct system; a named system is served by the units that name it. */
const servingOf = ({ inputs: { equipment, building } }: House, { distribution }: DuctSystem): Serving => ({
  equipment,
  building,
  distribution,
});
const WHOLE = constant('Part of the flow', 1, '', 'the units blow into these ducts alone');
const COIL = constant('Supply air of a coil', 0, '°F', 'by the sensible share of the load, Manual S Table 1-4');

/** Pounds of indoor air per ft³. */
const density = ({ inputs, design }: House): Derived =>
  derive3(
    {
      label: 'Density of indoor air, lb/ft³',
      unit: '',
      formula: 'air pressure at the elevation ÷ (53.352 × mean indoor temperature from absolute zero)',
      source: 'ASHRAE Fundamentals',
    },

    entered('Elevation', inputs.site.elevationFt, 'ft', 'site.elevationFt'),
    design.indoorHeating,
    design.indoorCooling,
    (elevation, winter, summer) => (standardPressurePsi(elevation) * 144) / (53.352 * ((winter + summer) / 2 + 459.67)),
  );

function effectivenessInHeating(house: House, system: DuctSystem, load: Derived): Derived {
  const [supply, back] = [ductSide(house, system, 'supply', 'heating'), ductSide(house, system, 'return', 'heating')];
  return derive(
    EFFECTIVENESS,
    [
      load,
      house.design.indoorHeating,
      density(house),
      airPerTon(servingOf(house, system), 'heating'),
      statedAir(servingOf(house, system), 'heating', system.distribution === undefined ? system.heat : WHOLE),
      ...partsOfSide(supply),
      ...partsOfSide(back),
    ],
    ([carried, indoor, pounds, perTon, stated, ...sides]) =>
      iterate(carried, (total) => {
        const { s, r } = sidesOf(sides);
        const cfm = stated + (perTon * total) / BTUH_PER_TON;
        const air = 60 * cfm * pounds;
        const { bs, br, as, ar } = fractions(s, r, cfm, air);
        const rise = total / (air * AIR_HEAT);
        const [ds, dr] = [indoor - s.temperature, indoor - r.temperature];
        const delivered = as * bs - as * bs * (1 - ar * br) * (dr / rise) - as * (1 - bs) * (ds / rise);
        return withRegain(delivered, s, r, br, ar, dr, rise);
      }),
  );
}

function effectivenessInCooling(house: House, system: DuctSystem, sensible: Derived, latent: Derived): Derived {
  const { design, inputs } = house;
  const [supply, back] = [ductSide(house, system, 'supply', 'cooling'), ductSide(house, system, 'return', 'cooling')];
  const serving = servingOf(house, system);
  const isEvaporative = isCooledByEvaporation(serving);
  return derive(
    isEvaporative ? EVAPORATIVE : EFFECTIVENESS,
    [
      sensible,
      latent,
      design.indoorCooling,
      design.indoorHumidity,
      design.grains,
      design.altitude,
      entered('Elevation', inputs.site.elevationFt, 'ft', 'site.elevationFt'),
      density(house),
      airPerTon(serving, 'cooling'),
      statedAir(serving, 'cooling', system.distribution === undefined ? system.cool : WHOLE),
      isEvaporative ? evaporatedAir(inputs, design) : COIL,
      ...partsOfSide(supply),
      ...partsOfSide(back),
    ],
    ([dry, moist, indoor, humidity, grains, acf, elevation, pounds, perTon, stated, evaporated, ...sides]) => {
      // Nothing cools the house: the ducts are warm anyway.
      if (dry <= 0) return 1;
      const { s, r } = sidesOf(sides);
      const whole = dry + moist;
      const leaving = isEvaporative ? evaporated : leavingTemperature(whole <= 0 ? 1 : Math.min(1, dry / whole));
      const indoorRatio = humidityRatio(indoor, humidity, standardPressurePsi(elevation));
      const indoorEnthalpy = enthalpy(indoor, indoorRatio);
      const aroundReturn = enthalpy(r.temperature, indoorRatio + grains / GRAINS_PER_POUND);
      return iterate(whole, (total) => {
        const cfm = stated + (perTon * total) / BTUH_PER_TON;
        const air = 60 * cfm * pounds;
        const { bs, br, as, ar } = fractions(s, r, cfm, air);
        const dr = indoor - r.temperature;
        const delivered =
          ((as * air) / -total) *
          (-total / air +
            (1 - ar) * (aroundReturn - indoorEnthalpy) +
            ar * AIR_HEAT * (br - 1) * dr +
            AIR_HEAT * (bs - 1) * (leaving - s.temperature));
        // Return leaks bring in moist air: that part of the load doesn't cool the air stream.
        const leakedMoisture = Math.max(0, 0.68 * acf * (r.leakage + r.share * cfm) * grains);
        const drop = (total - moist - leakedMoisture) / (air * AIR_HEAT);
        return withRegain(delivered, s, r, br, ar, dr, -drop);
      });
    },
  );
}

type Side = { area: number; r: number; temperature: number; regain: number; leakage: number; share: number };

/** Converts supply and return to numbers, from the parts in the order of `partsOfSide`. */
function sidesOf(numbers: readonly number[]): { s: Side; r: Side } {
  const at = (from: number): Side => {
    const [area = 0, r = 1, temperature = 0, regain = 0, leakage = 0, share = 0] = numbers.slice(from, from + 6);
    return { area, r, temperature, regain, leakage, share };
  };
  return { s: at(0), r: at(6) };
}

/** Returns what remains in the air after conduction (b) and leakage (a). `air` in lb/h. */
function fractions(
  supply: Side,
  back: Side,
  cfm: number,
  air: number,
): { bs: number; br: number; as: number; ar: number } {
  const conduction = ({ area, r }: Side): number => Math.exp(-area / (air * AIR_HEAT * r));
  const leakage = (side: Side): number => Math.max(0, 1 - side.leakage / cfm - side.share);
  return { bs: conduction(supply), br: conduction(back), as: leakage(supply), ar: leakage(back) };
}

function withRegain(
  delivered: number,
  supply: Side,
  back: Side,
  br: number,
  ar: number,
  dr: number,
  rise: number,
): number {
  const regained =
    delivered +
    supply.regain * (1 - delivered) -
    ((supply.regain - back.regain - br * (ar * supply.regain - back.regain)) * dr) / rise;
  return Math.min(1, Math.max(LOWEST, regained));
}

/** The air flow depends on the load, and the load on the losses: repeated until it converges. */
function iterate(load: number, effectivenessAt: (total: number) => number): number {
  if (load <= 0) return 1;
  let total = load;
  let before: number | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = effectivenessAt(total);
    const mean = before === undefined ? found : (found + before) / 2;
    const next = load / mean;
    const isStill = Math.abs(next - total) / total <= CLOSE_ENOUGH;
    [before, total] = [mean, next];
    if (isStill) break;
  }
  return load / total;
}

/** Returns the supply air temperature by the sensible share of the load, °F. Manual S Table 1-4, linearly interpolated. */
export function leavingTemperature(sensibleShare: number): number {
  if (sensibleShare < 0.8) return 54;
  return sensibleShare < 0.85 ? 54 + ((58 - 54) * (sensibleShare - 0.8)) / 0.05 : 58;
}
