import { costOf } from '@/domain/billing/margin';
import type { DocumentLine } from '@/domain/billing/schema';
import { amountFault } from '@/domain/money/limits';
import { priceOf } from '@/domain/money/amounts';
import { formatCents, formatQuantityOf } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { LINE_TAX_CLASS_LABELS } from '@/domain/tax/schema';

/** What a line comes to before discounts; 0 while its numbers are not valid. */
export const lineCents = ({ quantityE4, unitPriceCents }: DocumentLine): number =>
  amountFault(quantityE4, Infinity) === '' && amountFault(unitPriceCents) === ''
    ? priceOf(quantityE4, unitPriceCents)
    : 0;

/** A line's amount, as text when it costs nothing: a price of $0.00 looks forgotten. */
export const lineAmountText = (line: DocumentLine, currency?: Currency): string =>
  lineCents(line) === 0 && line.name.trim() !== ''
    ? 'No charge'
    : formatCents(lineCents(line), currency && { currency });

/** `38%`: what of the price is not cost. '' without a price or a known cost. */
export function marginText(line: DocumentLine): string {
  const revenueCents = lineCents(line);
  if (line.unitCostCents === null || revenueCents === 0) return '';
  return `${Math.round(((revenueCents - costOf(line)) / revenueCents) * 100)}%`;
}

/** `2.5 h`. */
export const quantityText = (line: Pick<DocumentLine, 'quantityE4' | 'unit'>): string => formatQuantityOf(line);

/** What sets a line apart, in a few words each. `costNote`: what `CostNotes` says of it. */
export function lineMarks(line: DocumentLine, costNote = ''): string[] {
  return [
    line.isOptional ? (line.isSelected ? 'Optional, chosen' : 'Optional, not chosen') : '',
    line.isQuantityEditable ? 'Customer sets quantity' : '',
    line.isDiscountable ? '' : 'No discounts',
    line.photoUrl === '' ? '' : 'Photo',
    costNote,
  ].filter((mark) => mark !== '');
}

/** How a line is taxed, or that nobody has said; '' before it has a name. */
const taxTerm = ({ name, taxClass }: DocumentLine): string => {
  if (name.trim() === '') return '';
  return taxClass === 'unset' ? 'Tax class not chosen' : LINE_TAX_CLASS_LABELS[taxClass];
};

/** What a grid without room for unit and tax class says below the name. */
export const lineTerms = (line: DocumentLine): string[] => [line.unit, taxTerm(line)].filter((term) => term !== '');

/** The same where the unit stands beside the quantity. */
export const taxTerms = (line: DocumentLine): string[] => [taxTerm(line)].filter((term) => term !== '');
