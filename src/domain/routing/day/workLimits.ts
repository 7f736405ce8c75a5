import { MINUTE_SECONDS } from '@/lib/time';
import { durationOf } from '../../scheduling/span';
import { dayOf } from '../../scheduling/wallClock';
import type { DayShift } from './dayShifts';
import type { DayVisit } from './dayVisits';
import { nearestShift } from './nearestShift';
import type { RoutingDay } from './routingDay';

/**
 * Adds to a day's shifts how much of each may be worked and driven. The day's limit applies to the person: finished work counts, and if
 * time off splits the day into parts, each has its share. Held visits there stay possible, and nothing is added to them.
 */
export function withWorkLimits(
  shifts: readonly DayShift[],
  visits: readonly DayVisit[],
  { day, travelSeconds }: { day: RoutingDay; travelSeconds: readonly (readonly number[])[] },
): DayShift[] {
  const { options, nowSeconds = 0 } = day;
  if (options.maxWorkMinutes === 0) return [...shifts];
  const lengthOf = ({ shift }: DayShift): number => Math.max(0, shift.end - Math.max(shift.start, nowSeconds));
  return shifts.map((one) => {
    const { technicianId, shift } = one;
    const left = Math.max(0, options.maxWorkMinutes * MINUTE_SECONDS - doneSeconds(technicianId, day));
    const whole = shifts
      .filter((other) => other.technicianId === technicianId)
      .reduce((sum, other) => sum + lengthOf(other), 0);
    const share = whole > 0 ? Math.floor((left * lengthOf(one)) / whole) : left;
    const held = visits
      .filter(
        ({ hold, technicianIds, start }) =>
          hold !== '' &&
          technicianIds.includes(technicianId) &&
          nearestShift(shifts, technicianId, start)?.shift.id === shift.id,
      )
      .toSorted((a, b) => Number(b.running !== null) - Number(a.running !== null) || a.start - b.start);
    return { ...one, shift: { ...shift, maxWorkSeconds: Math.max(share, neededSeconds(one, held, travelSeconds)) } };
  });
}

/** Returns work and drives of held visits, in order: there, from one to the next, and home. */
function neededSeconds(
  { shift }: DayShift,
  held: readonly DayVisit[],
  travelSeconds: readonly (readonly number[])[],
): number {
  if (held.length === 0) return 0;
  const stops = held.map(({ place }) => place ?? shift.startLocation);
  const route = [shift.startLocation, ...stops, ...(shift.endLocation === undefined ? [] : [shift.endLocation])];
  const driving = route
    .slice(1)
    .reduce((sum: number, to, index) => sum + (travelSeconds[route[index] ?? -1]?.[to ?? -1] ?? 0), 0);
  return held.reduce(
    (sum, { running, serviceSeconds }) => sum + (running ? running.expectedEnd - running.startedAt : serviceSeconds),
    driving,
  );
}

/** Returns what someone has worked and driven on the day, as planned. */
function doneSeconds(technicianId: string, { ground, date, nowSeconds }: RoutingDay): number {
  if (nowSeconds === undefined) return 0;
  return ground.entries
    .filter(
      ({ kind, state, placement }) =>
        kind === 'visit' &&
        state === 'done' &&
        placement.technicianIds.includes(technicianId) &&
        dayOf(placement.startsAt, ground.timeZone) === date,
    )
    .reduce((sum, { placement }) => sum + (durationOf(placement) + placement.travelMinutes) * MINUTE_SECONDS, 0);
}
