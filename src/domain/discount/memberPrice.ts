import type { DocumentDiscount } from './schema';

/** Prefix of member price IDs, which are defined by agreements instead of the company's list of discounts. */
export const MEMBER_PRICE_PREFIX = 'member-';

/** Whether a document's discount is a member price: it is defined by an agreement, and its uses are not counted. */
export const isMemberPrice = ({ discountId }: Pick<DocumentDiscount, 'discountId'>): boolean =>
  discountId.startsWith(MEMBER_PRICE_PREFIX);
