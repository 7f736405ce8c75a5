import { addCalendarDays } from '@/lib/calendar';
import { weekdayOf } from '@/lib/weekdays';

/** Whether a day (YYYY-MM-DD) is one of those that a law counts. */
export type DayTest = (date: string) => boolean;

/** Monday to Friday, holidays included. */
export const isWeekday: DayTest = (date) => !['sat', 'sun'].includes(weekdayOf(date));

/** Monday to Friday without the given days (YYYY-MM-DD). State lists differ, so the caller names them. */
export const weekdaysWithout =
  (holidays: readonly string[]): DayTest =>
  (date) =>
    isWeekday(date) && !holidays.includes(date);

/**
 * The day on which `count` counted days have passed; `date` itself is day 0 and never counts. With a count of 0 it is `date`.
 */
export const afterCountedDays = (date: string, count: number, counts: DayTest): string => step(date, count, counts, 1);

/** The day from which `count` counted days lead up to `date`, which is not one of them. With a count of 0 it is `date`. */
export const beforeCountedDays = (date: string, count: number, counts: DayTest): string =>
  step(date, count, counts, -1);

/** `date`, or the next day that counts. */
export const countedFrom = (date: string, counts: DayTest): string =>
  counts(date) ? date : afterCountedDays(date, 1, counts);

/** `date`, or the last day before it that counts. */
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
