import { prepareGround, type KnownEntry, type PreparedGround } from '../../scheduling/ground';
import { placementWarnings, type Warning } from '../../scheduling/warnings';
import { isOver } from '../../scheduling/visitState';
import { dayOf } from '../../scheduling/wallClock';
import { resourceRow, unitIdsOf } from '../../resource/onVisit';
import { DAY_SECONDS } from '@/lib/time';
import type { DayChange } from './dayChanges';
import type { DayVisit } from './dayVisits';
import { secondOf, type RoutingDay } from './routingDay';

/** Plans look no further ahead. */
const MOST_SECONDS = 31 * DAY_SECONDS;

/**
 * Whether a visit needs a vehicle or machine that another visit of its day needs, too. At another time both could need it at once: its
 * time was chosen with the machine in mind, which route planning knows nothing about.
 */
export function needsSharedUnit(entry: KnownEntry, ground: PreparedGround): boolean {
  const { resourceOf, stopsOf, timeZone } = ground;
  const day = dayOf(entry.placement.startsAt, timeZone);
  return unitIdsOf(entry.placement, resourceOf).some((id) =>
    stopsOf(resourceRow(id)).some(
      ({ entry: other }) =>
        other.id !== entry.id && !isOver(other.state) && dayOf(other.placement.startsAt, timeZone) === day,
    ),
  );
}

/**
 * Returns when the vehicles and machines of a plan's visits are needed by something outside the plan: other people's visits, and excluded
 * ones.
 */
export function takenUnits(visits: readonly DayVisit[], day: RoutingDay): { unit: string; from: number; to: number }[] {
  const { stopsOf, resourceOf } = day.ground;
  const planned = new Set(visits.map(({ entry }) => entry.id));
  const units = new Set(visits.flatMap(({ entry }) => unitIdsOf(entry.placement, resourceOf)));
  return [...units].flatMap((unit) =>
    stopsOf(resourceRow(unit)).flatMap(({ entry }) => {
      if (planned.has(entry.id) || isOver(entry.state)) return [];
      const [from, to] = [entry.placement.startsAt, entry.placement.endsAt].map((at) =>
        Math.min(MOST_SECONDS, Math.max(0, secondOf(day, Date.parse(at)))),
      );
      return from !== undefined && to !== undefined && from < to ? [{ unit, from, to }] : [];
    }),
  );
}

export type UnitClash = Extract<Warning, { kind: 'resource-taken' }> & { visit: string };

/**
 * Returns the vehicles and machines that a plan's changes would put in two places at once, by the board's check; each pair of visits
 * once.
 */
export function unitClashes(changes: readonly DayChange[], ground: PreparedGround): UnitClash[] {
  const moved = new Map(changes.map(({ entry, after }) => [entry.id, { ...entry, placement: after }]));
  const withUnits = [...moved.values()].filter(({ placement }) => unitIdsOf(placement, ground.resourceOf).length > 0);
  if (withUnits.length === 0) return [];
  const planned = prepareGround({ ...ground, entries: ground.entries.map((entry) => moved.get(entry.id) ?? entry) });
  const told = new Set<string>();
  return withUnits.flatMap((entry) =>
    placementWarnings({ ...entry, moved: entry }, planned).flatMap((warning): UnitClash[] => {
      if (warning.kind !== 'resource-taken') return [];
      const pair = `${warning.name} ${[entry.id, warning.entryId].toSorted().join(' ')}`;
      if (told.has(pair)) return [];
      told.add(pair);
      return [{ ...warning, visit: entry.title }];
    }),
  );
}
