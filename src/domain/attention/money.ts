import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { dayStart } from '@/lib/dates';
import { agingBucket, AGING_BUCKETS, type AgingBucket } from '../billing/aging';
import type { EstimateState } from '../billing/estimateState';
import type { LedgerMonth, Receivables } from '../ledger/schema';
import type { ListQuery, SumQuery } from '../record/listQuery';

/** Number of months in a trend, including the current one. */
export const PAID_MONTHS = 12;
export const BOOKED_MONTHS = 6;
const SOON_DAYS = 7;
const SUM = ['totalCents'] as const;
const OPEN_STATES: readonly EstimateState[] = ['sent', 'changes-requested'];
const WON_STATES: readonly EstimateState[] = ['approved', 'converted'];

type Where = NonNullable<ListQuery['where']>;
const among = (states: readonly EstimateState[]): Where[number] => ({ field: 'state', operator: 'in', value: states });

/** Returns the last months (YYYY-MM) up to that of `today` (YYYY-MM-DD), oldest first. */
export const lastMonths = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(today.slice(0, 7), index - count + 1));

/** Sums what customers approved over some days (YYYY-MM-DD, both included) of the company's calendar. */
export const bookedOn = ({ from, to }: { from: string; to: string }, timeZone: string): SumQuery => ({
  where: [
    among(WON_STATES),
    { field: 'answeredAt', operator: '>=', value: dayStart(timeZone, from) },
    { field: 'answeredAt', operator: '<', value: dayStart(timeZone, addCalendarDays(to, 1)) },
  ],
  sum: SUM,
});

/** Sums the same for a month (YYYY-MM). */
export const bookedIn = (month: string, timeZone: string): SumQuery =>
  bookedOn({ from: `${month}-01`, to: lastDayOfMonth(month) }, timeZone);

/** Sums estimates awaiting an answer and still valid on `today`: those that expire soon, later, and never. */
export function waitingForAnswer(today: string): [soon: SumQuery, later: SumQuery, openEnded: SumQuery] {
  const soonEnds = addCalendarDays(today, SOON_DAYS);
  const until = (...bounds: Where): SumQuery => ({ where: [among(OPEN_STATES), ...bounds], sum: SUM });
  return [
    until(
      { field: 'validUntil', operator: '>=', value: today },
      { field: 'validUntil', operator: '<', value: soonEnds },
    ),
    until({ field: 'validUntil', operator: '>=', value: soonEnds }),
    until({ field: 'validUntil', operator: '==', value: '' }),
  ];
}

/** Count of finished jobs without an invoice. */
export const jobsToInvoiceCount: SumQuery = {
  where: [
    { field: 'progress', operator: '==', value: 'work-done' },
    { field: 'invoiceId', operator: '==', value: null },
  ],
  sum: [],
};
/** Count of jobs without a time. */
export const unscheduledCount: SumQuery = {
  where: [{ field: 'progress', operator: '==', value: 'unscheduled' }],
  sum: [],
};

/** Queries the stored totals of the last months up to that of `today`. */
export const recentLedgerMonths = (today: string): ListQuery => ({
  where: [{ field: 'month', operator: '>=', value: addMonths(today.slice(0, 7), 1 - PAID_MONTHS) }],
  orderBy: [{ field: 'month', direction: 'asc' }],
  limit: PAID_MONTHS + 1,
});

/** Returns payments minus refunds for each of `months`; 0 if there were none. */
export const paidByMonth = (months: readonly string[], stored: readonly LedgerMonth[]): number[] =>
  months.map((month) => {
    const found = stored.find((one) => one.month === month);
    return found ? found.receivedCents - found.refundedCents : 0;
  });

export type Overdue = { cents: number; count: number; byAge: Record<Exclude<AgingBucket, 'current'>, number> };

/** Sums the balance of invoices more than this many days overdue on `today`. */
export function overdueBeyond(
  { byDueOn }: Pick<Receivables, 'byDueOn'>,
  days: number,
  today: string,
): { cents: number; count: number } {
  const limit = addCalendarDays(today, -days);
  const late = Object.entries(byDueOn).filter(([dueOn]) => dueOn !== '' && dueOn < limit);
  return {
    cents: late.reduce((sum, [, { balanceCents }]) => sum + balanceCents, 0),
    count: late.reduce((sum, [, { count }]) => sum + count, 0),
  };
}

/** Returns the overdue balance on `today` from the one document that tracks it. */
export function overdueOf({ byDueOn }: Pick<Receivables, 'byDueOn'>, today: string): Overdue {
  const byAge = { '1-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 };
  let [cents, count] = [0, 0];
  for (const [dueOn, day] of Object.entries(byDueOn)) {
    const bucket = agingBucket(dueOn, today);
    if (bucket === 'current') continue;
    byAge[bucket] += day.balanceCents;
    cents += day.balanceCents;
    count += day.count;
  }
  return { cents, count, byAge };
}

export const OVERDUE_BUCKETS = AGING_BUCKETS.filter((bucket) => bucket !== 'current');
