import { costOf } from '@/domain/billing/margin';
import type { DocumentLine } from '@/domain/billing/schema';
import { amountFault } from '@/domain/money/limits';
import { priceOf } from '@/domain/money/amounts';
import { formatCents, formatQuantityOf } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { LINE_TAX_CLASS_LABELS } from '@/domain/tax/schema';

/** Returns a line's amount before discounts; 0 if its numbers are invalid. */
export const lineCents = ({ quantityE4, unitPriceCents }: DocumentLine): number =>
  amountFault(quantityE4, Infinity) === '' && amountFault(unitPriceCents) === ''
    ? priceOf(quantityE4, unitPriceCents)
    : 0;

/** Returns a line's amount as text, in words if it's free: a price of $0.00 looks forgotten. */
export const lineAmountText = (line: DocumentLine, currency?: Currency): string =>
  lineCents(line) === 0 && line.name.trim() !== ''
    ? 'No charge'
    : formatCents(lineCents(line), currency && { currency });

/** `38%`: the share of the price that isn't cost. '' without a price or a known cost. */
export function marginText(line: DocumentLine): string {
  const revenueCents = lineCents(line);
  if (line.unitCostCents === null || revenueCents === 0) return '';
  return `${Math.round(((revenueCents - costOf(line)) / revenueCents) * 100)}%`;
}

/** Formats a quantity with its unit: `2.5 h`. */
export const quantityText = (line: Pick<DocumentLine, 'quantityE4' | 'unit'>): string => formatQuantityOf(line);

/** Returns what is special about a line, in a few words each. `costNote`: the note from `CostNotes`. */
export function lineMarks(line: DocumentLine, costNote = ''): string[] {
  return [
    line.isOptional ? (line.isSelected ? 'Optional, chosen' : 'Optional, not chosen') : '',
    line.isQuantityEditable ? 'Customer sets quantity' : '',
    line.isDiscountable ? '' : 'No discounts',
    line.photoUrl === '' ? '' : 'Photo',
    costNote,
  ].filter((mark) => mark !== '');
}

/** Returns how a line is taxed, or that this hasn't been chosen; '' before it has a name. */
const taxTerm = ({ name, taxClass }: DocumentLine): string => {
  if (name.trim() === '') return '';
  return taxClass === 'unset' ? 'Tax class not chosen' : LINE_TAX_CLASS_LABELS[taxClass];
};

/** Returns what a grid without room for unit and tax class shows below the name. */
export const lineTerms = (line: DocumentLine): string[] => [line.unit, taxTerm(line)].filter((term) => term !== '');

/** Same, if the unit is next to the quantity. */
export const taxTerms = (line: DocumentLine): string[] => [taxTerm(line)].filter((term) => term !== '');
