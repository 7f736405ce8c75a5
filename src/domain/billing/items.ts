import type { AppliedDiscount } from '../discount/apply';
import { priceOf, shareOf, sumOf } from '../money/amounts';
import { QUANTITY_ONE_E4 } from '../money/limits';
import type { ItemTax } from '../tax/lineTax';
import type { LineResult } from './result';
import type { DocumentFee, DocumentLine } from './schema';

/** A line or fee before tax. */
export type PricedItem = Omit<LineResult, 'taxes' | 'taxCents' | 'totalCents'>;

/** Returns lines minus their discounts. A vendor's coupon lowers what is paid, not what is taxed. */
export function priceLines(lines: readonly DocumentLine[], applied: readonly AppliedDiscount[]): PricedItem[] {
  const taken = new Map<string, { company: number; vendor: number }>();
  for (const { funding, shares } of applied) {
    for (const { lineId, amountCents } of shares) {
      const sum = taken.get(lineId) ?? { company: 0, vendor: 0 };
      sum[funding] += amountCents;
      taken.set(lineId, sum);
    }
  }
  return lines.map(({ id, name, quantityE4, unitPriceCents }) => {
    const { company, vendor } = taken.get(id) ?? { company: 0, vendor: 0 };
    const grossCents = priceOf(quantityE4, unitPriceCents);
    return {
      id,
      name,
      quantityE4,
      unitPriceCents,
      grossCents,
      discountCents: company + vendor,
      netCents: grossCents - company - vendor,
      taxableCents: grossCents - company,
    };
  });
}

/** Returns fees: fixed, or a share of the lines' total after discounts. */
export function priceFees(fees: readonly DocumentFee[], lines: readonly PricedItem[]): PricedItem[] {
  const linesCents = sumOf(lines.map(({ netCents }) => netCents));
  return fees.map(({ id, name, kind, amountCents, ratePpm }) => {
    const grossCents = kind === 'fixed' ? amountCents : shareOf(linesCents, ratePpm);
    return {
      id,
      name,
      quantityE4: QUANTITY_ONE_E4,
      unitPriceCents: grossCents,
      grossCents,
      discountCents: 0,
      netCents: grossCents,
      taxableCents: grossCents,
    };
  });
}

/** Adds taxes to an item, on top of its price or within it. Field by field, because spreading was the slowest step of all. */
export function withTaxes(item: PricedItem, taxes: ItemTax[], isTaxIncluded: boolean): LineResult {
  let taxCents = 0;
  for (const { amountCents } of taxes) taxCents += amountCents;
  const { id, name, quantityE4, unitPriceCents, grossCents, discountCents, netCents, taxableCents } = item;
  const totalCents = isTaxIncluded ? netCents : netCents + taxCents;
  return {
    id,
    name,
    quantityE4,
    unitPriceCents,
    grossCents,
    discountCents,
    netCents,
    taxableCents,
    taxes,
    taxCents,
    totalCents,
  };
}

/** Returns an item's sale price without tax. */
export const withoutTax = ({ netCents, taxCents }: LineResult, isTaxIncluded: boolean): number =>
  isTaxIncluded ? netCents - taxCents : netCents;

/** Returns the amount without tax that at least one tax above 0% was charged on. */
export function taxedBase({ taxableCents, taxes, taxCents }: LineResult, isTaxIncluded: boolean): number {
  if (!taxes.some(({ ratePpm }) => ratePpm > 0)) return 0;
  return isTaxIncluded ? taxableCents - taxCents : taxableCents;
}
