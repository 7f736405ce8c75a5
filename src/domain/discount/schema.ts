import { z } from 'zod';
import { ITEM_KINDS } from '../billing/itemKind';
import { amountCents, ratePpm } from '../money/schema';
import { line, optionalDate, recordId, requiredLine } from '../record/schema';

export const DISCOUNTS_PER_DOCUMENT_LIMIT = 20;
export const ITEM_PRICE_LIMIT = 30;

/** What one unit of an item of the pricebook costs instead of its list price, before tax. */
const itemPriceSchema = z.object({ itemId: recordId, unitPriceCents: amountCents });

/** The fields alone, for schemas that extend them; use with `refineDiscount`. */
export const discountFields = z.object({
  name: requiredLine(120, 'Enter a name for the discount'),
  /** What a customer enters to get it, capitals or not; '' = needs no code. */
  code: line(40).default(''),
  kind: z.enum(['percent', 'fixed']),
  /** Of a percent discount, in parts per million. */
  ratePpm: ratePpm.default(0),
  /** Of a fixed discount: off the document, or off each line that it is given on. */
  amountCents: amountCents.default(0),
  scope: z.enum(['line', 'document']),
  /** What it applies to; empty = everything that may be discounted. */
  itemKinds: z.array(z.enum(ITEM_KINDS)).max(ITEM_KINDS.length).default([]),
  /**
   * Who pays for it. The company's own discounts lower the price and so the tax. A vendor's coupon is paid for by the
   * vendor: the customer pays less, but the price, and the tax on it, stay.
   */
  funding: z.enum(['company', 'vendor']).default('company'),
  stacking: z.enum(['stackable', 'exclusive']).default('stackable'),
  /** Stackable discounts are taken off one after the other, the lowest first, each from what the last one left. */
  order: z.number().int().min(0).max(1000).default(100),
  /** The most that it takes off a document; null = no limit. */
  capCents: amountCents.nullable().default(null),
  /** What the chosen lines must come to before any discount. */
  minimumSubtotalCents: amountCents.default(0),
  /** First and last day on which it is given; '' = open. */
  startsOn: optionalDate,
  endsOn: optionalDate,
  usageLimit: z.number().int().min(1).max(1_000_000).nullable().default(null),
  perCustomerLimit: z.number().int().min(1).max(1000).nullable().default(null),
  /** Why it is given, for the report on discounts given. */
  reason: line(200).default(''),
  /** Above this amount on one document it needs approval; null = never. */
  approvalAboveCents: amountCents.nullable().default(null),
  isActive: z.boolean().default(true),
  /** A price list: the lines of these items cost what it says, where that is less. In place of a rate or amount. */
  itemPrices: z.array(itemPriceSchema).max(ITEM_PRICE_LIMIT).optional(),
  /** Lines of these items are left out: they have a price of their own. */
  exceptItemIds: z.array(recordId).max(ITEM_PRICE_LIMIT).optional(),
});

/** What the fields must be among each other. */
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

/** A discount as it is defined, and as it is copied into a document that gives it. */
export const discountSchema = discountFields.superRefine(refineDiscount);
export type Discount = z.infer<typeof discountSchema>;

/** A discount on a document: a copy of its terms, so that a later change of the discount changes nothing here. */
export const documentDiscountSchema = z.object({
  id: recordId,
  /** The defined discount that it was copied from; '' = made up for this document. */
  discountId: z.string().max(128).default(''),
  terms: discountSchema,
  /** The lines that it is given on; empty = every line that its terms allow. */
  lineIds: z.array(recordId).max(500).default([]),
  /** Who approved it; '' = not yet approved. */
  approvedBy: z.string().max(128).default(''),
});
export type DocumentDiscount = z.infer<typeof documentDiscountSchema>;

/** How often a discount has been given before this document. */
export const discountUsageSchema = z.object({ total: z.number().int().min(0), byCustomer: z.number().int().min(0) });
export type DiscountUsage = z.infer<typeof discountUsageSchema>;
