import type { DocumentResult } from '../billing/result';
import type { DocumentDiscount } from './schema';

/**
 * Share of a document's price that ad hoc discounts may take off without a manager, such as what people give away at the door without
 * asking. A defined discount has its own approval threshold.
 */
export const MADE_UP_LIMIT_PPM = 100_000;

/** Whether the ad hoc discounts exceed that in total, so the limit can't be dodged in slices. */
export function isMadeUpAboveLimit(
  discounts: readonly Pick<DocumentDiscount, 'id' | 'discountId'>[],
  {
    subtotalCents,
    appliedDiscounts,
  }: Pick<DocumentResult, 'subtotalCents'> & {
    appliedDiscounts: readonly Pick<DocumentResult['appliedDiscounts'][number], 'id' | 'amountCents'>[];
  },
): boolean {
  const madeUp = new Set(discounts.flatMap(({ id, discountId }) => (discountId === '' ? [id] : [])));
  const takenCents = appliedDiscounts.reduce((sum, { id, amountCents }) => sum + (madeUp.has(id) ? amountCents : 0), 0);
  return takenCents * 1_000_000 > subtotalCents * MADE_UP_LIMIT_PPM;
}
