import { calculateDocument } from '../billing/calculate';
import type { DocumentInput } from '../billing/schema';
import type { DocumentDiscount } from '../discount/schema';
import { formatQuantityOf } from '../money/format';
import type { EstimateChoice } from './api';
import { chosenDocument, chosenLines } from './choice';

/**
 * What was agreed to as an invoice of `date`, to the cent: the chosen lines as plain ones, the discounts that were given,
 * whatever their dates say by now, the taxes of the estimate, the deposit. Nothing is paid yet.
 * @throws AppError `invalid` when the estimate cannot be calculated.
 */
export function invoiceDocument(document: DocumentInput, choice: EstimateChoice, date: string): DocumentInput {
  const lines = chosenLines(document, choice).map((line) => ({
    ...line,
    isOptional: false,
    isSelected: true,
    isQuantityEditable: false,
    optionId: '',
  }));
  const given = new Set(calculateDocument(chosenDocument(document, choice)).appliedDiscounts.map(({ id }) => id));
  const kept = new Set(lines.map(({ id }) => id));
  return {
    ...document,
    type: 'invoice',
    date,
    lines,
    options: [],
    selectedOptionId: '',
    discounts: document.discounts.filter(({ id }) => given.has(id)).map((discount) => agreedDiscount(discount, kept)),
    discountUsage: {},
    settlements: [],
  };
}

/** A discount that was promised is given, also after its last day. */
function agreedDiscount(discount: DocumentDiscount, kept: ReadonlySet<string>): DocumentDiscount {
  return {
    ...discount,
    lineIds: discount.lineIds.filter((id) => kept.has(id)),
    terms: { ...discount.terms, isActive: true, startsOn: '', endsOn: '' },
  };
}

/** The work that was agreed to, a line each, for whoever does it: without prices. */
export function workDescription(document: DocumentInput, choice: EstimateChoice): string {
  const option = document.options.find(({ id }) => id === choice.optionId);
  const lines = chosenLines(document, choice).map(
    ({ name, quantityE4, unit }) => `• ${formatQuantityOf({ quantityE4, unit })} × ${name}`,
  );
  return [...(option ? [option.name] : []), ...lines].join('\n').slice(0, 10_000);
}
