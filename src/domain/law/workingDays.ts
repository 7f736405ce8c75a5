import { addCalendarDays } from '@/lib/calendar';
import { weekdayOf } from '@/lib/weekdays';

/** Tests whether a day (YYYY-MM-DD) counts under a law. */
export type DayTest = (date: string) => boolean;

/** Monday to Friday, holidays included. */
export const isWeekday: DayTest = (date) => !['sat', 'sun'].includes(weekdayOf(date));

/** Monday to Friday except the given days (YYYY-MM-DD). State lists differ, so the caller provides them. */
export const weekdaysWithout =
  (holidays: readonly string[]): DayTest =>
  (date) =>
    isWeekday(date) && !holidays.includes(date);

/**
 * Returns the day on which `count` counted days have passed; `date` itself is day 0 and never counts. With a count of 0 it returns
 * `date`.
 */
export const afterCountedDays = (date: string, count: number, counts: DayTest): string => step(date, count, counts, 1);

/** Returns the day from which `count` counted days lead up to `date`, which isn't one of them. With a count of 0 it returns `date`. */
export const beforeCountedDays = (date: string, count: number, counts: DayTest): string =>
  step(date, count, counts, -1);

/** Returns `date`, or the next day that counts. */
export const countedFrom = (date: string, counts: DayTest): string =>
  counts(date) ? date : afterCountedDays(date, 1, counts);

/** Returns `date`, or the last day before it that counts. */
export const countedUntil = (date: string, counts: DayTest): string =>
  counts(date) ? date : beforeCountedDays(date, 1, counts);

function step(date: string, count: number, counts: DayTest, direction: 1 | -1): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addCalendarDays(day, direction);
    if (counts(day)) left -= 1;
  }
  return day;
}
