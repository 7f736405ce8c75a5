import { z } from 'zod';
import { discountUsageSchema, DISCOUNTS_PER_DOCUMENT_LIMIT, documentDiscountSchema } from '../discount/schema';
import { amountCents, currencyCode, quantityE4, ratePpm, unitPriceCents } from '../money/schema';
import { isoInstant, line, pictureAddress, recordId, requiredLine, text } from '../record/schema';
import { documentTaxSchema, LINE_TAX_CLASSES, TAX_CLASSES } from '../tax/schema';
import { ITEM_KINDS } from './itemKind';

export const LINES_PER_DOCUMENT_LIMIT = 500;
export const FEES_PER_DOCUMENT_LIMIT = 20;
export const OPTIONS_PER_DOCUMENT_LIMIT = 10;
export const SETTLEMENTS_PER_DOCUMENT_LIMIT = 500;

/** One line of an estimate or invoice. Prices and quantities are never negative. */
export const documentLineSchema = z.object({
  id: recordId,
  name: requiredLine(200, 'Enter what it is'),
  description: text(4000).default(''),
  kind: z.enum(ITEM_KINDS).default('service'),
  quantityE4,
  /** The unit of the quantity: each, hour, foot. */
  unit: line(20).default(''),
  unitPriceCents,
  /** The company's cost of one unit; null = not known. */
  unitCostCents: unitPriceCents.nullable().default(null),
  taxClass: z.enum(LINE_TAX_CLASSES).default('unset'),
  isDiscountable: z.boolean().default(true),
  /** An optional line counts only while it is selected. */
  isOptional: z.boolean().default(false),
  isSelected: z.boolean().default(true),
  /** Whether the customer can change the quantity of an estimate's line before accepting. */
  isQuantityEditable: z.boolean().default(false),
  photoUrl: pictureAddress,
  /** The option (good, better, best) that it belongs to; '' = all of them. */
  optionId: z.string().max(128).default(''),
  pricebookItemId: z.string().max(128).default(''),
});
export type DocumentLine = z.infer<typeof documentLineSchema>;

/** A surcharge on the document, taxed by its class and never discounted. Percentages are of the lines after discounts, before tax. */
export const documentFeeSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the fee'),
  kind: z.enum(['fixed', 'percent']),
  amountCents: amountCents.default(0),
  ratePpm: ratePpm.default(0),
  taxClass: z.enum(TAX_CLASSES).default('fee'),
});
export type DocumentFee = z.infer<typeof documentFeeSchema>;

export const documentOptionSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the option'),
  description: text(2000).default(''),
  isRecommended: z.boolean().default(false),
});
export type DocumentOption = z.infer<typeof documentOptionSchema>;

/** The amount requested up front: a share of the total (excluding tips) or a fixed amount, never more than the total. */
export const depositSchema = z.object({
  kind: z.enum(['none', 'percent', 'fixed']).default('none'),
  ratePpm: ratePpm.default(0),
  amountCents: amountCents.default(0),
});
export type Deposit = z.infer<typeof depositSchema>;

/**
 * A change to what is owed, as a positive amount under its own name. Only money that has actually moved is passed: a payment that is
 * still processing is left out.
 */
export const settlementSchema = z.object({
  id: recordId,
  kind: z.enum(['payment', 'refund', 'credit', 'write-off']),
  name: line(120).default(''),
  amountCents,
  at: z.union([z.literal(''), isoInstant]).default(''),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** The complete input for calculating an estimate or invoice. Stored as it is; nothing is looked up elsewhere. */
export const documentInputSchema = z.object({
  type: z.enum(['estimate', 'invoice']),
  currency: currencyCode,
  /** The document's date (YYYY-MM-DD), which decides whether a discount is active. The tax has its own date. */
  date: z.iso.date('Use a valid date'),
  lines: z.array(documentLineSchema).max(LINES_PER_DOCUMENT_LIMIT, `At most ${LINES_PER_DOCUMENT_LIMIT} lines`),
  options: z.array(documentOptionSchema).max(OPTIONS_PER_DOCUMENT_LIMIT).default([]),
  /** '' = none chosen yet. */
  selectedOptionId: z.string().max(128).default(''),
  discounts: z.array(documentDiscountSchema).max(DISCOUNTS_PER_DOCUMENT_LIMIT).default([]),
  enteredCodes: z.array(line(40)).max(DISCOUNTS_PER_DOCUMENT_LIMIT).default([]),
  /** By the id of the defined discount. */
  discountUsage: z.record(z.string(), discountUsageSchema).default({}),
  fees: z.array(documentFeeSchema).max(FEES_PER_DOCUMENT_LIMIT).default([]),
  tax: documentTaxSchema,
  /** Not taxed, not discounted, not part of the deposit. */
  tipCents: amountCents.default(0),
  deposit: depositSchema.default({ kind: 'none', ratePpm: 0, amountCents: 0 }),
  settlements: z.array(settlementSchema).max(SETTLEMENTS_PER_DOCUMENT_LIMIT).default([]),
});
export type DocumentInput = z.infer<typeof documentInputSchema>;
