import { collect } from '@/lib/collect';
import { derive, derive3, constant, entered, enteredOr, total, type Derived } from '../derived';
import type { Equipment, LoadInputs } from '../schema/inputs';
import { evaporativeFlow, isEvaporative } from './evaporative';

/** Loads before ducts, blower and air-handler ventilation. */
export type Carried = { heating: Derived; sensible: Derived; latent: Derived };

type Season = 'heating' | 'cooling';
/** The equipment serving a house; with `distribution`, only the units that blow into these ducts. */
export type Serving = Pick<LoadInputs, 'equipment' | 'building'> & { distribution?: string | undefined };
/** A unit that serves a season through ducts, with its share of the load. */
type DuctedUnit = { unit: Equipment; path: string; part: Derived; flow: Derived | undefined };

/** Returns units that heat or cool; a heat pump does both unless its share of the load is 0. */
const servingIn = (equipment: readonly Equipment[], season: Season): { unit: Equipment; path: string }[] =>
  collect(equipment, (unit, index) =>
    unit.kind === season || unit.kind === 'heatPump' ? { unit, path: `equipment.${index}` } : undefined,
  );

/** Radiant floors and room units have no ducts. */
function ductedUnits({ equipment = [], building, distribution }: Serving, season: Season): DuctedUnit[] {
  const serving = servingIn(equipment, season);
  const field = season === 'heating' ? 'fractionHeat' : 'fractionCool';
  return collect(serving, ({ unit, path }) =>
    unit.distribution !== undefined &&
    (distribution === undefined || unit.distribution === distribution) &&
    (season === 'cooling' || unit.radiant === undefined)
      ? {
          unit,
          path,
          flow: flowOf(unit, season, path, building),
          part: enteredOr(
            'Part of the load',
            unit[field],
            '',
            `${path}.${field}`,
            1 / serving.length,
            'equipment shares the load equally',
          ),
        }
      : undefined,
  );
}

/** Returns the air that the unit moves, as entered; that of evaporative coolers is based on the floor area and not on the load. */
function flowOf(unit: Equipment, season: Season, path: string, building: LoadInputs['building']): Derived | undefined {
  const [field, label] =
    season === 'heating'
      ? (['heatingAirflowCfm', 'Airflow in heating'] as const)
      : (['coolingAirflowCfm', 'Airflow in cooling'] as const);
  const cfm = unit[field];
  if (cfm !== undefined) return entered(label, cfm, 'cfm', `${path}.${field}`);
  return season === 'cooling' && isEvaporative(unit) ? evaporativeFlow(building, `${path}.${field}`) : undefined;
}

/** Returns the share of the load that comes through ducts. */
export function ductedPart(serving: Serving, season: Season): Derived {
  const { equipment = [] } = serving;
  const label = `Part of the ${season} load that the ducts carry`;
  if (equipment.length === 0) return constant(label, 1, '', 'no equipment was entered: ducts carry all');
  if (servingIn(equipment, season).length === 0) return constant(label, 0, '', 'no equipment serves it');
  return derive(
    { label, unit: '', formula: 'sum of the parts of ducted equipment, at most 1', source: 'Manual J, duct loads' },
    ductedUnits(serving, season).map(({ part }) => part),
    (parts) =>
      Math.min(
        1,
        parts.reduce((sum, part) => sum + part, 0),
      ),
  );
}

/** Air moved by equipment, cfm per ton of 12,000 Btu/h. */
const FURNACE_AIR = constant('Air of a furnace per ton', 240, 'cfm', 'design airflow of furnaces');
const COMPRESSOR_AIR = constant('Air of a compressor per ton', 360, 'cfm', 'design airflow of cooling and heat pumps');
const MIXED_AIR = {
  label: 'Air of the heating equipment per ton',
  unit: 'cfm',
  formula: 'mean of furnaces and heat pumps, weighted by their part of the load',
  source: 'design airflow of the equipment',
} as const;

const WITHOUT_FLOW = {
  label: 'Air per ton of load',
  unit: 'cfm',
  formula: 'air per ton × part of the load of units without a flow of their own ÷ part of all units',
  source: 'design airflow of the equipment',
} as const;

/** Returns duct air flow per ton of load; units with an entered flow add theirs with `statedAir`. */
export function airPerTon(serving: Serving, season: Season): Derived {
  const units = ductedUnits(serving, season).filter(({ part }) => part.value > 0);
  const open = units.filter(({ flow }) => flow === undefined);
  if (open.length === units.length) return usualAirPerTon(units, season);
  const [served, all] = [open, units].map((some) =>
    total(
      'Part of the load',
      '',
      some.map(({ part }) => part),
    ),
  ) as [Derived, Derived];
  return derive3(WITHOUT_FLOW, usualAirPerTon(open, season), served, all, (perTon, some, every) =>
    every === 0 ? 0 : (perTon * some) / every,
  );
}

/**
 * Returns the flow of the units it was entered for, cfm: it doesn't depend on the load.
 * @param part share of the ducted load that goes through these ducts; the air is proportional to it
 */
export function statedAir(serving: Serving, season: Season, part: Derived): Derived {
  const flows = collect(ductedUnits(serving, season), (unit) => (unit.part.value > 0 ? unit.flow : undefined));
  if (flows.length === 0) return NO_STATED_AIR;
  return derive(STATED_AIR, [part, ...flows], ([share, ...each]) => each.reduce((sum, cfm) => sum + share * cfm, 0));
}
const NO_STATED_AIR = constant('Flow of the equipment', 0, 'cfm', 'none was entered: the air follows the load');
const STATED_AIR = {
  label: 'Flow of the equipment',
  unit: 'cfm',
  formula: 'sum of the flows that were entered × part that these ducts carry',
  source: '',
} as const;

/** Whether all of the ducts' air in summer comes from evaporative coolers: it is much warmer than after a coil. */
export function isCooledByEvaporation(serving: Serving): boolean {
  const units = ductedUnits(serving, 'cooling').filter(({ part }) => part.value > 0);
  return units.length > 0 && units.every(({ unit }) => isEvaporative(unit));
}

/** A cooling-only heat pump takes no heating load from the furnace next to it. */
function usualAirPerTon(units: readonly DuctedUnit[], season: Season): Derived {
  if (season === 'cooling') return COMPRESSOR_AIR;
  const heating = units;
  const pumps = heating.filter(({ unit }) => unit.kind === 'heatPump');
  if (pumps.length === 0) return FURNACE_AIR;
  if (pumps.length === heating.length) return COMPRESSOR_AIR;
  const isPump = heating.map(({ unit }) => unit.kind === 'heatPump');
  return derive(
    MIXED_AIR,
    [FURNACE_AIR, COMPRESSOR_AIR, ...heating.map(({ part }) => part)],
    ([furnace, compressor, ...parts]) =>
      parts.reduce((sum, part, index) => sum + part * (isPump[index] ? compressor : furnace), 0) /
      parts.reduce((sum, part) => sum + part, 0),
  );
}
