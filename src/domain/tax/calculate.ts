import { sumOf } from '../money/amounts';
import { documentTaxesOnTop, documentTaxesWithin } from './documentTax';
import { taxesOnTop, taxesWithin, type ItemTax, type TaxableItem } from './lineTax';
import { certificateWarnings, ratesFor, type ClassRates, type TaxWarning } from './resolve';
import type { DocumentTax, JurisdictionLevel, LineTaxClass } from './schema';

/** A line or fee to be taxed, at its price after the discounts that lower the taxable price. */
export type TaxedItem = { id: string; amountCents: number; taxClass: LineTaxClass };

/** One jurisdiction's tax total on a document. `taxableCents` is the base on which its rate was above zero. */
export type TaxTotal = {
  taxId: string;
  name: string;
  jurisdictionName: string;
  level: JurisdictionLevel;
  taxableCents: number;
  amountCents: number;
};

export type TaxResult = {
  /** By the item's id, in the order in which the taxes are charged. */
  byItem: ReadonlyMap<string, ItemTax[]>;
  /** In the order of the zone, including zero taxes. */
  totals: TaxTotal[];
  taxCents: number;
  warnings: TaxWarning[];
};

/**
 * Calculates a document's taxes: for every item the rates of its class on the document's day, rounded as the document specifies, added up
 * per tax.
 */
export function calculateTaxes(items: readonly TaxedItem[], tax: DocumentTax): TaxResult {
  const known = new Map<LineTaxClass, ClassRates>();
  const taxable = items.map(({ id, amountCents, taxClass }): TaxableItem => {
    const rates = known.get(taxClass) ?? ratesFor(taxClass, tax);
    known.set(taxClass, rates);
    return { id, amountCents, rates: rates.rates };
  });
  const perItem = roundedTaxes(taxable, tax);
  const byItem = new Map(taxable.map(({ id }, index) => [id, perItem[index] ?? []]));
  const totals = totalsOf(perItem, tax);
  const warnings = [...certificateWarnings(tax), ...[...known.values()].flatMap((rates) => rates.warnings)];
  return {
    byItem,
    totals,
    taxCents: sumOf(totals.map(({ amountCents }) => amountCents)),
    warnings: withoutRepeats(warnings),
  };
}

function roundedTaxes(items: readonly TaxableItem[], { zone, rounding, pricesIncludeTax }: DocumentTax): ItemTax[][] {
  const stacking = zone?.stacking ?? 'combined';
  if (rounding === 'document')
    return pricesIncludeTax ? documentTaxesWithin(items, stacking) : documentTaxesOnTop(items, stacking);
  return items.map((item) => (pricesIncludeTax ? taxesWithin(item, stacking) : taxesOnTop(item, stacking)));
}

function totalsOf(perItem: readonly ItemTax[][], { zone }: DocumentTax): TaxTotal[] {
  const sums = new Map<string, { taxableCents: number; amountCents: number }>();
  for (const taxes of perItem) {
    for (const { taxId, ratePpm, baseCents, amountCents } of taxes) {
      const sum = sums.get(taxId) ?? { taxableCents: 0, amountCents: 0 };
      if (ratePpm > 0) sum.taxableCents += baseCents;
      sum.amountCents += amountCents;
      sums.set(taxId, sum);
    }
  }
  return (zone?.taxes ?? []).map(({ id, name, jurisdiction }) => ({
    taxId: id,
    name,
    jurisdictionName: jurisdiction.name,
    level: jurisdiction.level,
    ...(sums.get(id) ?? { taxableCents: 0, amountCents: 0 }),
  }));
}

const withoutRepeats = (warnings: readonly TaxWarning[]): TaxWarning[] => [
  ...new Map(warnings.map((warning) => [warning.message, warning])).values(),
];
