import { addCalendarDays } from '@/lib/calendar';

const weekday = (day: string): number => new Date(`${day}T12:00:00.000Z`).getUTCDay();
const two = (count: number): string => String(count).padStart(2, '0');

/** The nth of a weekday (0 = Sunday) in a month, from its end with -1. */
function nth(year: number, month: number, day: number, count: number): string {
  const first = `${year}-${two(month)}-01`;
  const start = addCalendarDays(first, (day - weekday(first) + 7) % 7);
  if (count > 0) return addCalendarDays(start, 7 * (count - 1));
  const fifth = addCalendarDays(start, 28);
  return fifth.slice(0, 7) === first.slice(0, 7) ? fifth : addCalendarDays(start, 21);
}

/** Holidays with a date of their own are observed on Friday or Monday as well when they fall on a weekend. */
function observed(day: string): string[] {
  const at = weekday(day);
  return at === 6 ? [day, addCalendarDays(day, -1)] : at === 0 ? [day, addCalendarDays(day, 1)] : [day];
}

/** Whether a day (YYYY-MM-DD) is a legal public holiday of the United States, or the day one is observed (5 U.S.C. 6103). */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return [
    ...['01-01', '06-19', '07-04', '11-11', '12-25'].flatMap((date) => observed(`${year}-${date}`)),
    // New Year's Day on a Saturday is observed in the year before.
    ...observed(`${year + 1}-01-01`),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    nth(year, 5, 1, -1),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    nth(year, 11, 4, 4),
  ].includes(day);
}
