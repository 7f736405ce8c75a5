import { escalated } from './change';
import { periodTotalCents } from './create';
import type { Agreement } from './schema';
import { priceText } from './words';

/** A running agreement's new price: effective from `on`, before tax, per billing period of its interval. */
export type PriceChange = Pick<Agreement, 'plan' | 'interval' | 'priceCents' | 'units'> & { on: string };

/** Returns the known new prices: from terms that wait for their day, and from an automatic renewal. */
export function priceChanges(agreement: Agreement): PriceChange[] {
  const { nextTerms, plan, interval, units, priceCents, endsOn } = agreement;
  const waiting =
    nextTerms && (nextTerms.priceCents !== priceCents || nextTerms.interval !== interval) ? [nextTerms] : [];
  const renewed = { plan, interval, units, priceCents: escalated(agreement), on: endsOn };
  const isRising = plan.renewal === 'automatic' && endsOn !== '' && renewed.priceCents !== priceCents;
  return [...waiting, ...(isRising && waiting.length === 0 ? [renewed] : [])];
}

/** Formats a new price with tax: `$21.00 a month`. */
export const newPrice = (
  agreement: Agreement,
  { plan, units, interval, priceCents }: Omit<PriceChange, 'on'>,
): string =>
  priceText(
    periodTotalCents({ ...agreement, plan, units, priceCents }, agreement.startsOn),
    interval,
    agreement.currency,
  );
