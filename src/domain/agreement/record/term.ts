import { addCalendarDays } from '@/lib/calendar';
import { multiplyDivide } from '../../money/rounding';
import { periodOn, periodStart } from '../periods';
import type { BillingInterval, PlanTerms } from './plan';
import type { Agreement } from './schema';
import { isOnlyOffered } from './state';

/** Returns the months of a billing period; a prepaid one lasts the whole term, or a year if the term has no end. */
export const monthsOfInterval = (interval: BillingInterval, termMonths: number): number =>
  ({ month: 1, quarter: 3, year: 12, prepaid: termMonths || 12 })[interval];

/** Returns the first day after a term that starts on `startsOn`; '' = it has no end. */
export const termEnd = (startsOn: string, termMonths: number): string =>
  termMonths === 0 ? '' : periodStart({ anchorDate: startsOn, intervalMonths: termMonths }, 1);

/** Returns the first day of the year, counted from `startsOn`, that contains a day; the start itself if the day is earlier. */
export function yearStart(startsOn: string, day: string): string {
  return periodOn({ anchorDate: startsOn, intervalMonths: 12 }, day)?.startDate ?? startsOn;
}

/** Returns the price of covered units per billing period, in cents before tax; null if the plan isn't sold with this interval. */
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

/** Returns the last day of something that ends at `until`, exclusive; never before its first day. */
export function lastDay({ startsOn }: Pick<Agreement, 'startsOn'>, until: string): string {
  const before = addCalendarDays(until, -1);
  return before < startsOn ? startsOn : before;
}

/** Returns an agreement's monthly value, in cents. */
export const monthlyValue = (priceCents: number, interval: BillingInterval, termMonths: number): number =>
  multiplyDivide(priceCents, 1, monthsOfInterval(interval, termMonths));

/**
 * Returns the first day after an agreement's term: for one offered with a house, the end of the term that it takes over; '' = none, or
 * not known yet.
 */
export const endOfTerm = ({ state, endsOn, transfer }: Pick<Agreement, 'state' | 'endsOn' | 'transfer'>): string =>
  endsOn || (isOnlyOffered(state) ? (transfer?.endsOn ?? '') : '');
