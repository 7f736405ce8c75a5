import type { DocumentInput } from '../billing/schema';
import { termsOf, usageOf, type DiscountRecord, type DiscountUse } from './discountRecord';
import { hasCode } from './refusal';
import type { Discount, DocumentDiscount } from './schema';

type Defined = DiscountRecord & { id: string };

/** The document fields that change when a discount is given. */
export type DiscountEntries = Pick<DocumentInput, 'discounts' | 'enteredCodes' | 'discountUsage'>;

/** Builds the document's copy of a defined discount. */
export const givenDiscount = (id: string, discount: Defined, lineIds: readonly string[] = []): DocumentDiscount => ({
  id,
  discountId: discount.id,
  terms: termsOf(discount),
  lineIds: [...lineIds],
  approvedBy: '',
});

/** Builds an ad hoc discount for a document. */
export const madeUpDiscount = (id: string, terms: Discount, lineIds: readonly string[] = []): DocumentDiscount => ({
  id,
  discountId: '',
  terms,
  lineIds: [...lineIds],
  approvedBy: '',
});

/** Adds a discount to the document's entries; a code it requires counts as entered. */
export function withDiscount(
  { discounts, enteredCodes, discountUsage }: DiscountEntries,
  added: DocumentDiscount,
  known: { defined?: Defined; uses: readonly DiscountUse[] },
): DiscountEntries {
  const { code } = added.terms;
  return {
    discounts: [...discounts, added],
    enteredCodes: code === '' || hasCode(enteredCodes, code) ? enteredCodes : [...enteredCodes, code],
    discountUsage: known.defined
      ? { ...discountUsage, [known.defined.id]: usageOf(known.defined, known.uses) }
      : discountUsage,
  };
}

/** Removes a discount, its code and its count from the document's entries. */
export function withoutDiscount(
  { discounts, enteredCodes, discountUsage }: DiscountEntries,
  id: string,
): DiscountEntries {
  const removed = discounts.find((discount) => discount.id === id);
  const left = discounts.filter((discount) => discount !== removed);
  const isStillUsed = left.some(({ discountId }) => discountId === removed?.discountId);
  const codes = left.map(({ terms }) => terms.code);
  return {
    discounts: left,
    enteredCodes: enteredCodes.filter((code) => !hasCode([removed?.terms.code ?? ''], code) || hasCode(codes, code)),
    discountUsage: isStillUsed
      ? discountUsage
      : Object.fromEntries(Object.entries(discountUsage).filter(([key]) => key !== removed?.discountId)),
  };
}

/** Finds the discount with a code, ignoring case. */
export const discountWithCode = <T extends Defined>(discounts: readonly T[], code: string): T | undefined =>
  code.trim() === ''
    ? undefined
    : discounts.find((discount) => !discount.isArchived && discount.code !== '' && hasCode([discount.code], code));
