import { addCalendarDays } from '@/lib/calendar';
import { mondayOf } from '@/lib/weekdays';
import type { Span } from '../scheduling/span';
import { dayOf, daySpan } from '../scheduling/wallClock';

export const DAYS_OF_WEEK = 7;

/** Returns the Monday (YYYY-MM-DD) of the week in which an instant falls by the company's clock. */
export const weekOf = (instant: string, timeZone: string): string => mondayOf(dayOf(instant, timeZone));

/** Returns the seven days (YYYY-MM-DD) of a week, by its Monday. */
export const daysOfWeek = (weekStartsOn: string): string[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, index) => addCalendarDays(weekStartsOn, index));

export const previousWeek = (weekStartsOn: string): string => addCalendarDays(weekStartsOn, -DAYS_OF_WEEK);
export const nextWeek = (weekStartsOn: string): string => addCalendarDays(weekStartsOn, DAYS_OF_WEEK);

/** Returns a week from its first midnight to its last: an hour more or less when the clocks change. */
export const weekSpan = (weekStartsOn: string, timeZone: string): Span => ({
  startsAt: daySpan(weekStartsOn, timeZone).startsAt,
  endsAt: daySpan(nextWeek(weekStartsOn), timeZone).startsAt,
});
