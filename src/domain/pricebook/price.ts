import { daysBetween } from '@/lib/calendar';
import { priceOf, sumOf } from '../money/amounts';
import { formatCents, formatRate } from '../money/format';
import { MAX_UNIT_PRICE_CENTS, RATE_ONE_PPM } from '../money/limits';
import { multiplyDivide, roundHalfUp } from '../money/rounding';
import type { PricebookItem } from './schema';
import type { MarkupTier, PriceRounding, PricebookSettings } from './settings';

/** One step of a price calculation: `Markup tier up to $50.00` · `+ 150%` · 5000. */
export type PriceStep = { label: string; detail: string; amountCents: number };

export type PriceExplanation = {
  /** The rule's price; null when it can't be calculated, with the reason in `fault`. */
  priceCents: number | null;
  fault: string;
  steps: PriceStep[];
};

type Priced = Pick<PricebookItem, 'pricing' | 'costCents' | 'priceCents'>;

const cannot = (fault: string): PriceExplanation => ({ priceCents: null, fault, steps: [] });

/** Returns the tier that covers a cost, or null when the tiers end below it. */
const tierFor = (costCents: number, tiers: readonly MarkupTier[]): MarkupTier | null =>
  tiers.find(({ upToCents }) => upToCents === null || costCents <= upToCents) ?? null;

/** Rounds a calculated price, always up. A price of zero stays zero. */
export function roundPrice(cents: number, rounding: PriceRounding): number {
  if (cents === 0 || rounding === 'cent') return cents;
  if (rounding === 'dollar') return Math.ceil(cents / 100) * 100;
  return Math.ceil((cents + 1) / 100) * 100 - 1;
}

/**
 * Applies an item's pricing rule and explains it step by step. A bundle priced by its parts has no price of its own: use `priceOfParts`.
 * Never throws.
 */
export function priceOfItem(
  { pricing, costCents, priceCents }: Priced,
  { tiers, rounding }: Pick<PricebookSettings, 'tiers' | 'rounding'>,
): PriceExplanation {
  if (pricing.kind === 'fixed')
    return { priceCents, fault: '', steps: [{ label: 'Fixed price', detail: 'as entered', amountCents: priceCents }] };
  if (pricing.kind === 'parts') return cannot('The price is the sum of the parts');
  if (costCents === null) return cannot('The cost is not known');
  const tier = pricing.kind === 'tiers' ? tierFor(costCents, tiers) : null;
  if (pricing.kind === 'tiers' && tier === null) return cannot('No markup tier reaches this cost');
  const ratePpm = tier ? tier.markupPpm : pricing.ratePpm;
  const exactCents = pricing.kind === 'margin' ? atMargin(costCents, ratePpm) : withMarkup(costCents, ratePpm);
  const finalCents = roundPrice(exactCents, rounding);
  if (finalCents > MAX_UNIT_PRICE_CENTS) return cannot('The price would be too high');
  const rule = pricing.kind === 'margin' ? 'Margin' : tier ? tierLabel(tier) : 'Markup';
  const steps = [
    { label: 'Cost', detail: '', amountCents: costCents },
    {
      label: rule,
      detail:
        pricing.kind === 'margin' ? `${formatRate(ratePpm)} of the price` : `+ ${formatRate(ratePpm)} of the cost`,
      amountCents: exactCents - costCents,
    },
    ...(finalCents === exactCents
      ? []
      : [
          {
            label: 'Rounded up',
            detail: rounding === 'dollar' ? 'to the whole dollar' : 'to .99',
            amountCents: finalCents - exactCents,
          },
        ]),
  ];
  return { priceCents: finalCents, fault: '', steps };
}

const tierLabel = ({ upToCents }: MarkupTier): string =>
  upToCents === null ? 'Markup tier for anything above that' : `Markup tier up to ${formatCents(upToCents)}`;

const withMarkup = (costCents: number, markupPpm: number): number =>
  multiplyDivide(costCents, RATE_ONE_PPM + markupPpm, RATE_ONE_PPM);
const atMargin = (costCents: number, marginPpm: number): number =>
  roundHalfUp(BigInt(costCents) * BigInt(RATE_ONE_PPM), BigInt(RATE_ONE_PPM - marginPpm));

export type PricedPart = { priceCents: number; costCents: number | null; quantityE4: number };

/** Adds up a bundle's parts: each part's quantity × price, rounded as a line. Cost is null when a part's is unknown. */
export function priceOfParts(parts: readonly PricedPart[]): { priceCents: number; costCents: number | null } {
  const isKnown = parts.every(({ costCents }) => costCents !== null);
  return {
    priceCents: sumOf(parts.map(({ quantityE4, priceCents }) => priceOf(quantityE4, priceCents))),
    costCents: isKnown ? sumOf(parts.map(({ quantityE4, costCents }) => priceOf(quantityE4, costCents ?? 0))) : null,
  };
}

export type Margin = { marginCents: number; /** null when nothing is charged. */ marginPpm: number | null };

/** Returns the margin of a price over its cost; null when the cost is unknown. */
export function marginOfPrice(priceCents: number, costCents: number | null): Margin | null {
  if (costCents === null) return null;
  const marginCents = priceCents - costCents;
  return { marginCents, marginPpm: priceCents === 0 ? null : multiplyDivide(marginCents, RATE_ONE_PPM, priceCents) };
}

export const isLowMargin = (margin: Margin | null, lowMarginPpm: number): boolean =>
  margin !== null && (margin.marginPpm === null ? margin.marginCents < 0 : margin.marginPpm < lowMarginPpm);

/** Returns an item for storing, with its rule's current price. If the rule yields none, the old price stays. */
export function withRulePrice<T extends Priced>(item: T, settings: Pick<PricebookSettings, 'tiers' | 'rounding'>): T {
  const { priceCents } = priceOfItem(item, settings);
  return { ...item, priceCents: priceCents ?? item.priceCents };
}

/**
 * Whether the cost has gone unverified for longer than the company allows. `today` is YYYY-MM-DD in the company's zone. A cost without a
 * date counts as stale; a missing cost doesn't.
 */
export function isCostStale(
  { costCents, costCheckedOn }: Pick<PricebookItem, 'costCents' | 'costCheckedOn'>,
  today: string,
  staleAfterDays: number,
): boolean {
  if (costCents === null || staleAfterDays === 0) return false;
  if (costCheckedOn === '') return true;
  return daysBetween(costCheckedOn, today) > staleAfterDays;
}
