import { documentInputSchema, type DocumentInput, type DocumentLine } from '@/domain/billing/schema';
import { documentDiscountSchema, type Discount, type DocumentDiscount } from '@/domain/discount/schema';
import { taxSchema, taxZoneSchema, type Tax, type TaxClass, type TaxZone } from '@/domain/tax/schema';

const ALL_CLASSES: TaxClass[] = ['labour', 'materials', 'equipment', 'fee', 'shipping', 'other'];

let lineCount = 0;

/** Builds one unit of labor at `unitPriceCents`, unless overridden. */
export function buildLine(overrides: Partial<DocumentLine> = {}): DocumentLine {
  lineCount += 1;
  return {
    id: `line-${lineCount}`,
    name: 'Service call',
    description: '',
    kind: 'labour',
    quantityE4: 10_000,
    unit: '',
    unitPriceCents: 10_000,
    unitCostCents: null,
    taxClass: 'labour',
    isDiscountable: true,
    isOptional: false,
    isSelected: true,
    isQuantityEditable: false,
    photoUrl: '',
    optionId: '',
    pricebookItemId: '',
    ...overrides,
  };
}

/** Builds an invoice dated 2026-06-01 without discounts, fees, taxes or payments, unless overridden. */
export function buildDocument({
  tax = {},
  ...overrides
}: Omit<Partial<DocumentInput>, 'tax'> & { tax?: Partial<DocumentInput['tax']> } = {}): DocumentInput {
  const empty = documentInputSchema.parse({
    type: 'invoice',
    date: '2026-06-01',
    lines: [],
    tax: { date: '2026-06-01' },
  });
  return { ...empty, tax: { ...empty.tax, ...tax }, ...overrides };
}

/** Builds a tax of `ratePpm` on everything, at all times. */
export function buildTax(
  ratePpm: number,
  { rules, ...overrides }: Omit<Partial<Tax>, 'jurisdiction'> & { jurisdiction?: Partial<Tax['jurisdiction']> } = {},
): Tax {
  return taxSchema.parse({
    id: `tax-${ratePpm}`,
    name: 'Sales tax',
    ...overrides,
    jurisdiction: { name: 'State', level: 'state', ...overrides.jurisdiction },
    rules: rules ?? [{ taxClasses: ALL_CLASSES, ratePpm }],
  });
}

export function buildZone(taxes: Tax[], overrides: Partial<TaxZone> = {}): TaxZone {
  return taxZoneSchema.parse({ id: 'zone-1', name: 'Zone', taxes, ...overrides });
}

/** Builds a stackable discount on the whole document, without conditions. */
export function buildDiscount(
  terms: Partial<Discount>,
  overrides: Partial<Omit<DocumentDiscount, 'terms'>> = {},
): DocumentDiscount {
  return documentDiscountSchema.parse({
    id: 'discount-1',
    ...overrides,
    terms: { name: 'Discount', kind: terms.ratePpm === undefined ? 'fixed' : 'percent', scope: 'document', ...terms },
  });
}
