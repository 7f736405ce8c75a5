import { addCalendarDays } from '@/lib/calendar';
import { weekdayOf, type Weekday } from '@/lib/weekdays';
import { dayOfMonth } from '../recurrence/occurrences';
import type { WEEKS_OF_MONTH } from '../recurrence/schema';

type WeekOfMonth = (typeof WEEKS_OF_MONTH)[number];
export type Holiday = { name: string; date: string; observedOn: string };

const JUNETEENTH_SINCE = 2021;

const fixed = (name: string, date: string): Holiday => ({ name, date, observedOn: observed(date) });
const moving = (name: string, month: string, week: WeekOfMonth, weekday: Weekday): Holiday => {
  const date = dayOfMonth(month, { monthDay: 1, monthWeekday: { week, weekday } });
  return { name, date, observedOn: date };
};

/**
 * Returns the weekday on which federal offices observe a holiday: Friday for one on a Saturday, Monday for one on a Sunday (5 U.S.C.
 * 6103).
 */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 'sat') return addCalendarDays(date, -1);
  return weekday === 'sun' ? addCalendarDays(date, 1) : date;
}

/** Returns the legal public holidays of the United States in a year, in order (5 U.S.C. 6103; Juneteenth since 2021). */
export function federalHolidays(year: number): Holiday[] {
  const on = (month: string): string => `${year}-${month}`;
  return [
    fixed('New Year’s Day', on('01-01')),
    moving('Birthday of Martin Luther King, Jr.', on('01'), 'third', 'mon'),
    moving('Washington’s Birthday', on('02'), 'third', 'mon'),
    moving('Memorial Day', on('05'), 'last', 'mon'),
    ...(year >= JUNETEENTH_SINCE ? [fixed('Juneteenth', on('06-19'))] : []),
    fixed('Independence Day', on('07-04')),
    moving('Labor Day', on('09'), 'first', 'mon'),
    moving('Columbus Day', on('10'), 'second', 'mon'),
    fixed('Veterans Day', on('11-11')),
    moving('Thanksgiving Day', on('11'), 'fourth', 'thu'),
    fixed('Christmas Day', on('12-25')),
  ];
}

/**
 * Whether a day (YYYY-MM-DD) is a federal holiday.
 * @param observedToo whether the weekday on which one is observed counts as well
 */
export function isFederalHoliday(date: string, observedToo: boolean): boolean {
  const year = Number(date.slice(0, 4));
  // New Year's Day on a Saturday is observed in the previous year.
  return [...federalHolidays(year), ...federalHolidays(year + 1)].some(
    (holiday) => holiday.date === date || (observedToo && holiday.observedOn === date),
  );
}
