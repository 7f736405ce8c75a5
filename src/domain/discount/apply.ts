import { allocate } from '../money/allocate';
import { priceOf, shareOf, sumOf } from '../money/amounts';
import { formatCents } from '../money/format';
import { QUANTITY_ONE_E4 } from '../money/limits';
import {
  hasCode,
  linesFor,
  refusal,
  refusalOf,
  type DiscountableLine,
  type DiscountContext,
  type RefusedDiscount,
} from './refusal';
import type { DocumentDiscount } from './schema';

/** The amount one discount takes off one line. `baseCents` is the line's remaining price before it. */
export type DiscountShare = { lineId: string; baseCents: number; amountCents: number };
export type AppliedDiscount = {
  id: string;
  name: string;
  /** As defined, for the explanation. */
  kind: 'percent' | 'fixed';
  scope: 'line' | 'document';
  funding: 'company' | 'vendor';
  ratePpm: number;
  /** The remaining price of all its lines before it. */
  baseCents: number;
  amountCents: number;
  shares: DiscountShare[];
  /** Why the discount is below its nominal amount, as text; '' if it isn't. */
  note: string;
};
export type DiscountResult = { applied: AppliedDiscount[]; refused: RefusedDiscount[]; unknownCodes: string[] };

/**
 * Applies discounts to lines. Line discounts come before document discounts, then the lower `order`, then the id; each is calculated on
 * what the previous ones left. An exclusive discount can't be combined: the customer gets whichever saves more, all the stackable ones
 * together or the best exclusive one. No line goes below zero.
 */
export function applyDiscounts(discounts: readonly DocumentDiscount[], context: DiscountContext): DiscountResult {
  const refused: RefusedDiscount[] = [];
  const possible: DocumentDiscount[] = [];
  for (const discount of discounts) {
    const reason = refusalOf(discount, context);
    if (reason) refused.push(reason);
    else possible.push(discount);
  }
  const stackable = possible.filter(({ terms }) => terms.stacking === 'stackable').sort(byTurn);
  const alone = possible
    .filter(({ terms }) => terms.stacking === 'exclusive')
    .sort(byTurn)
    .map((discount) => [discount]);
  const outcomes = [stackable, ...alone].map((group) => ({ group, ...takeOff(group, context) }));
  const best = outcomes.reduce((winner, outcome) => (outcome.savedCents > winner.savedCents ? outcome : winner));
  const outdone = possible.filter((discount) => !best.group.includes(discount));
  const names = best.applied.map(({ name }) => `“${name}”`).join(' and ');
  refused.push(...best.refused);
  for (const discount of outdone) {
    // If nothing was given, it didn't lose to another discount: its own reason applies.
    const own = outcomes.find(({ group }) => group.includes(discount))?.refused.find(({ id }) => id === discount.id);
    refused.push(
      own ?? refusal(discount, 'not-combinable', `it cannot be combined with ${names}, which saves as much or more.`),
    );
  }
  const codes = discounts.map(({ terms }) => terms.code).filter((code) => code !== '');
  return {
    applied: best.applied,
    refused,
    unknownCodes: context.enteredCodes.filter((code) => code.trim() !== '' && !hasCode(codes, code)),
  };
}

function byTurn(a: DocumentDiscount, b: DocumentDiscount): number {
  const scope = Number(a.terms.scope === 'document') - Number(b.terms.scope === 'document');
  return scope || a.terms.order - b.terms.order || (a.id < b.id ? -1 : 1);
}

type RemainingLine = DiscountableLine & { leftCents: number };

function takeOff(group: readonly DocumentDiscount[], context: DiscountContext) {
  const applied: AppliedDiscount[] = [];
  const refused: RefusedDiscount[] = [];
  const lines: RemainingLine[] = context.lines.map((line) => ({ ...line, leftCents: line.amountCents }));
  for (const discount of group) {
    const eligible = linesFor(discount, lines);
    const taken = computeDiscount(discount, eligible);
    const { approvalAboveCents } = discount.terms;
    if (taken.amountCents === 0) {
      refused.push(refusal(discount, 'nothing-left', 'there is nothing left for it to take off.'));
    } else if (approvalAboveCents !== null && taken.amountCents > approvalAboveCents && discount.approvedBy === '') {
      const [amount, limit] = [
        formatCents(taken.amountCents, context.format),
        formatCents(approvalAboveCents, context.format),
      ];
      refused.push(refusal(discount, 'needs-approval', `${amount} is more than ${limit} and needs approval.`));
    } else {
      applied.push(taken);
      eligible.forEach((line, index) => (line.leftCents -= taken.shares[index]?.amountCents ?? 0));
      taken.shares = taken.shares.filter(({ amountCents }) => amountCents !== 0);
    }
  }
  return { applied, refused, savedCents: sumOf(applied.map(({ amountCents }) => amountCents)) };
}

/** Returns how much a line's item price is below its list price. */
function belowList(
  { leftCents, pricebookItemId, quantityE4 = QUANTITY_ONE_E4 }: RemainingLine,
  prices: DocumentDiscount['terms']['itemPrices'],
): number {
  const price = prices?.find(({ itemId }) => itemId === pricebookItemId);
  return price ? Math.max(0, leftCents - priceOf(quantityE4, price.unitPriceCents)) : 0;
}

/** Computes one discount on the current lines, with a share for each of them, including zero. */
function computeDiscount({ id, terms }: DocumentDiscount, lines: readonly RemainingLine[]): AppliedDiscount {
  const nominal = (baseCents: number): number =>
    terms.kind === 'percent' ? shareOf(baseCents, terms.ratePpm) : Math.min(terms.amountCents, baseCents);
  const baseCents = sumOf(lines.map(({ leftCents }) => leftCents));
  const perLine = terms.itemPrices
    ? lines.map((line) => belowList(line, terms.itemPrices))
    : terms.scope === 'line'
      ? lines.map(({ leftCents }) => nominal(leftCents))
      : null;
  const wantedCents = perLine ? sumOf(perLine) : nominal(baseCents);
  const isCapped = terms.capCents !== null && wantedCents > terms.capCents;
  const amountCents = isCapped ? (terms.capCents ?? 0) : wantedCents;
  const weights = perLine ?? lines.map(({ leftCents }) => leftCents);
  const amounts =
    perLine && !isCapped
      ? perLine
      : allocate(
          amountCents,
          lines.map((line, index) => ({ key: line.id, weight: weights[index] ?? 0 })),
        );
  const fixedCents = terms.scope === 'line' ? terms.amountCents * lines.length : terms.amountCents;
  const isShort = terms.kind === 'fixed' && !isCapped && wantedCents < fixedCents;
  return {
    id,
    name: terms.name,
    kind: terms.kind,
    scope: terms.scope,
    funding: terms.funding,
    ratePpm: terms.kind === 'percent' ? terms.ratePpm : 0,
    baseCents,
    amountCents,
    shares: lines.map((line, index) => ({
      lineId: line.id,
      baseCents: line.leftCents,
      amountCents: amounts[index] ?? 0,
    })),
    note: isCapped ? 'capped at its maximum' : isShort ? 'capped at what is left' : '',
  };
}
