import { z } from 'zod';
import type { ListQuery } from '../record/listQuery';
import { recordId } from '../record/schema';
import { discountFields, refineDiscount, type Discount, type DiscountUsage } from './schema';

/** All discounts are loaded together: there are few, and the picker evaluates each one. */
export const DISCOUNT_LIST_LIMIT = 300;
const DISCOUNT_USE_LIST_LIMIT = 300;

/** companies/{c}/discounts/{id}. Archived ones are kept for the documents that reference them, but never offered. */
export const discountRecordSchema = discountFields
  .extend({
    /** Number of issued documents with this discount; counted only by functions. */
    usedTotal: z.number().int().min(0).default(0),
    isArchived: z.boolean().default(false),
  })
  .superRefine(refineDiscount);
export type DiscountRecord = z.infer<typeof discountRecordSchema>;

/** companies/{c}/discountUses/{discountId}_{customerId}: how often a customer has received a discount. Written only by functions. */
export const discountUseSchema = z.object({
  discountId: recordId,
  customerId: recordId,
  count: z.number().int().min(0).default(0),
});
export type DiscountUse = z.infer<typeof discountUseSchema>;

export const discountUseId = (discountId: string, customerId: string): string => `${discountId}_${customerId}`;

/** A customer's discount uses so far. */
export const discountUsesOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  limit: DISCOUNT_USE_LIST_LIMIT,
});

/** Returns the terms that a document copies. */
export function termsOf(discount: DiscountRecord): Discount {
  return { ...discountFields.parse(discount), isActive: discount.isActive && !discount.isArchived };
}

/** Returns how often a discount has been given, in the form of a document's input. */
export const usageOf = (discount: DiscountRecord & { id: string }, uses: readonly DiscountUse[]): DiscountUsage => ({
  total: discount.usedTotal,
  byCustomer: uses.find(({ discountId }) => discountId === discount.id)?.count ?? 0,
});

export type DiscountState = 'active' | 'scheduled' | 'ended' | 'used-up' | 'off' | 'archived';
export const DISCOUNT_STATE_LABELS: Record<DiscountState, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  'used-up': 'Used up',
  off: 'Switched off',
  archived: 'Archived',
};

/** Returns a discount's status on `date` (YYYY-MM-DD). */
export function discountState(
  { isArchived, isActive, startsOn, endsOn, usageLimit, usedTotal }: DiscountRecord,
  date: string,
): DiscountState {
  if (isArchived) return 'archived';
  if (endsOn !== '' && endsOn < date) return 'ended';
  if (!isActive) return 'off';
  if (usageLimit !== null && usedTotal >= usageLimit) return 'used-up';
  return startsOn !== '' && date < startsOn ? 'scheduled' : 'active';
}
