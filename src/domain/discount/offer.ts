import { AppError } from '@/lib/appError';
import { calculateDocument } from '../billing/calculate';
import type { DocumentResult } from '../billing/result';
import type { DocumentInput } from '../billing/schema';
import type { DocumentDiscount } from './schema';

/** The effect of adding a discount to a document. */
export type DiscountOffer = {
  /** The amount it takes off on its own. */
  amountCents: number;
  /** Additional savings for the customer: less than `amountCents` if other discounts shrink or drop out because of it. */
  extraCents: number;
  /** The customer's new total. */
  totalCents: number;
  /** Names of the discounts it would replace. */
  displaced: string[];
  /** The reason it would be refused, as a message; '' if it wouldn't. */
  refusal: string;
  /** True when it may be added anyway and takes effect once someone approves it. */
  needsApproval: boolean;
};

const refused = (refusal: string, needsApproval = false): DiscountOffer => ({
  amountCents: 0,
  extraCents: 0,
  totalCents: 0,
  displaced: [],
  refusal,
  needsApproval,
});

/** Uses the kernel to compute what `candidate` would take off `document`, treating its code as entered if it needs one. */
export function offerOf(
  document: DocumentInput,
  candidate: DocumentDiscount,
  { isCodeEntered = false }: { isCodeEntered?: boolean } = {},
): DiscountOffer {
  const codes =
    isCodeEntered && candidate.terms.code !== ''
      ? [...document.enteredCodes, candidate.terms.code]
      : document.enteredCodes;
  try {
    const before = calculateDocument(document);
    const after = calculateDocument({
      ...document,
      discounts: [...document.discounts, candidate],
      enteredCodes: codes,
    });
    const applied = after.appliedDiscounts.find(({ id }) => id === candidate.id);
    if (!applied) {
      const why = after.refusedDiscounts.find(({ id }) => id === candidate.id);
      return refused(why?.message ?? 'It would not be applied.', why?.reason === 'needs-approval');
    }
    const still = new Set(after.appliedDiscounts.map(({ id }) => id));
    return {
      amountCents: applied.amountCents,
      extraCents: before.totalCents - after.totalCents,
      totalCents: after.totalCents,
      displaced: before.appliedDiscounts.filter(({ id }) => !still.has(id)).map(({ name }) => name),
      refusal: '',
      needsApproval: false,
    };
  } catch (error) {
    return refused(
      error instanceof AppError
        ? `The document cannot be calculated yet: ${error.userMessage}`
        : 'The document cannot be calculated yet.',
    );
  }
}

/** Returns the document's figures, or null while it can't be calculated. */
export function figuresOf(document: DocumentInput): DocumentResult | null {
  try {
    return calculateDocument(document);
  } catch {
    return null;
  }
}
