import type { DocumentLine } from '@/domain/billing/schema';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { newId } from '@/lib/ids';

/** An empty line, to be filled in. */
export const newLine = (known: Partial<DocumentLine> = {}): DocumentLine => ({
  id: newId(),
  name: '',
  description: '',
  kind: 'service',
  quantityE4: QUANTITY_ONE_E4,
  unit: '',
  unitPriceCents: 0,
  unitCostCents: null,
  taxClass: 'labour',
  isDiscountable: true,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  photoUrl: '',
  optionId: '',
  pricebookItemId: '',
  ...known,
});

/** Nothing was entered on it yet. */
export const isEmptyLine = ({ name, description, unitPriceCents }: DocumentLine): boolean =>
  name.trim() === '' && description.trim() === '' && unitPriceCents === 0;
