import { constant, derive, type Derived } from '../derived';
import type { House } from '../house';
import { enthalpy, GRAINS_PER_POUND, humidityRatio, standardPressurePsi } from '../psychrometrics';
import { ductSide, type DuctSide } from './ductSide';

/** Loads before ducts, blower and air-handler ventilation. */
export type Carried = { heating: Derived; sensible: Derived; latent: Derived };

/** Btu/(lb·°F). */
const AIR_HEAT = 0.24;
/** Air that equipment moves, cfm per ton of 12,000 Btu/h. */
const CFM_PER_TON = { furnace: 240, compressor: 360 } as const;
const MOST_ROUNDS = 50;
const CLOSE_ENOUGH = 0.001;
const LOWEST = 0.25;

const LOSS = {
  label: 'Ducts, heating',
  unit: 'Btu/h',
  formula: '(load ÷ delivery effectiveness − load) × part that the ducts carry',
  source: 'ASHRAE 152',
} as const;
const EFFECTIVENESS = {
  label: 'Delivery effectiveness',
  unit: '',
  formula:
    'of conduction and leakage of supply and return, with regain; 0.25 to 1; iterated, each time with the mean of two rounds',
  source: 'ASHRAE 152, equations 6-23, 6-25 and 6-40',
} as const;

/** Duct loads without a row of Table 7: what arrives of what the equipment puts in. */
export function deliveryLoads(
  house: House,
  { heating, sensible, latent }: Carried,
  heatPart: Derived,
  coolPart: Derived,
): Carried {
  const winter = effectivenessInHeating(house, heating);
  const summer = effectivenessInCooling(house, sensible, latent);
  const loss = (load: number, effectiveness: number, part: number): number =>
    Math.max(load, 0) * (1 / effectiveness - 1) * part;
  return {
    heating: derive(LOSS, [heating, winter, heatPart], loss),
    sensible: derive({ ...LOSS, label: 'Ducts, sensible cooling' }, [sensible, summer, coolPart], loss),
    latent: derive({ ...LOSS, label: 'Ducts, latent cooling' }, [latent, summer, coolPart], loss),
  };
}

/** Pounds of indoor air per ft³. */
function airDensity({ inputs, design }: House): number {
  const rankine = (design.indoorHeating.value + design.indoorCooling.value) / 2 + 459.67;
  return (standardPressurePsi(inputs.site.elevationFt) * 144) / (53.352 * rankine);
}

function effectivenessInHeating(house: House, load: Derived): Derived {
  const [supply, back] = [ductSide(house, 'supply', 'heating'), ductSide(house, 'return', 'heating')];
  const density = airDensity(house);
  const isFurnace = (house.inputs.equipment ?? []).every(({ kind }) => kind !== 'heatPump');
  const cfmPerTon = CFM_PER_TON[isFurnace ? 'furnace' : 'compressor'];
  return derive(EFFECTIVENESS, partsOf(load, supply, back), () =>
    iterate(load.value, (total) => {
      const cfm = (cfmPerTon * total) / 12_000;
      const { bs, br, as, ar } = fractions(supply, back, cfm, density);
      const rise = total / (60 * cfm * density * AIR_HEAT);
      const [ds, dr] = [
        house.design.indoorHeating.value - supply.temperatureF,
        house.design.indoorHeating.value - back.temperatureF,
      ];
      const delivered = as * bs - as * bs * (1 - ar * br) * (dr / rise) - as * (1 - bs) * (ds / rise);
      return withRegain(delivered, supply, back, br, ar, dr, rise);
    }),
  );
}

function effectivenessInCooling(house: House, sensible: Derived, latent: Derived): Derived {
  const [supply, back] = [ductSide(house, 'supply', 'cooling'), ductSide(house, 'return', 'cooling')];
  const density = airDensity(house);
  const { design, inputs } = house;
  const whole = sensible.value + latent.value;
  const leaving = leavingTemperature(whole === 0 ? 1 : sensible.value / whole);
  const indoorRatio = humidityRatio(
    design.indoorCooling.value,
    inputs.design.indoorRelativeHumidity ?? 0.5,
    standardPressurePsi(inputs.site.elevationFt),
  );
  const indoorEnthalpy = enthalpy(design.indoorCooling.value, indoorRatio);
  const outdoorRatio = indoorRatio + design.grains.value / GRAINS_PER_POUND;
  return derive(EFFECTIVENESS, [...partsOf(sensible, supply, back), latent], () =>
    iterate(whole, (total) => {
      const cfm = (CFM_PER_TON.compressor * total) / 12_000;
      const { bs, br, as, ar } = fractions(supply, back, cfm, density);
      const dr = design.indoorCooling.value - back.temperatureF;
      const flow = 60 * cfm * density;
      const delivered =
        ((as * flow) / -total) *
        (-total / flow +
          (1 - ar) * (enthalpy(back.temperatureF, outdoorRatio) - indoorEnthalpy) +
          ar * AIR_HEAT * (br - 1) * dr +
          AIR_HEAT * (bs - 1) * (leaving - supply.temperatureF));
      const drop = (total * (whole === 0 ? 1 : sensible.value / whole)) / (flow * AIR_HEAT);
      return withRegain(delivered, supply, back, br, ar, dr, -drop);
    }),
  );
}

const partsOf = (load: Derived, supply: DuctSide, back: DuctSide): Derived[] => [
  load,
  ...[supply, back].flatMap(({ what, areaFt2, r, temperatureF, regain, leakageCfm }) => [
    constant(`Surface of the ${what} ducts`, areaFt2, 'ft²', 'input'),
    constant(`R-value of the ${what} ducts`, r, 'R', 'input'),
    constant(`Temperature around the ${what} ducts`, temperatureF, '°F', 'spaces beside the conditioned one'),
    constant(`Regain of the ${what} ducts`, regain, '', 'ASHRAE 152'),
    constant(`Leakage of the ${what} ducts`, leakageCfm, 'cfm', 'input'),
  ]),
];

/** What stays in the air after conduction (b) and leakage (a). */
function fractions(
  supply: DuctSide,
  back: DuctSide,
  cfm: number,
  density: number,
): { bs: number; br: number; as: number; ar: number } {
  const conduction = ({ areaFt2, r }: DuctSide): number => Math.exp(-areaFt2 / (60 * cfm * density * AIR_HEAT * r));
  const leakage = ({ leakageCfm }: DuctSide): number => Math.max(0, (cfm - leakageCfm) / cfm);
  return { bs: conduction(supply), br: conduction(back), as: leakage(supply), ar: leakage(back) };
}

function withRegain(
  delivered: number,
  supply: DuctSide,
  back: DuctSide,
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

/** The air flow follows the load, and the load what is lost: repeated until it holds still. */
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

/** Supply air by the part of the load that is sensible, °F. Manual S Table 1-4, straight in between. */
export function leavingTemperature(sensibleShare: number): number {
  if (sensibleShare < 0.8) return 54;
  return sensibleShare < 0.85 ? 54 + ((58 - 54) * (sensibleShare - 0.8)) / 0.05 : 58;
}
