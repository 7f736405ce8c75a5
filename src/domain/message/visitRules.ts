import { addCalendarDays } from '@/lib/calendar';
import { minuteOfDay } from '@/lib/dates';
import type { ScheduleEntry } from '../scheduling/schema';
import { isTimePromised } from '../scheduling/promise';
import { isAhead } from '../scheduling/visitState';
import { dayOf } from '../scheduling/wallClock';
import { quietUntil } from './quietHours';
import type { VisitMessageKind } from './settings';

type Visit = Pick<ScheduleEntry, 'kind' | 'state' | 'placement' | 'customerId'>;

/** Returns why this message can't be sent about a visit in its current state, as text; '' when it can. */
export function visitMessageFault(visit: Visit, kind: VisitMessageKind, now: string): string {
  if (visit.kind !== 'visit') return 'Only visits have a customer to message.';
  if (visit.customerId === '') return 'This visit has no customer to message.';
  const { startsAt, endsAt, timeZone } = visit.placement;
  if (kind === 'canceled') {
    if (visit.state !== 'cancelled') return 'This visit is not canceled.';
    return endsAt <= now ? 'This visit is past.' : '';
  }
  if (kind === 'booked' || kind === 'moved') {
    if (!isAhead(visit.state)) return 'You can only send a time before the visit starts.';
    return startsAt <= now ? 'This visit should have started already.' : '';
  }
  if (kind === 'reminder') {
    if (!isAhead(visit.state)) return 'You can only send a reminder before the visit starts.';
    return startsAt <= now ? 'This visit should have started already.' : '';
  }
  if (!isAhead(visit.state) && visit.state !== 'en-route') return 'You can only send this before someone arrives.';
  const today = dayOf(now, timeZone);
  return dayOf(startsAt, timeZone) === today || dayOf(endsAt, timeZone) === today ? '' : 'This visit is not today.';
}

type Planned = Pick<ScheduleEntry, 'kind' | 'state' | 'customerId' | 'log'> & {
  placement: Pick<ScheduleEntry['placement'], 'startsAt' | 'endsAt' | 'timeZone' | 'windowStartsAt' | 'windowEndsAt'>;
};

/** Returns what the customer was promised: the arrival window; without one the start if they know it, otherwise the day. */
function promiseOf(visit: Planned): string {
  const { startsAt, timeZone, windowStartsAt, windowEndsAt } = visit.placement;
  if (windowStartsAt !== '') return `${windowStartsAt} ${windowEndsAt}`;
  return isTimePromised(visit) ? startsAt : dayOf(startsAt, timeZone);
}

/**
 * Returns what a change of a visit means to its customer: it is booked, has a new time or is canceled. null if they were promised nothing
 * different, or it is past. @param before null for a visit that is new
 */
export function visitNews(
  before: Planned | null,
  after: Planned,
  now: string,
): Extract<VisitMessageKind, 'booked' | 'moved' | 'canceled'> | null {
  if (after.kind !== 'visit' || after.customerId === '') return null;
  const { startsAt, endsAt } = after.placement;
  if (after.state === 'cancelled') return before && isAhead(before.state) && endsAt > now ? 'canceled' : null;
  if (!isAhead(after.state) || startsAt <= now) return null;
  if (!before || !isAhead(before.state)) return 'booked';
  return promiseOf(before) === promiseOf(after) ? null : 'moved';
}

/** Returns the day (YYYY-MM-DD) whose visits get reminders now: tomorrow, from the company's hour until the evening. '' before and after. */
export function dayToRemindOf(now: string, timeZone: string, reminderHour: number): string {
  if (quietUntil(now, timeZone) !== '' || minuteOfDay(timeZone, now) < reminderHour * 60) return '';
  return addCalendarDays(dayOf(now, timeZone), 1);
}

/** Whether a visit, in its current state, should be reminded of on `day`: still to come, and still on that day. */
export const isToRemindOf = (visit: Visit, day: string, now: string): boolean =>
  visitMessageFault(visit, 'reminder', now) === '' && dayOf(visit.placement.startsAt, visit.placement.timeZone) === day;

/** A visit moved to another day gets another reminder; on one day only one per channel, however often this runs. */
export const reminderId = (visitId: string, day: string): string => `reminder-${visitId}-${day}`;
