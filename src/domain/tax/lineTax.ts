import { allocate, type AllocationPart } from '../money/allocate';
import { includedShareOf, shareOf, sumOf } from '../money/amounts';
import { RATE_ONE_PPM } from '../money/limits';
import { roundHalfUp } from '../money/rounding';
import type { ClassRate } from './resolve';
import type { TaxZone } from './schema';

export type Stacking = TaxZone['stacking'];
/** A taxed line or fee. The amount includes the tax if prices do. */
export type TaxableItem = { id: string; amountCents: number; rates: readonly ClassRate[] };
/** One tax on one item. A compound tax has the previous taxes in its base. */
export type ItemTax = {
  taxId: string;
  name: string;
  ratePpm: number;
  baseCents: number;
  amountCents: number;
  note: string;
};

/** Weights of an item's taxes when its price includes them: tax = price × weight ÷ denominator, exactly. */
export type IncludedWeights = { weights: bigint[]; denominator: bigint };

/** Returns the taxes on top of one item, each line rounded separately. */
export function taxesOnTop({ amountCents, rates }: TaxableItem, stacking: Stacking): ItemTax[] {
  const amounts = stacking === 'combined' ? combinedOnTop(amountCents, rates) : [];
  let taxedCents = sumOf(amounts);
  return rates.map((rate, index) => {
    const baseCents = rate.isCompound ? amountCents + taxedCents : amountCents;
    const known = amounts[index];
    const taxCents = known ?? shareOf(baseCents, rate.ratePpm);
    if (known === undefined) taxedCents += taxCents;
    return itemTax(rate, baseCents, taxCents);
  });
}

/** The simple rates, which come first, are combined into one tax, rounded once and divided among them. */
function combinedOnTop(amountCents: number, rates: readonly ClassRate[]): number[] {
  const parts: AllocationPart[] = [];
  let combinedPpm = 0;
  for (const rate of rates) {
    if (rate.isCompound) break;
    parts.push(partOf(rate));
    combinedPpm += rate.ratePpm;
  }
  return allocate(shareOf(amountCents, combinedPpm), parts);
}

/** Returns the taxes included in one item's price, each line rounded separately. */
export function taxesWithin({ amountCents, rates }: TaxableItem, stacking: Stacking): ItemTax[] {
  if (stacking === 'combined' && !rates.some(({ isCompound }) => isCompound)) {
    const combinedPpm = sumOf(rates.map(({ ratePpm }) => ratePpm));
    return withinPrice(amountCents, rates, allocate(includedShareOf(amountCents, combinedPpm), rates.map(partOf)));
  }
  const { weights, denominator } = includedWeights(rates);
  const exact = weights.map((weight) => BigInt(amountCents) * weight);
  if (stacking === 'separate')
    return withinPrice(
      amountCents,
      rates,
      exact.map((part) => roundHalfUp(part, denominator)),
    );
  const totalCents = roundHalfUp(
    exact.reduce((sum, part) => sum + part, 0n),
    denominator,
  );
  return withinPrice(
    amountCents,
    rates,
    allocate(
      totalCents,
      rates.map(({ taxId }, index) => ({ key: taxId, weight: weights[index] ?? 0n })),
    ),
  );
}

/**
 * Divides a price that includes taxes: with simple rates adding up to S and compound rates c₁, c₂ …, the price is net × (1 + S) × (1 +
 * c₁) × (1 + c₂) …
 */
export function includedWeights(rates: readonly ClassRate[]): IncludedWeights {
  const one = BigInt(RATE_ONE_PPM);
  const compounds = rates.filter(({ isCompound }) => isCompound);
  let factor = one + BigInt(sumOf(rates.filter(({ isCompound }) => !isCompound).map(({ ratePpm }) => ratePpm)));
  let pending = compounds.length;
  const weights = rates.map(({ ratePpm, isCompound }) => {
    if (!isCompound) return BigInt(ratePpm) * one ** BigInt(pending);
    pending -= 1;
    const weight = factor * BigInt(ratePpm) * one ** BigInt(pending);
    factor *= one + BigInt(ratePpm);
    return weight;
  });
  return { weights, denominator: factor };
}

/** Combines amounts with rates; the base of a simple tax is the price without taxes, of a compound one with the previous taxes. */
export function withinPrice(amountCents: number, rates: readonly ClassRate[], amounts: readonly number[]): ItemTax[] {
  const netCents = amountCents - sumOf(amounts);
  let taxedCents = 0;
  return rates.map((rate, index) => {
    const baseCents = rate.isCompound ? netCents + taxedCents : netCents;
    taxedCents += amounts[index] ?? 0;
    return itemTax(rate, baseCents, amounts[index] ?? 0);
  });
}

export function itemTax({ taxId, name, ratePpm, note }: ClassRate, baseCents: number, amountCents: number): ItemTax {
  return { taxId, name, ratePpm, baseCents, amountCents, note };
}

const partOf = ({ taxId, ratePpm }: ClassRate): AllocationPart => ({ key: taxId, weight: ratePpm });
