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

/** The weekday of a calendar day (YYYY-MM-DD). Monday is the first of WEEKDAYS, Sunday is JavaScript's day 0. */
export const weekdayOf = (date: string): Weekday =>
  WEEKDAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

/** The Monday (YYYY-MM-DD) of the week in which a calendar day lies. */
export const mondayOf = (date: string): string => addCalendarDays(date, -WEEKDAYS.indexOf(weekdayOf(date)));
