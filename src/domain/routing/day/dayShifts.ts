import { placeOfBase, type Stretch } from '../../scheduling/ground';
import { LUNCH } from '../../scheduling/lunch';
import { workingParts } from '../../scheduling/openings';
import { dayOf } from '../../scheduling/wallClock';
import type { RawCase } from './dayProblem';
import type { DayVisit } from './dayVisits';
import type { PlaceList } from './places';
import { secondOf, wholeMinute, type RoutingDay } from './routingDay';

/** A shift, or the part of one that time off leaves, as the solver knows it. */
export type DayShift = { technicianId: string; shift: RawCase['shifts'][number]; hasBase: boolean };

const MINUTE = 60;
const HOUR = 3600;
/** Who begins before their shift has set out before it too. */
const EARLY_START = 2 * HOUR;
const NOON = {
  earliestStart: LUNCH.earliestStart * MINUTE,
  latestStart: LUNCH.latestStart * MINUTE,
  durationSeconds: LUNCH.durationMinutes * MINUTE,
};

/** When those whose routes are planned work on the day, from where and to where. */
export function shiftsOfDay(day: RoutingDay, visits: readonly DayVisit[], places: PlaceList): DayShift[] {
  return day.technicianIds.flatMap((technicianId) => shiftsOf(technicianId, day, visits, places));
}

function shiftsOf(technicianId: string, day: RoutingDay, visits: readonly DayVisit[], places: PlaceList): DayShift[] {
  const own = visits.filter(({ technicianIds }) => technicianIds.includes(technicianId));
  const parts = partsOf(technicianId, day, own).filter(
    (part) => day.nowSeconds === undefined || part.to + overtimeOf(part, own, day) > day.nowSeconds,
  );
  const base = places.numberOf(placeOfBase(technicianId));
  const last = lastDone(technicianId, day);
  return parts.map((part, index) => {
    const held = own.filter(({ hold }) => hold !== '' && hold !== 'running').map(({ start }) => start - EARLY_START);
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    const from = Math.max(0, Math.min(part.from, ...(isFirst ? held : [])));
    const place = isFirst && last ? places.numberOf(last.place) : null;
    return {
      technicianId,
      hasBase: base !== null,
      shift: {
        id: `${technicianId}#${index + 1}`,
        technician: technicianId,
        start: isFirst && last ? Math.max(from, wholeMinute(last.second)) : from,
        end: part.to,
        startLocation: place ?? base ?? places.nowhere(),
        // Before time off nobody drives home first.
        ...(isLast && base !== null && { endLocation: base }),
        maxOvertimeSeconds: overtimeOf(part, own, day),
        ...(day.options.hasLunch && isLunchIn(part, day) && { break: NOON }),
      },
    };
  });
}

type Part = { from: number; to: number };

const isLunchIn = ({ from, to }: Part, { nowSeconds = 0 }: RoutingDay): boolean =>
  from < NOON.latestStart && to > NOON.latestStart + NOON.durationSeconds && nowSeconds < NOON.earliestStart;

/** What was planned beyond the shift on purpose stays possible. */
function overtimeOf({ to }: Part, own: readonly DayVisit[], { options, nowSeconds = 0 }: RoutingDay): number {
  const ends = own.map(({ start, serviceSeconds, running }) => (running?.expectedEnd ?? start + serviceSeconds) + HOUR);
  const isRunning = own.some(({ running }) => running !== null);
  return wholeMinute(
    Math.max(options.maxOvertimeMinutes * 60, ...ends.map((end) => end - to), isRunning ? nowSeconds + HOUR - to : 0),
  );
}

/** Shifts without time off; for who has visits on a day off, the time around them. Who is away all day has only what is held. */
function partsOf(technicianId: string, day: RoutingDay, own: readonly DayVisit[]): Part[] {
  const { ground, date } = day;
  const busy: Stretch[] = [
    ...ground.absencesOf(technicianId),
    // Visits of the day are planned; one that began the day before and goes on takes its time.
    ...ground
      .stopsOf(technicianId)
      .filter(({ entry }) => entry.kind === 'other' || dayOf(entry.placement.startsAt, ground.timeZone) < date),
  ];
  const shifts = ground.shiftsOf(technicianId, date);
  const parts = shifts
    .flatMap((shift) => workingParts(shift, busy))
    .map(({ fromMs, toMs }) => ({ from: Math.max(0, secondOf(day, fromMs)), to: secondOf(day, toMs) }));
  if (parts.length > 0) return parts;
  const needed = shifts.length > 0 ? own.filter(({ hold }) => hold === 'locked' || hold === 'running') : own;
  if (needed.length === 0) return [];
  const from = Math.min(...needed.map(({ start }) => start)) - HOUR;
  const to = Math.max(...needed.map(({ start, serviceSeconds }) => start + serviceSeconds)) + HOUR;
  return [{ from: Math.max(0, from), to }];
}

/** Where somebody's last visit that is over left them, and when. */
function lastDone(technicianId: string, day: RoutingDay): { place: string; second: number } | null {
  if (day.nowSeconds === undefined) return null;
  const [last] = day.ground.entries
    .filter(
      ({ kind, state, placement }) =>
        kind === 'visit' &&
        (state === 'done' || state === 'no-show') &&
        placement.technicianIds.includes(technicianId) &&
        dayOf(placement.startsAt, day.ground.timeZone) === day.date,
    )
    .map(({ propertyId, log, placement }) => ({ place: propertyId, at: log.at(-1)?.at ?? placement.endsAt }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return last ? { place: last.place, second: Math.max(0, secondOf(day, Date.parse(last.at))) } : null;
}
