import type { DocumentDiscount } from './schema';

/** The ids of member prices begin with it, which agreements define in place of the company's list of discounts. */
export const MEMBER_PRICE_PREFIX = 'member-';

/** Whether a discount of a document is a member price: it is defined by an agreement, and counted nowhere. */
export const isMemberPrice = ({ discountId }: Pick<DocumentDiscount, 'discountId'>): boolean =>
  discountId.startsWith(MEMBER_PRICE_PREFIX);
