import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { DocumentInput } from '../billing/schema';
import { refusalOf, type DiscountContext } from '../discount/refusal';
import type { DocumentDiscount } from '../discount/schema';

/**
 * A document without what is none of the customer's business: costs, who approved a discount and why it is given, codes,
 * how often it was given before. Whatever the customer chooses, it comes to the same amounts as the stored one.
 */
export function customerDocument(document: DocumentInput): DocumentInput {
  // What has a price of its own goes on being recognized.
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

/** Rejected because of facts no choice of lines changes: nothing the customer can be told about. */
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

/** What a signature is given for: SHA-256 (hex) over what the customer sees of a document, payments left out. */
export async function documentHash(document: DocumentInput, terms: string): Promise<string> {
  const text = stableJson({ document: { ...customerDocument(document), settlements: [] }, terms });
  return sha256Hex(text);
}
