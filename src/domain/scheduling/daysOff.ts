import { atClock } from '@/lib/atClock';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { timeOfDay } from '../company/businessHours';
import { LONGEST_DAYS, type Span } from './span';
import { dayOf, daySpan } from './wallClock';

/** Time off as entered in the form: whole days, or from a time on the first day to a time on the last (HH:mm by the clock). */
export type DaysOff = { from: string; until: string; isAllDay: boolean; fromTime: string; untilTime: string };

/** Returns one whole day off, with the hours suggested when only part of it is off. */
export const wholeDayOff = (date: string): DaysOff => ({
  from: date,
  until: date,
  isAllDay: true,
  fromTime: '08:00',
  untilTime: '17:00',
});

/** Returns what is wrong with the days off, in the form's words; '' when nothing is. */
export function daysOffFault({ from, until, isAllDay, fromTime, untilTime }: DaysOff): string {
  if (from === '' || until === '') return 'Enter the first and the last day';
  if (until < from) return 'The last day is before the first';
  if (daysBetween(from, until) >= LONGEST_DAYS) return `At most ${LONGEST_DAYS} days`;
  if (isAllDay) return '';
  const isClock = (time: string): boolean => timeOfDay.safeParse(time).success;
  if (!isClock(fromTime) || !isClock(untilTime)) return 'Enter when it starts and ends';
  return from === until && untilTime <= fromTime ? 'It must end after it starts.' : '';
}

/** Returns the span of days off by the company's clock: whole days are 23 or 25 hours long when the clocks change. */
export const spanOfDaysOff = ({ from, until, isAllDay, fromTime, untilTime }: DaysOff, timeZone: string): Span =>
  isAllDay
    ? { startsAt: daySpan(from, timeZone).startsAt, endsAt: daySpan(until, timeZone).endsAt }
    : { startsAt: atClock(from, fromTime, timeZone), endsAt: atClock(until, untilTime, timeZone) };

/** Returns a span as days off; the inverse of `spanOfDaysOff`. */
export function daysOffOf({ startsAt, endsAt }: Span, timeZone: string): DaysOff {
  const from = dayOf(startsAt, timeZone);
  const end = dayOf(endsAt, timeZone);
  const lastWhole = addCalendarDays(end, -1);
  if (startsAt === daySpan(from, timeZone).startsAt && endsAt === daySpan(end, timeZone).startsAt && lastWhole >= from)
    return { ...wholeDayOff(from), until: lastWhole };
  const clock = (instant: string): string => clockTime(timeZone, new Date(instant));
  return { from, until: end, isAllDay: false, fromTime: clock(startsAt), untilTime: clock(endsAt) };
}
