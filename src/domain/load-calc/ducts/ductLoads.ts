import { constant, derive, enteredOr, total, type Derived } from '../derived';
import type { House } from '../house';
import type { Equipment } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { deliveryLoads, type Carried } from './delivery';
import { tableFactors } from './tableFactors';

const NOTHING = constant('Ducts', 0, 'Btu/h', 'all ducts are in the conditioned space, or there are none');
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

/** What ducts outside the conditioned space lose and gain: Manual J Table 7, otherwise the ASHRAE 152 method. */
export function ductLoads(house: House, carried: Carried): Carried {
  const { inputs, design } = house;
  const { ductTableLookups = [], ducts = [] } = inputs.airDistribution ?? {};
  const heat = ductedPart(inputs.equipment, 'heating');
  const cool = ductedPart(inputs.equipment, 'cooling');
  if (ductTableLookups.length > 0) {
    const storeys = enteredOr(
      'Stories above grade',
      inputs.building.conditionedFloorsAboveGrade,
      'storeys',
      'building.conditionedFloorsAboveGrade',
      inputs.building.conditionedFloors ?? 1,
      'as many as conditioned floors',
    );
    const factors = ductTableLookups.map((lookup, index) => tableFactors(lookup, index, design, storeys));
    const product = (factor: number, load: number, part: number): number => factor * Math.max(load, 0) * part;
    return {
      heating: derive(
        LOSS,
        [
          total(
            'Heat loss factors',
            '',
            factors.map(({ heating }) => heating),
          ),
          carried.heating,
          heat,
        ],
        product,
      ),
      sensible: derive(
        GAIN,
        [
          total(
            'Sensible gain factors',
            '',
            factors.map(({ sensible }) => sensible),
          ),
          carried.sensible,
          cool,
        ],
        product,
      ),
      latent:
        cool.value === 0
          ? { ...NOTHING, label: 'Ducts, latent cooling' }
          : total(
              'Ducts, latent cooling',
              'Btu/h',
              factors.map(({ latent }) => latent),
              'Table 7',
            ),
    };
  }
  if (ducts.every(({ location }) => isConditioned(location)))
    return { heating: NOTHING, sensible: NOTHING, latent: NOTHING };
  return deliveryLoads(house, carried, heat, cool);
}

/** Part of the load that comes through ducts: radiant floors and room units have none. */
export function ductedPart(equipment: readonly Equipment[] | undefined, season: 'heating' | 'cooling'): Derived {
  const label = `Part of the ${season} load that the ducts carry`;
  const serving = (equipment ?? []).flatMap((unit, index) =>
    unit.kind === season || unit.kind === 'heatPump' ? [{ unit, path: `equipment.${index}` }] : [],
  );
  if (serving.length === 0)
    return constant(
      label,
      equipment === undefined || equipment.length === 0 ? 1 : 0,
      '',
      equipment === undefined || equipment.length === 0
        ? 'no equipment was entered: ducts carry all'
        : 'no equipment serves it',
    );
  const ducted = serving.filter(
    ({ unit }) => unit.distribution !== undefined && (season === 'cooling' || unit.radiant === undefined),
  );
  const field = season === 'heating' ? 'fractionHeat' : 'fractionCool';
  const parts = ducted.map(({ unit, path }) =>
    enteredOr(
      'Part of the load',
      unit[field],
      '',
      `${path}.${field}`,
      1 / serving.length,
      'equipment shares the load equally',
    ),
  );
  return derive(
    { label, unit: '', formula: 'sum of the parts of ducted equipment, at most 1', source: 'Manual J, duct loads' },
    parts,
    (...values: number[]) =>
      Math.min(
        1,
        values.reduce((sum, value) => sum + value, 0),
      ),
  );
}

/** 500 W, where the equipment's data are not net of the fan. */
export const BLOWER_BTUH = 1707;

/** Heat of the blower: only where air is moved through ducts. Manual J section 25. */
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
