import type { DocumentDiscount } from './schema';

/** Prefix of the ids of member prices, which come from agreements instead of the company's list of discounts. */
export const MEMBER_PRICE_PREFIX = 'member-';

/** Whether a document's discount is a member price: it is defined by an agreement, and its uses aren't counted. */
export const isMemberPrice = ({ discountId }: Pick<DocumentDiscount, 'discountId'>): boolean =>
  discountId.startsWith(MEMBER_PRICE_PREFIX);
