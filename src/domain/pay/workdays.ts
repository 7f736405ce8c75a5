import { DAY_MS } from '@/lib/time';
import { wageTerms } from './law/wageRules';
import { cutAt, dayAt, weekAt, type PaidTime, type WorkweekStart } from './punches';

/** The paid time of one workday inside one workweek. */
export type Workday = { date: string; times: PaidTime[] };
/** One workweek, named by the day it begins on. */
export type Workweek = { begins: string; days: Workday[] };

/**
 * Paid time by workweek and workday. A workday is the calendar day where the work was done; in Nevada the 24 hours from the moment somebody begins.
 * @param paid in order
 */
export function workweeks(paid: readonly PaidTime[], start: WorkweekStart, state: string): Workweek[] {
  const weeks: Workweek[] = [];
  for (const { key, time } of cutAt(paid, (ms, timeZone) => weekAt(start, ms, timeZone))) {
    const week = weeks.at(-1);
    if (week?.begins === key) week.days[0]?.times.push(time);
    else weeks.push({ begins: key, days: [{ date: key, times: [time] }] });
  }
  return weeks.map(({ begins, days }) => ({
    begins,
    days: workdays(
      days.flatMap(({ times }) => times),
      state,
    ),
  }));
}

function workdays(times: readonly PaidTime[], state: string): Workday[] {
  const days: Workday[] = [];
  for (const { key, time } of cutAt(times, workdayOf(state))) {
    const day = days.at(-1);
    if (day?.date === key) day.times.push(time);
    else days.push({ date: key, times: [time] });
  }
  return days;
}

/** The workday of one instant after another, in order. */
function workdayOf(state: string): (ms: number, timeZone: string) => { key: string; endMs: number } {
  let current = { key: '', endMs: Number.NEGATIVE_INFINITY };
  return (ms, timeZone) => {
    const calendar = dayAt(ms, timeZone);
    if (wageTerms('workday', state, calendar.key).workday === undefined) return calendar;
    // The key is the moment it began: two can begin on one date.
    if (ms >= current.endMs) current = { key: new Date(ms).toISOString(), endMs: ms + DAY_MS };
    return current;
  };
}
