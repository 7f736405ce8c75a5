import { QUANTITY_ONE_E4 } from '../money/limits';
import type { DocumentLine } from './schema';

/** Returns a blank line for an estimate or invoice: a service without a name or price. */
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
