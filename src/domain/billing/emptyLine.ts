import { QUANTITY_ONE_E4 } from '../money/limits';
import type { DocumentLine } from './schema';

/** A line of an estimate or invoice that is to be filled in: one of a service without a name or a price. */
export const emptyLine = (id: string): DocumentLine => ({
  id,
  name: '',
  description: '',
  kind: 'service',
  quantityE4: QUANTITY_ONE_E4,
  unit: '',
  unitPriceCents: 0,
  unitCostCents: null,
  taxClass: 'unset',
  isDiscountable: true,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  photoUrl: '',
  optionId: '',
  pricebookItemId: '',
});
