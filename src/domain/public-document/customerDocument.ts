import { stableJson } from '@/lib/stableJson';
import type { DocumentInput } from '../billing/schema';

/** A document without what is none of the customer's business: costs, who approved a discount and why it is given. */
export function customerDocument(document: DocumentInput): DocumentInput {
  return {
    ...document,
    lines: document.lines.map((line) => ({ ...line, unitCostCents: null })),
    discounts: document.discounts.map((discount) => ({ ...discount, approvedBy: discount.approvedBy === '' ? '' : 'approved', terms: { ...discount.terms, reason: '' } })),
    discountUsage: {},
  };
}

/** What a signature is given for: SHA-256 (hex) over what the customer sees of a document, payments left out. */
export async function documentHash(document: DocumentInput, terms: string): Promise<string> {
  const text = stableJson({ document: { ...customerDocument(document), settlements: [] }, terms });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
