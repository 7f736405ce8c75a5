import { HOUR_SECONDS, MINUTE_SECONDS, SECOND_MS } from '@/lib/time';
import { placeOfBase, stretchOf, type Stretch } from '../../scheduling/ground';
import { hasLunchWithin, lunchOn } from '../../scheduling/lunch';
import { workingParts } from '../../scheduling/workingParts';
import { dayOf } from '../../scheduling/wallClock';
import type { RawCase } from './dayProblem';
import type { DayVisit } from './dayVisits';
import type { PlaceList } from './places';
import { secondOf, wholeMinute, type RoutingDay } from './routingDay';

/** A shift, or the part of one that time off leaves, in the solver's format. */
export type DayShift = { technicianId: string; shift: RawCase['shifts'][number]; hasBase: boolean };

/** Someone who begins before their shift has also set out before it. */
const EARLY_START = 2 * HOUR_SECONDS;

type Break = NonNullable<DayShift['shift']['break']>;

/** Returns lunch in the solver's format: by the clock of the day, also when the clocks change. */
function noonOf(day: RoutingDay): Break {
  const { earliestMs, latestMs, durationMs } = lunchOn(day.date, day.ground.timeZone);
  return {
    earliestStart: secondOf(day, earliestMs),
    latestStart: secondOf(day, latestMs),
    durationSeconds: durationMs / SECOND_MS,
  };
}

/** Whether one of a technician's visits is long enough to include lunch: then no other half hour stays free. */
const hasLunchAtWork = (own: readonly DayVisit[], day: RoutingDay): boolean =>
  own.some(({ entry }) => hasLunchWithin(stretchOf(entry.placement), lunchOn(day.date, day.ground.timeZone)));

/** Returns when the planned technicians work on the day, from where and to where. */
export function shiftsOfDay(day: RoutingDay, visits: readonly DayVisit[], places: PlaceList): DayShift[] {
  return day.technicianIds.flatMap((technicianId) => shiftsOf(technicianId, day, visits, places));
}

function shiftsOf(technicianId: string, day: RoutingDay, visits: readonly DayVisit[], places: PlaceList): DayShift[] {
  const own = visits.filter(({ technicianIds }) => technicianIds.includes(technicianId));
  const begun = disjoint(partsOf(technicianId, day, own)).filter(
    // Once the next part has started, the rest of the previous one belongs to it.
    (_, index, all) => day.nowSeconds === undefined || (all[index + 1]?.from ?? Infinity) > day.nowSeconds,
  );
  const parts = begun
    .map((part, index) => ({ ...part, overtime: overtimeOf(index, begun, own, day) }))
    .filter(({ to, overtime }) => day.nowSeconds === undefined || to + overtime > day.nowSeconds);
  const base = places.numberOf(placeOfBase(technicianId));
  const last = lastDone(technicianId, day);
  const noon = day.options.hasLunch && !hasLunchAtWork(own, day) ? noonOf(day) : null;
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
        // Work past the shift's end is overtime, counted from that end; nothing starts before now.
        start: isFirst && last ? Math.min(part.to, Math.max(from, wholeMinute(last.second))) : from,
        end: part.to,
        startLocation: place ?? base ?? places.nowhere(),
        // No one drives home before time off.
        ...(isLast && base !== null && part.isAway !== true && { endLocation: base }),
        maxOvertimeSeconds: part.overtime,
        ...(noon && isLunchIn(part, noon, day) && { break: noon }),
      },
    };
  });
}

/** `isAway`: time off that contains a visit that stays: there is only room for that visit. */
type Part = { from: number; to: number; isAway?: true };

/** Returns the parts in order, merging overlapping ones, such as two shifts entered over each other. */
function disjoint(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const before = found.at(-1);
    if (before && part.from < before.to) before.to = Math.max(before.to, part.to);
    else found.push({ ...part });
  }
  return found;
}

const isLunchIn = ({ from, to }: Part, noon: Break, { nowSeconds = 0 }: RoutingDay): boolean =>
  from < noon.latestStart && to > noon.latestStart + noon.durationSeconds && nowSeconds < noon.earliestStart;

/** Anything deliberately planned beyond the part stays possible; otherwise overtime ends where the next part starts. */
function overtimeOf(
  index: number,
  parts: readonly Part[],
  own: readonly DayVisit[],
  { options, nowSeconds = 0 }: RoutingDay,
): number {
  const { to = 0, isAway = false } = parts[index] ?? {};
  const untilNext = (parts[index + 1]?.from ?? Infinity) - to;
  const inPart = own.filter(({ start }) => nearestPart(parts, start) === index);
  const ends = inPart.map(
    ({ start, serviceSeconds, running }) => (running?.expectedEnd ?? start + serviceSeconds) + HOUR_SECONDS,
  );
  const isRunning = inPart.some(({ running }) => running !== null);
  if (isAway) {
    const late = inPart.flatMap(({ running }) => (running ? [running.expectedEnd, nowSeconds] : []));
    return wholeMinute(Math.max(0, ...late.map((end) => end - to)));
  }
  return wholeMinute(
    Math.max(
      Math.min(untilNext, options.maxOvertimeMinutes * MINUTE_SECONDS),
      ...ends.map((end) => Math.min(end - to, Math.max(untilNext, end - HOUR_SECONDS - to))),
      isRunning ? nowSeconds + HOUR_SECONDS - to : 0,
    ),
  );
}

/** Returns the index of the part that a start falls in, or else of the nearest. */
function nearestPart(parts: readonly Part[], start: number): number {
  const away = ({ from, to }: Part): number => Math.max(from - start, start - to, 0);
  return parts.reduce((best, part, index) => (away(part) < away(parts[best] ?? part) ? index : best), 0);
}

/**
 * Returns shifts minus time off; on a day off with visits, the time around those. Someone away all day only has held visits, and no time
 * around them.
 */
function partsOf(technicianId: string, day: RoutingDay, own: readonly DayVisit[]): Part[] {
  const { ground, date } = day;
  const busy: Stretch[] = [
    ...ground.absencesOf(technicianId),
    // The day's visits are planned; night-shift visits of the adjacent days block time.
    ...ground
      .stopsOf(technicianId)
      .filter(({ entry }) => entry.kind === 'other' || dayOf(entry.placement.startsAt, ground.timeZone) !== date),
  ];
  const shifts = ground.shiftsOf(technicianId, date);
  const parts = shifts
    .flatMap((shift) => workingParts(shift, busy))
    .map(({ fromMs, toMs }) => ({ from: Math.max(0, secondOf(day, fromMs)), to: secondOf(day, toMs) }));
  if (parts.length > 0) return parts;
  if (shifts.length > 0) {
    return own
      .filter(({ hold }) => hold === 'locked' || hold === 'running')
      .map(({ start, serviceSeconds }) => ({ from: Math.max(0, start), to: start + serviceSeconds, isAway: true }));
  }
  if (own.length === 0) return [];
  const from = Math.min(...own.map(({ start }) => start)) - HOUR_SECONDS;
  const to = Math.max(...own.map(({ start, serviceSeconds }) => start + serviceSeconds)) + HOUR_SECONDS;
  return [{ from: Math.max(0, from), to }];
}

/** Returns where and when a technician's last finished visit ended. */
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
