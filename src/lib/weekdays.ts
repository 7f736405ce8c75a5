import { addCalendarDays } from './calendar';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const WEEKDAY_LABELS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Returns the weekday of a calendar day (YYYY-MM-DD). Monday is the first of WEEKDAYS, Sunday is JavaScript's day 0. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

/** Returns the Monday (YYYY-MM-DD) of the week that contains a calendar day. */
export const mondayOf = (date: string): string => addCalendarDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
