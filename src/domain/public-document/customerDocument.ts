import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { DocumentInput } from '../billing/schema';
import { refusalOf, type DiscountContext } from '../discount/refusal';
import type { DocumentDiscount } from '../discount/schema';

/**
 * Returns a document without internal data: costs, who approved a discount and why, codes, how often it was used. Whatever the customer
 * chooses, it has the same amounts as the stored one.
 */
export function customerDocument(document: DocumentInput): DocumentInput {
  // Items with a price of their own must stay recognizable.
  const priced = new Set(
    document.discounts.flatMap(({ terms }) => terms.itemPrices?.map(({ itemId }) => itemId) ?? []),
  );
  return {
    ...document,
    lines: document.lines.map((line) => ({
      ...line,
      unitCostCents: null,
      pricebookItemId: priced.has(line.pricebookItemId) ? line.pricebookItemId : '',
    })),
    discounts: document.discounts.filter((discount) => isPossible(discount, document)).map(customerDiscount),
    enteredCodes: [],
    discountUsage: {},
  };
}

/** Whether it was rejected because of facts that no choice of lines changes, which the customer can't be told. */
function isPossible(
  discount: DocumentDiscount,
  { date, enteredCodes, discountUsage, currency }: DocumentInput,
): boolean {
  const { itemPrices: _, exceptItemIds: __, ...terms } = discount.terms;
  const context: DiscountContext = {
    lines: [{ id: 'any', amountCents: 0, kind: 'service', isDiscountable: true }],
    date,
    enteredCodes,
    usage: discountUsage,
    format: { currency },
  };
  return (
    refusalOf({ ...discount, lineIds: [], terms: { ...terms, itemKinds: [], minimumSubtotalCents: 0 } }, context) ===
    null
  );
}

function customerDiscount(discount: DocumentDiscount): DocumentDiscount {
  const { terms, approvedBy } = discount;
  const isApproved = approvedBy !== '';
  return {
    ...discount,
    discountId: '',
    approvedBy: isApproved ? 'approved' : '',
    terms: {
      ...terms,
      reason: '',
      code: '',
      startsOn: '',
      endsOn: '',
      usageLimit: null,
      perCustomerLimit: null,
      approvalAboveCents: isApproved ? null : terms.approvalAboveCents,
    },
  };
}

/** Returns the hash that a signature covers: SHA-256 (hex) over what the customer sees of a document, excluding payments. */
export async function documentHash(document: DocumentInput, terms: string): Promise<string> {
  const text = stableJson({ document: { ...customerDocument(document), settlements: [] }, terms });
  return sha256Hex(text);
}
