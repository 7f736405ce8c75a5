import { minutesBetween } from '@/lib/calendar';
import type { ScheduleEntry } from './schema';
import { isOver, isRunning } from './visitState';
import { dayOf, daysTouched } from './wallClock';

/** A night call crosses midnight: technicians a few hours early or late for it still count as dispatched. */
const NEAR_MINUTES = 4 * 60;

/**
 * Whether someone is on assignment for a visit at `now` (ISO): the visit is under way, whatever day it was planned for, or it isn't over
 * and is planned for today in `timeZone`, or it starts or ended within a few hours of now.
 */
export function isDispatchedNow(
  { state, placement }: Pick<ScheduleEntry, 'state' | 'placement'>,
  timeZone: string,
  now: string,
): boolean {
  if (isRunning(state) || isOver(state)) return isRunning(state);
  if (daysTouched(placement, timeZone).includes(dayOf(now, timeZone))) return true;
  return (
    minutesBetween(now, placement.startsAt) <= NEAR_MINUTES && minutesBetween(placement.endsAt, now) <= NEAR_MINUTES
  );
}
