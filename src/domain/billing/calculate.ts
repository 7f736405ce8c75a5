import { AppError } from '@/lib/appError';
import { applyDiscounts, type DiscountResult } from '../discount/apply';
import { priceOf, sumOf } from '../money/amounts';
import { amountFault } from '../money/limits';
import { calculateTaxes, type TaxResult } from '../tax/calculate';
import { checkDocument } from './check';
import { deriveDocument } from './derive';
import { priceFees, priceLines, taxedBase, withoutTax, withTaxes, type PricedItem } from './items';
import { countedLines } from './lines';
import { marginOf } from './margin';
import type { DocumentFigures, DocumentIssue, DocumentResult } from './result';
import type { DocumentInput, DocumentLine } from './schema';
import { depositOf, settle } from './settle';
import { warningsOf } from './warnings';

/**
 * Calculates an estimate or invoice. Steps, each rounded once by the one rule: price of each line → line discounts → document discounts,
 * divided over its lines → fees → tax per line → total with tip → deposit → amounts paid, credited and written off → balance. Nothing is
 * looked up, so the same input gives the same result on every device and at any time. The input isn't changed; the result is plain data,
 * frozen.
 * @throws AppError `invalid` with the issues in `details` when `checkDocument` finds an error.
 */
export function calculateDocument(input: DocumentInput): DocumentResult {
  const found = checkDocument(input);
  refuseErrors(found);
  const counted = countedLines(input);
  const discounts = discountsOf(input, counted);
  const pricedLines = priceLines(counted, discounts.applied);
  const pricedFees = priceFees(input.fees, pricedLines);
  const tax = taxesOf(input, [...pricedLines, ...pricedFees]);
  const figures = figuresOf(input, counted, { discounts, pricedLines, pricedFees, tax });
  const tooLarge = amountFault(figures.totalCents);
  if (tooLarge !== '')
    refuseErrors([{ severity: 'error', code: 'total-too-large', path: '', message: `The total: ${tooLarge}` }]);
  return Object.freeze({
    ...figures,
    derivation: deriveDocument(figures, input, counted),
    issues: [...found, ...warningsOf(discounts, tax.warnings, figures)],
  });
}

/** Calculates the document once for each chosen option, by the option's id. */
export function calculateOptions(input: DocumentInput): Map<string, DocumentResult> {
  return new Map(input.options.map(({ id }) => [id, calculateDocument({ ...input, selectedOptionId: id })]));
}

function refuseErrors(issues: readonly DocumentIssue[]): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first) throw new AppError({ code: 'invalid', userMessage: first.message, details: errors });
}

function discountsOf(input: DocumentInput, lines: readonly DocumentLine[]): DiscountResult {
  return applyDiscounts(input.discounts, {
    lines: lines.map(({ id, kind, isDiscountable, quantityE4, unitPriceCents, pricebookItemId }) => ({
      id,
      kind,
      isDiscountable,
      amountCents: priceOf(quantityE4, unitPriceCents),
      pricebookItemId,
      quantityE4,
    })),
    date: input.date,
    enteredCodes: input.enteredCodes,
    usage: input.discountUsage,
    format: { currency: input.currency },
  });
}

function taxesOf({ lines, fees, tax }: DocumentInput, items: readonly PricedItem[]): TaxResult {
  const classes = new Map([...lines, ...fees].map(({ id, taxClass }) => [id, taxClass]));
  return calculateTaxes(
    items.map(({ id, taxableCents }) => ({ id, amountCents: taxableCents, taxClass: classes.get(id) ?? 'exempt' })),
    tax,
  );
}

type Steps = { discounts: DiscountResult; pricedLines: PricedItem[]; pricedFees: PricedItem[]; tax: TaxResult };

function figuresOf(
  input: DocumentInput,
  counted: readonly DocumentLine[],
  { discounts, pricedLines, pricedFees, tax }: Steps,
): DocumentFigures {
  const isTaxIncluded = input.tax.pricesIncludeTax;
  const [lines, fees] = [pricedLines, pricedFees].map((items) =>
    items.map((item) => withTaxes(item, tax.byItem.get(item.id) ?? [], isTaxIncluded)),
  );
  const all = [...(lines ?? []), ...(fees ?? [])];
  const totalCents = sumOf(all.map((item) => item.totalCents)) + input.tipCents;
  const settled = settle(totalCents, input.settlements);
  // A vendor reimburses its coupon, so it takes nothing from the company's earnings: revenue is the taxable price.
  const revenueCents = sumOf(all.map((item) => withoutTax(item, isTaxIncluded) + item.taxableCents - item.netCents));
  return {
    currency: input.currency,
    lines: lines ?? [],
    fees: fees ?? [],
    appliedDiscounts: discounts.applied,
    refusedDiscounts: discounts.refused,
    subtotalCents: sumOf(pricedLines.map(({ grossCents }) => grossCents)),
    discountCents: sumOf(pricedLines.map(({ discountCents }) => discountCents)),
    feesCents: sumOf(pricedFees.map(({ grossCents }) => grossCents)),
    taxableCents: sumOf(all.map((item) => taxedBase(item, isTaxIncluded))),
    taxes: tax.totals,
    taxCents: tax.taxCents,
    isTaxIncluded,
    tipCents: input.tipCents,
    totalCents,
    deposit: depositOf(input.deposit, totalCents - input.tipCents, settled),
    ...settled,
    margin: marginOf(revenueCents, counted),
  };
}
