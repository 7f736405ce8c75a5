import { escalated } from './change';
import { periodTotalCents } from './create';
import type { Agreement } from './schema';
import { priceText } from './words';

/** A new price of a running agreement: from the day on, before tax, per billing period of its interval. */
export type PriceChange = Pick<Agreement, 'plan' | 'interval' | 'priceCents' | 'units'> & { on: string };

/** The new prices that are known: of terms that wait for their day, and of a renewal that comes automatically. */
export function priceChanges(agreement: Agreement): PriceChange[] {
  const { nextTerms, plan, interval, units, priceCents, endsOn } = agreement;
  const waiting =
    nextTerms && (nextTerms.priceCents !== priceCents || nextTerms.interval !== interval) ? [nextTerms] : [];
  const renewed = { plan, interval, units, priceCents: escalated(agreement), on: endsOn };
  const isRising = plan.renewal === 'automatic' && endsOn !== '' && renewed.priceCents !== priceCents;
  return [...waiting, ...(isRising && waiting.length === 0 ? [renewed] : [])];
}

/** What a new price comes to with tax: `$21.00 a month`. */
export const newPrice = (
  agreement: Agreement,
  { plan, units, interval, priceCents }: Omit<PriceChange, 'on'>,
): string =>
  priceText(
    periodTotalCents({ ...agreement, plan, units, priceCents }, agreement.startsOn),
    interval,
    agreement.currency,
  );
