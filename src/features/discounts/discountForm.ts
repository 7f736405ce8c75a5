import { z } from 'zod';
import { ITEM_KIND_LABELS } from '@/domain/billing/itemKind';
import type { DiscountRecord } from '@/domain/discount/discountRecord';
import { discountFields, refineDiscount, type Discount } from '@/domain/discount/schema';
import { amountCents, ratePpm } from '@/domain/money/schema';

const optional = <T extends z.ZodType<number>>(schema: T) => z.union([z.literal(''), schema]);

const fields = discountFields.extend({
  ratePpm: optional(ratePpm),
  amountCents: optional(amountCents),
  capCents: optional(amountCents),
  minimumSubtotalCents: optional(amountCents),
  usageLimit: optional(z.number().int('Whole times').min(1, 'At least once').max(1_000_000, 'At most 1,000,000')),
  perCustomerLimit: optional(z.number().int('Whole times').min(1, 'At least once').max(1000, 'At most 1,000')),
  approvalAboveCents: optional(amountCents),
  order: z.number().int('A whole number').min(0, 'At least 0').max(1000, 'At most 1,000'),
});
export type DiscountValues = z.output<typeof fields>;

/** Converts form values to discount terms: empty limits mean no limit, and only the amount of its kind is kept. */
export const toTerms = (values: DiscountValues): Discount => ({
  ...values,
  code: values.code.trim().toUpperCase(),
  ratePpm: values.kind === 'percent' ? values.ratePpm || 0 : 0,
  amountCents: values.kind === 'fixed' ? values.amountCents || 0 : 0,
  capCents: values.capCents === '' ? null : values.capCents,
  minimumSubtotalCents: values.minimumSubtotalCents || 0,
  usageLimit: values.usageLimit || null,
  perCustomerLimit: values.perCustomerLimit || null,
  approvalAboveCents: values.approvalAboveCents === '' ? null : values.approvalAboveCents,
});

/** Validates the form: an empty number field holds '', and codes used by another discount are rejected. */
export const discountFormSchema = (takenCodes: readonly string[]) =>
  fields.superRefine((values, context) => {
    refineDiscount(toTerms(values), context);
    if (values.code.trim() !== '' && takenCodes.includes(values.code.trim().toUpperCase())) {
      context.addIssue({ code: 'custom', path: ['code'], message: 'Another discount has this code' });
    }
  });

/** Converts a discount to form values; null starts a new one. */
export function toValues(discount: DiscountRecord | null): DiscountValues {
  if (!discount)
    return {
      ...discountFields.parse({ name: '-', kind: 'percent', scope: 'document' }),
      name: '',
      ratePpm: '',
      amountCents: '',
      capCents: '',
      minimumSubtotalCents: '',
      usageLimit: '',
      perCustomerLimit: '',
      approvalAboveCents: '',
    };
  const terms = discountFields.parse(discount);
  return {
    ...terms,
    ratePpm: terms.ratePpm || '',
    amountCents: terms.amountCents || '',
    capCents: terms.capCents ?? '',
    minimumSubtotalCents: terms.minimumSubtotalCents || '',
    usageLimit: terms.usageLimit ?? '',
    perCustomerLimit: terms.perCustomerLimit ?? '',
    approvalAboveCents: terms.approvalAboveCents ?? '',
  };
}

/** Labels for the select options. */
export const DISCOUNT_CHOICES = {
  kind: { percent: 'Percent', fixed: 'Amount' },
  scope: { document: 'The document', line: 'Each line by itself' },
  funding: { company: 'Us: lowers the price and the tax', vendor: 'The vendor: the tax stays' },
  stacking: { stackable: 'Can be combined', exclusive: 'Not combined: whichever saves more' },
} as const satisfies Partial<{ [Field in keyof Discount]: Record<Discount[Field] & string, string> }>;

export const DISCOUNT_FIELD_LABELS: Partial<Record<keyof DiscountRecord, string>> = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  ratePpm: 'Percent',
  amountCents: 'Amount',
  scope: 'Applies to',
  itemKinds: 'Only on',
  funding: 'Who pays for it',
  stacking: 'Other discounts',
  order: 'Order',
  capCents: 'At most',
  minimumSubtotalCents: 'Minimum subtotal',
  startsOn: 'First day',
  endsOn: 'Last day',
  usageLimit: 'Total uses',
  perCustomerLimit: 'Uses per customer',
  reason: 'Reason',
  approvalAboveCents: 'Needs approval above',
  isActive: 'Switched on',
  isArchived: 'Archived',
};

/** Describes a discount's options in the form's terms. */
export function discountInWords(field: keyof DiscountRecord, value: unknown): string | null {
  if (field === 'itemKinds') return (value as Discount['itemKinds']).map((kind) => ITEM_KIND_LABELS[kind]).join(', ');
  const labels: Partial<Record<string, Record<string, string>>> = DISCOUNT_CHOICES;
  return labels[field]?.[String(value)] ?? null;
}
