import { chars, times } from './samples';
import type { Fields } from './types';

const MOST_CENTS = 100_000_000_000;

/** A document's contents other than its lines. */
const REST: Fields = {
  currency: 'USD',
  date: '2024-05-01',
  options: times(10, (index) => ({ id: `o${index}` })),
  selectedOptionId: 'o1',
  discounts: times(20, (index) => ({ id: `d${index}` })),
  enteredCodes: times(20, () => 'CODE'),
  discountUsage: {},
  fees: times(20, (index) => ({ id: `f${index}` })),
  tax: { zone: null },
  tipCents: MOST_CENTS,
  deposit: { kind: 'none', ratePpm: 0, amountCents: 0 },
  settlements: [],
};

/** Builds a document with the maximum number of lines. The rules limit its lists and don't look into them. */
export const PAPER = (type: 'estimate' | 'invoice', lines = 500): Fields => ({
  type,
  ...REST,
  lines: times(lines, (index) => ({ id: `l${index}`, name: 'Work' })),
});
/** ... and one that is quick to send. */
export const SMALL_PAPER = (type: 'estimate' | 'invoice'): Fields => ({
  ...PAPER(type, 1),
  options: [],
  discounts: [],
  enteredCodes: [],
  fees: [],
});

/** A line with a short description: a hundred of the longest would fill 400 kB, which only the server's limit covers. */
export const WORK_LINE: Fields = {
  id: chars(128),
  name: chars(200),
  description: chars(400),
  kind: 'material',
  quantityE4: 25_000,
  unit: chars(20),
  unitPriceCents: 1_000_000_000,
  unitCostCents: null,
  taxClass: 'materials',
  isDiscountable: true,
  isOptional: false,
  isSelected: true,
  isQuantityEditable: false,
  photoUrl: '',
  optionId: '',
  pricebookItemId: chars(128),
};
