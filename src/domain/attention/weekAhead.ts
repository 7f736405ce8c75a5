import { addCalendarDays, lastDayOfMonth } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import type { Receivables } from '../ledger/schema';
import type { SumQuery } from '../record/listQuery';
import type { VisitState } from '../scheduling/visitState';

const DAYS = 7;
const STANDING: readonly VisitState[] = ['planned', 'confirmed', 'dispatched', 'en-route', 'on-site', 'paused', 'done'];

/** Returns `today` and the six days after it (YYYY-MM-DD). */
export const daysAhead = (today: string): string[] =>
  Array.from({ length: DAYS }, (_, index) => addCalendarDays(today, index));

/** Counts visits that start on a day of the company's calendar and weren't canceled. */
export const visitsOn = (day: string, timeZone: string): SumQuery => ({
  where: [
    { field: 'state', operator: 'in', value: STANDING },
    { field: 'placement.startsAt', operator: '>=', value: dayStart(timeZone, day) },
    { field: 'placement.startsAt', operator: '<', value: dayStart(timeZone, addCalendarDays(day, 1)) },
  ],
  sum: [],
});

export const DUE_PARTS = ['overdue', 'week', 'month', 'later'] as const;
export type DuePart = (typeof DUE_PARTS)[number];
export const DUE_LABELS: Record<DuePart, string> = {
  overdue: 'Overdue',
  week: 'Due within 7 days',
  month: 'Due within 30 days',
  later: 'Due later',
};
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** Returns what is owed by when it is due, in cents. On its due date, an invoice isn't overdue yet. */
export function dueAhead({ byDueOn }: Pick<Receivables, 'byDueOn'>, today: string): Record<DuePart, number> {
  const sums: Record<DuePart, number> = { overdue: 0, week: 0, month: 0, later: 0 };
  for (const [dueOn, { balanceCents }] of Object.entries(byDueOn)) {
    const part: DuePart =
      dueOn !== '' && dueOn < today
        ? 'overdue'
        : dueOn <= addCalendarDays(today, WEEK_DAYS)
          ? 'week'
          : dueOn <= addCalendarDays(today, MONTH_DAYS)
            ? 'month'
            : 'later';
    sums[part] += balanceCents;
  }
  return sums;
}

/** Compares a month to its goal on `today`: the share reached, and the share of the month's days that have begun, in parts per million. */
export function goalStanding(
  salesCents: number,
  goalCents: number,
  today: string,
): { reachedPpm: number; dayPpm: number } {
  const days = Number(lastDayOfMonth(today.slice(0, 7)).slice(8));
  return {
    reachedPpm: Math.round((salesCents / goalCents) * 1_000_000),
    dayPpm: Math.round((Number(today.slice(8)) / days) * 1_000_000),
  };
}
