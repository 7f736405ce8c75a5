import { constant, derive, enteredOr, type Derived } from '../derived';
import type { Equipment } from '../schema/inputs';

/** Loads before ducts, blower and air-handler ventilation. */
export type Carried = { heating: Derived; sensible: Derived; latent: Derived };

type Season = 'heating' | 'cooling';
/** A unit that serves a season through ducts, with its part of the load. */
type DuctedUnit = { unit: Equipment; part: Derived };

/** Units that heat or cool; a heat pump does both unless its part of the load is 0. */
const servingIn = (equipment: readonly Equipment[], season: Season): { unit: Equipment; path: string }[] =>
  equipment.flatMap((unit, index) =>
    unit.kind === season || unit.kind === 'heatPump' ? [{ unit, path: `equipment.${index}` }] : [],
  );

/** Radiant floors and room units have no ducts. */
function ductedUnits(equipment: readonly Equipment[], season: Season): DuctedUnit[] {
  const serving = servingIn(equipment, season);
  const field = season === 'heating' ? 'fractionHeat' : 'fractionCool';
  return serving.flatMap(({ unit, path }) =>
    unit.distribution !== undefined && (season === 'cooling' || unit.radiant === undefined)
      ? [
          {
            unit,
            part: enteredOr(
              'Part of the load',
              unit[field],
              '',
              `${path}.${field}`,
              1 / serving.length,
              'equipment shares the load equally',
            ),
          },
        ]
      : [],
  );
}

/** Part of the load that comes through ducts. */
export function ductedPart(equipment: readonly Equipment[] = [], season: Season): Derived {
  const label = `Part of the ${season} load that the ducts carry`;
  if (equipment.length === 0) return constant(label, 1, '', 'no equipment was entered: ducts carry all');
  if (servingIn(equipment, season).length === 0) return constant(label, 0, '', 'no equipment serves it');
  return derive(
    { label, unit: '', formula: 'sum of the parts of ducted equipment, at most 1', source: 'Manual J, duct loads' },
    ductedUnits(equipment, season).map(({ part }) => part),
    (...parts: number[]) =>
      Math.min(
        1,
        parts.reduce((sum, part) => sum + part, 0),
      ),
  );
}

/** Air that equipment moves, cfm per ton of 12,000 Btu/h. */
const FURNACE_AIR = constant('Air of a furnace per ton', 240, 'cfm', 'design airflow of furnaces');
const COMPRESSOR_AIR = constant('Air of a compressor per ton', 360, 'cfm', 'design airflow of cooling and heat pumps');
const MIXED_AIR = {
  label: 'Air of the heating equipment per ton',
  unit: 'cfm',
  formula: 'mean of furnaces and heat pumps, weighted by their part of the load',
  source: 'design airflow of the equipment',
} as const;

/** Air that the ducts carry for a ton of load: a heat pump that only cools takes nothing from the furnace beside it. */
export function airPerTon(equipment: readonly Equipment[] = [], season: Season): Derived {
  if (season === 'cooling') return COMPRESSOR_AIR;
  const heating = ductedUnits(equipment, season).filter(({ part }) => part.value > 0);
  const pumps = heating.filter(({ unit }) => unit.kind === 'heatPump');
  if (pumps.length === 0) return FURNACE_AIR;
  if (pumps.length === heating.length) return COMPRESSOR_AIR;
  const isPump = heating.map(({ unit }) => unit.kind === 'heatPump');
  return derive(
    MIXED_AIR,
    [FURNACE_AIR, COMPRESSOR_AIR, ...heating.map(({ part }) => part)],
    (furnace, compressor, ...parts) =>
      parts.reduce((sum, part, index) => sum + part * (isPump[index] ? compressor : furnace), 0) /
      parts.reduce((sum, part) => sum + part, 0),
  );
}
