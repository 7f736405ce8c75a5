import { addCalendarDays, addMonths } from '@/lib/calendar';
import { dayOfMonth, occurrenceKey } from '../recurrence/occurrences';

/** A billing cycle: every `intervalMonths` from `anchorDate` (YYYY-MM-DD). */
export type BillingCycle = { anchorDate: string; intervalMonths: number };
/** One period of a cycle, half-open: `endDate` is the first day of the next. */
export type BillingPeriod = { index: number; startDate: string; endDate: string };

/**
 * Returns the first day (YYYY-MM-DD) of a period; index 0 begins on the anchor. Always counted from the anchor and never from the
 * previous period, so that January 31 leads to February 28 and back to March 31. Method A1.
 */
export function periodStart({ anchorDate, intervalMonths }: BillingCycle, index: number): string {
  const month = addMonths(anchorDate.slice(0, 7), index * intervalMonths);
  return dayOfMonth(month, { monthDay: Number(anchorDate.slice(8)), monthWeekday: null });
}

/** Returns the first days of the first `count` periods. Method A1. */
export const periodStarts = (cycle: BillingCycle, count: number): string[] =>
  Array.from({ length: count }, (_, index) => periodStart(cycle, index));

/** Returns a period by its index. Method A1. */
export const billingPeriod = (cycle: BillingCycle, index: number): BillingPeriod => ({
  index,
  startDate: periodStart(cycle, index),
  endDate: periodStart(cycle, index + 1),
});

/** Returns the period that contains a day; null before the anchor. */
export function periodOn(cycle: BillingCycle, day: string): BillingPeriod | null {
  if (day < cycle.anchorDate) return null;
  const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const guess = Math.floor((monthOf(day) - monthOf(cycle.anchorDate)) / cycle.intervalMonths);
  // Before the anchor's day of the month, it is still the previous period.
  return billingPeriod(cycle, periodStart(cycle, guess) > day ? guess - 1 : guess);
}

/**
 * Returns the first period that begins on or after a day: the one in which a new price takes effect once it was announced in time. Before
 * the anchor it is the very first. Method A1.
 */
export function firstPeriodFrom(cycle: BillingCycle, day: string): BillingPeriod {
  const current = periodOn(cycle, day);
  if (!current) return billingPeriod(cycle, 0);
  return current.startDate === day ? current : billingPeriod(cycle, current.index + 1);
}

/**
 * Returns the periods to invoice: begun by `today`, not yet invoiced, and begun before the agreement ends. A missed run is caught up on,
 * and a repeated one finds nothing. Method A1.
 * @param invoiced the indexes that have an invoice
 * @param endDate the first day on which the agreement no longer runs; '' = open
 */
export function periodsToInvoice(
  cycle: BillingCycle,
  { today, invoiced, endDate }: { today: string; invoiced: ReadonlySet<number>; endDate: string },
): BillingPeriod[] {
  const lastDay = endDate === '' || endDate > today ? today : addCalendarDays(endDate, -1);
  const last = periodOn(cycle, lastDay)?.index ?? -1;
  return Array.from({ length: last + 1 }, (_, index) => index)
    .filter((index) => !invoiced.has(index))
    .map((index) => billingPeriod(cycle, index));
}

/** Returns the id of a period's invoice: every path that bills the period creates it under this id, so that it is billed once. Method A1. */
export const billingKey = (agreementId: string, { startDate }: BillingPeriod): string =>
  occurrenceKey(agreementId, startDate);

/** Returns the idempotency key of one attempt to charge a period. Method A3. */
export const chargeKey = (agreementId: string, period: BillingPeriod, attempt: number): string =>
  `${billingKey(agreementId, period)}-${attempt}`;
