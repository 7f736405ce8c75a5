import { addCalendarDays, addMonths } from '@/lib/calendar';
import { daysOfPeriod } from '../../recurrence/occurrences';
import { multiplyDivide } from '../../money/rounding';
import type { BillingInterval, PlanTerms } from './plan';

/** The months of a billing period; a prepaid one lasts the whole term, or a year where the term has no end. */
export const monthsOfInterval = (interval: BillingInterval, termMonths: number): number =>
  ({ month: 1, quarter: 3, year: 12, prepaid: termMonths || 12 })[interval];

/**
 * The first day (YYYY-MM-DD) of a period, counted from the anchor and never from the period before: January 31, February 28, March 31.
 * Source: contracts method A1.
 */
export function periodStart(anchorOn: string, months: number, period: number): string {
  const rule = {
    unit: 'month',
    every: months,
    monthDay: Number(anchorOn.slice(8)),
    weekdays: [],
    monthWeekday: null,
    startsOn: anchorOn,
    until: '',
  } as const;
  return daysOfPeriod({ ...rule, weekdays: [] }, period)[0] ?? anchorOn;
}

/** The first day after a term that starts on `startsOn`; '' = it has no end. */
export const termEnd = (startsOn: string, termMonths: number): string =>
  termMonths === 0 ? '' : periodStart(startsOn, termMonths, 1);

/** What covered units cost per billing period, in cents before tax; null where the plan is not sold with this interval. */
export function priceOf(
  { prices, includedUnits }: Pick<PlanTerms, 'prices' | 'includedUnits'>,
  interval: BillingInterval,
  unitCount: number,
): number | null {
  const price = prices.find((one) => one.interval === interval);
  if (!price) return null;
  const extra = includedUnits === 0 ? 0 : Math.max(0, unitCount - includedUnits);
  return price.priceCents + extra * price.extraUnitCents;
}

/** What an agreement is worth in a month, in cents. */
export const monthlyValue = (priceCents: number, interval: BillingInterval, termMonths: number): number =>
  multiplyDivide(priceCents, 1, monthsOfInterval(interval, termMonths));

/** The last day of the month that lies so many months after a day's. */
export const lastDayOfMonthAfter = (day: string, months: number): string =>
  addCalendarDays(`${addMonths(day.slice(0, 7), months + 1)}-01`, -1);
