import { addCalendarDays, addMonths, daysBetween } from '@/lib/calendar';
import { dayOfMonth } from '../recurrence/occurrences';
import { afterCountedDays, type DayTest } from '../law/workingDays';

/** A state's way to count to the last day of a preliminary notice. */
export type NoticeClock =
  | { rule: 'days'; days: number }
  | { rule: 'business-days'; days: number; counts: DayTest }
  | { rule: 'day-of-nth-month-after'; months: number; day: number };

/**
 * Returns the last day (YYYY-MM-DD) for a preliminary notice after work was first furnished. It isn't moved to the next Monday: whether a
 * law does so wasn't verified. A month that is too short uses its last day. Method B5.
 */
export function preliminaryNoticeDeadline(firstFurnishedOn: string, clock: NoticeClock): string {
  if (clock.rule === 'days') return addCalendarDays(firstFurnishedOn, clock.days);
  if (clock.rule === 'business-days') return afterCountedDays(firstFurnishedOn, clock.days, clock.counts);
  const month = addMonths(firstFurnishedOn.slice(0, 7), clock.months);
  return dayOfMonth(month, { monthDay: clock.day, monthWeekday: null });
}

/** Returns the halfway day, on which to warn. Method B5. */
export const preliminaryNoticeWarning = (firstFurnishedOn: string, deadline: string): string =>
  addCalendarDays(firstFurnishedOn, Math.floor(daysBetween(firstFurnishedOn, deadline) / 2));

/**
 * Returns what a notice served on a day covers: California's also helps late, back to this many days before it. Method B5.
 * @param days the period, and how far back a late notice reaches
 */
export function noticeCover(
  firstFurnishedOn: string,
  servedOn: string,
  days: number,
): { isOnTime: boolean; coversWorkFrom: string } {
  const reachesTo = addCalendarDays(servedOn, -days);
  return {
    isOnTime: servedOn <= addCalendarDays(firstFurnishedOn, days),
    coversWorkFrom: reachesTo > firstFurnishedOn ? reachesTo : firstFurnishedOn,
  };
}
