import { z } from 'zod';
import { ITEM_KINDS } from '../billing/itemKind';
import { amountCents, ratePpm } from '../money/schema';
import { line, optionalDate, recordId, requiredLine } from '../record/schema';

export const DISCOUNTS_PER_DOCUMENT_LIMIT = 20;
export const ITEM_PRICE_LIMIT = 30;

/** A special unit price for a pricebook item, replacing its list price, before tax. */
const itemPriceSchema = z.object({ itemId: recordId, unitPriceCents: amountCents });

/** The plain fields, for schemas that extend them; use with `refineDiscount`. */
export const discountFields = z.object({
  name: requiredLine(120, 'Enter a name for the discount'),
  /** The code a customer enters, case-insensitive; '' = needs no code. */
  code: line(40).default(''),
  kind: z.enum(['percent', 'fixed']),
  /** For a percent discount, in parts per million. */
  ratePpm: ratePpm.default(0),
  /** For a fixed discount: off the document, or off each line it applies to. */
  amountCents: amountCents.default(0),
  scope: z.enum(['line', 'document']),
  /** Item kinds it applies to; empty = everything that may be discounted. */
  itemKinds: z.array(z.enum(ITEM_KINDS)).max(ITEM_KINDS.length).default([]),
  /**
   * Who pays for the discount. The company's own discounts lower the price and so the tax. A vendor's coupon is paid
   * for by the vendor: the customer pays less, but the price and its tax stay the same.
   */
  funding: z.enum(['company', 'vendor']).default('company'),
  stacking: z.enum(['stackable', 'exclusive']).default('stackable'),
  /** Stackable discounts are applied one after the other, lowest first, each to what the previous one left. */
  order: z.number().int().min(0).max(1000).default(100),
  /** Maximum discount per document; null = no limit. */
  capCents: amountCents.nullable().default(null),
  /** Minimum subtotal of the selected lines before any discount. */
  minimumSubtotalCents: amountCents.default(0),
  /** First and last day it can be given; '' = open. */
  startsOn: optionalDate,
  endsOn: optionalDate,
  usageLimit: z.number().int().min(1).max(1_000_000).nullable().default(null),
  perCustomerLimit: z.number().int().min(1).max(1000).nullable().default(null),
  /** The reason, for the report on discounts given. */
  reason: line(200).default(''),
  /** Requires approval above this amount on one document; null = never. */
  approvalAboveCents: amountCents.nullable().default(null),
  isActive: z.boolean().default(true),
  /** A price list: lines with these items get the listed price if it is lower. Replaces a rate or amount. */
  itemPrices: z.array(itemPriceSchema).max(ITEM_PRICE_LIMIT).optional(),
  /** Items excluded because they have a price of their own. */
  exceptItemIds: z.array(recordId).max(ITEM_PRICE_LIMIT).optional(),
});

/** Adds checks across fields. */
export function refineDiscount(
  discount: z.output<typeof discountFields>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const fault = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
  if (discount.kind === 'percent' && discount.ratePpm === 0) fault('ratePpm', 'Enter a percentage');
  if (discount.kind === 'fixed' && discount.amountCents === 0 && !discount.itemPrices)
    fault('amountCents', 'Enter an amount');
  if (discount.startsOn !== '' && discount.endsOn !== '' && discount.endsOn < discount.startsOn)
    fault('endsOn', 'It must end after it starts');
}

/** A discount as defined, and as copied into a document. */
export const discountSchema = discountFields.superRefine(refineDiscount);
export type Discount = z.infer<typeof discountSchema>;

/** A discount on a document: a copy of its terms, so later changes to the discount have no effect here. */
export const documentDiscountSchema = z.object({
  id: recordId,
  /** The defined discount it was copied from; '' = ad hoc, for this document only. */
  discountId: z.string().max(128).default(''),
  terms: discountSchema,
  /** The lines it applies to; empty = every line that its terms allow. */
  lineIds: z.array(recordId).max(500).default([]),
  /** The approver; '' = not yet approved. */
  approvedBy: z.string().max(128).default(''),
});
export type DocumentDiscount = z.infer<typeof documentDiscountSchema>;

/** Number of times a discount was given before this document. */
export const discountUsageSchema = z.object({ total: z.number().int().min(0), byCustomer: z.number().int().min(0) });
export type DiscountUsage = z.infer<typeof discountUsageSchema>;
