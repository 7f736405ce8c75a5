import { atClock } from '@/lib/atClock';
import { addCalendarDays, daysBetween, minutesBetween, plusMinutes } from '@/lib/calendar';
import { calendarDay, clockTime, dayStart } from '@/lib/dates';
import { durationOf, type Span } from './span';

/** Returns a calendar day in `timeZone` as a span: 23 or 25 hours long when the clocks change. */
export const daySpan = (date: string, timeZone: string): Span => ({
  startsAt: dayStart(timeZone, date),
  endsAt: dayStart(timeZone, addCalendarDays(date, 1)),
});

/** Returns the calendar day in `timeZone` on which an instant falls. */
export const dayOf = (instant: string, timeZone: string): string => calendarDay(timeZone, new Date(instant));

/** Returns `count` calendar days from `date` on. */
const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addCalendarDays(date, index));

/** Returns the calendar days that a span touches, in order; a night shift touches two. */
export function daysTouched(span: Span, timeZone: string): string[] {
  const first = dayOf(span.startsAt, timeZone);
  // A span that ends at midnight doesn't touch the day that begins then.
  const last = dayOf(durationOf(span) > 0 ? plusMinutes(span.endsAt, -1) : span.startsAt, timeZone);
  return daysFrom(first, daysBetween(first, last) + 1);
}

/** Returns the same clock time on another day. */
export const onDay = (instant: string, date: string, timeZone: string): string =>
  atClock(date, clockTime(timeZone, new Date(instant)), timeZone);

/** Moves a span to another day at the same clock time, keeping its elapsed length: it is work, which ignores clock changes. */
export function spanOnDay(span: Span, date: string, timeZone: string): Span {
  const startsAt = onDay(span.startsAt, date, timeZone);
  return { startsAt, endsAt: plusMinutes(startsAt, minutesBetween(span.startsAt, span.endsAt)) };
}

/**
 * Returns the span from one clock time to another on `date`; a `to` that isn't after `from` is on the next day (night shifts). For hours
 * worked by the clock: shifts and opening hours.
 */
export function clockSpan(date: string, from: string, to: string, timeZone: string): Span {
  const lastDay = to > from ? date : addCalendarDays(date, 1);
  return { startsAt: atClock(date, from, timeZone), endsAt: atClock(lastDay, to, timeZone) };
}
