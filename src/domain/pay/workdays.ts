import { DAY_MS } from '@/lib/time';
import { wageTerms } from './law/wageRules';
import { cutAt, dayAt, weekAt, type PaidTime, type WorkweekStart } from './punches';

/** The paid time of one workday inside one workweek. */
export type Workday = { date: string; times: PaidTime[] };
/** One workweek, named by its first day. */
export type Workweek = { begins: string; days: Workday[] };

/**
 * Groups paid time by workweek and workday. A workday is the calendar day where the work was done; in Nevada the 24 hours from the moment
 * work starts.
 * @param paid in order
 */
export function workweeks(paid: readonly PaidTime[], start: WorkweekStart, state: string): Workweek[] {
  return cutAt(paid, (ms, timeZone) => weekAt(start, ms, timeZone)).map((week) => ({
    begins: week.key,
    days: cutAt(week.times, workdayOf(state)).map(({ key, times }) => ({ date: key, times })),
  }));
}

/** Returns a function that finds the workday of successive instants, in order. */
function workdayOf(state: string): (ms: number, timeZone: string) => { key: string; endMs: number } {
  let current = { key: '', endMs: Number.NEGATIVE_INFINITY };
  return (ms, timeZone) => {
    const calendar = dayAt(ms, timeZone);
    if (wageTerms('workday', state, calendar.key).workday === undefined) return calendar;
    // The key is the workday's start instant: two can start on the same date.
    if (ms >= current.endMs) current = { key: new Date(ms).toISOString(), endMs: ms + DAY_MS };
    return current;
  };
}
