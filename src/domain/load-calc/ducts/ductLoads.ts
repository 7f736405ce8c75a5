import { derive2, derive3, constant, enteredOr, total, type Derived } from '../derived';
import type { House } from '../house';
import type { DuctFields } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { ductedPart, type Carried } from './carried';
import { deliveryLoads } from './delivery';
import { ductSystems, type DuctSystem } from './systems';
import { tableFactors } from './tableFactors';

const NOTHING = constant('Ducts', 0, 'Btu/h', 'all ducts are in the conditioned space, or there are none');
const NONE: Carried = { heating: NOTHING, sensible: NOTHING, latent: NOTHING };
const LOSS = {
  label: 'Ducts, heating',
  unit: 'Btu/h',
  formula: 'sum of the heat loss factors × heating load before the ducts × part that the ducts carry',
  source: 'Table 7',
} as const;
const GAIN = {
  label: 'Ducts, sensible cooling',
  unit: 'Btu/h',
  formula: 'sum of the sensible gain factors × sensible load before the ducts × part that the ducts carry',
  source: 'Table 7',
} as const;

const BOTH = { unit: '', formula: 'part of the ducted load × part of this system', source: '' } as const;

/** Calculates losses and gains of ducts outside the conditioned space, per system: Manual J Table 7, otherwise the ASHRAE 152 method. */
export function ductLoads(house: House, carried: Carried): Carried {
  const { inputs } = house;
  if (!inputs.airDistribution) return NONE;
  const heat = ductedPart(inputs, 'heating');
  const cool = ductedPart(inputs, 'cooling');
  const systems = ductSystems(inputs);
  const both = (ducted: Derived, own: Derived, { distribution }: DuctSystem): Derived =>
    distribution !== undefined
      ? own
      : systems.length === 1
        ? ducted
        : derive2({ ...BOTH, label: 'Part that these ducts carry' }, ducted, own, (a, b) => a * b);
  const loads = systems.map((system) =>
    loadsOf(house, system, carried, both(heat, system.heat, system), both(cool, system.cool, system)),
  );
  const [only] = loads;
  if (loads.length === 1 && only) return only;
  return {
    heating: total(
      'Ducts, heating',
      'Btu/h',
      loads.map(({ heating }) => heating),
    ),
    sensible: total(
      'Ducts, sensible cooling',
      'Btu/h',
      loads.map(({ sensible }) => sensible),
    ),
    latent: total(
      'Ducts, latent cooling',
      'Btu/h',
      loads.map(({ latent }) => latent),
    ),
  };
}

function loadsOf(house: House, system: DuctSystem, carried: Carried, heat: Derived, cool: Derived): Carried {
  const { ductTableLookups = [] } = system.fields;
  if (ductTableLookups.length > 0) return fromTable(house, system, carried, heat, cool);
  return losesToOutside(system.fields) ? deliveryLoads(house, system, carried, heat, cool) : NONE;
}

function fromTable(
  { inputs: { building }, design }: House,
  { fields: { ductTableLookups = [] }, path }: DuctSystem,
  carried: Carried,
  heat: Derived,
  cool: Derived,
): Carried {
  const storeys = enteredOr(
    'Stories above grade',
    building.conditionedFloorsAboveGrade,
    'storeys',
    'building.conditionedFloorsAboveGrade',
    building.conditionedFloors ?? 1,
    'as many as conditioned floors',
  );
  const factors = ductTableLookups.map((lookup, index) =>
    tableFactors(lookup, `${path}.ductTableLookups.${index}`, design, storeys),
  );
  const product = (factor: number, load: number, part: number): number => factor * Math.max(load, 0) * part;
  const losses = total(
    'Heat loss factors',
    '',
    factors.map(({ heating }) => heating),
  );
  const gains = total(
    'Sensible gain factors',
    '',
    factors.map(({ sensible }) => sensible),
  );
  const latent = factors.map((factor) => factor.latent);
  return {
    heating: derive3(LOSS, losses, carried.heating, heat, product),
    sensible: derive3(GAIN, gains, carried.sensible, cool, product),
    latent:
      cool.value === 0
        ? { ...NOTHING, label: 'Ducts, latent cooling' }
        : total('Ducts, latent cooling', 'Btu/h', latent, 'Table 7'),
  };
}

/**
 * Whether ducts lose to outside: those outside the conditioned space by conduction and leaks; those inside may still leak to outside, as
 * measured.
 */
export const losesToOutside = ({
  ducts = [],
  leakageCfm25ToOutside: flow,
  leakageFractionToOutside: share,
}: DuctFields): boolean =>
  ducts.some(({ location }) => !isConditioned(location)) ||
  [flow?.supply, flow?.return, share?.supply, share?.return].some((leak) => (leak ?? 0) > 0);

/** 500 W, if the equipment's data aren't net of the fan. */
const BLOWER_BTUH = 1707;

/** Returns the heat of the blower: only if air is moved through ducts. Manual J section 25. */
export function blowerHeat({ inputs }: House): Derived {
  const isAir =
    (inputs.equipment ?? []).length === 0 ||
    (inputs.equipment ?? []).some(({ distribution, radiant }) => distribution !== undefined && radiant === undefined);
  if (!inputs.airDistribution || !isAir) return constant('Blower heat', 0, 'Btu/h', 'no air distribution');
  return enteredOr(
    'Blower heat',
    inputs.airDistribution.blowerHeatBtuh,
    'Btu/h',
    'airDistribution.blowerHeatBtuh',
    BLOWER_BTUH,
    'a blower of 500 W',
  );
}
