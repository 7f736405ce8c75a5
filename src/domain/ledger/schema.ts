import { z } from 'zod';
import { PAYMENT_METHODS } from '../payment/schema';
import { isoInstant } from '../record/schema';

/** Every kind of event that changes what a customer owes, or what a company received. */
export const LEDGER_KINDS = [
  'issued',
  'voided',
  'credited',
  'written-off',
  'payment',
  'refund',
  'credit-used',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
export const LEDGER_KIND_LABELS: Record<LedgerKind, string> = {
  issued: 'Invoice issued',
  voided: 'Invoice voided',
  credited: 'Credit note',
  'written-off': 'Written off',
  payment: 'Payment',
  refund: 'Refund',
  'credit-used': 'Credit used',
};

const wholeCents = z.number().int();

/** The amount of one tax in one jurisdiction; negative when a document is reversed. */
export const ledgerTaxSchema = z.object({
  taxId: z.string().max(128),
  name: z.string().max(120),
  jurisdiction: z.string().max(120),
  level: z.string().max(20).default(''),
  region: z.string().max(10).default(''),
  ratePpm: z.number().int().min(0).default(0),
  taxableCents: wholeCents,
  taxCents: wholeCents,
});
export type LedgerTax = z.infer<typeof ledgerTaxSchema>;

export const ledgerDiscountSchema = z.object({
  discountId: z.string().max(128),
  name: z.string().max(120),
  reason: z.string().max(200).default(''),
  /** The member who gave it by issuing the document. */
  byUid: z.string().max(128),
  amountCents: wholeCents,
});
export type LedgerDiscount = z.infer<typeof ledgerDiscountSchema>;

/**
 * companies/{c}/ledger/{id}: appended in the transaction that moves the money, by functions only, never changed except for `customerId`
 * when customers are merged.
 */
export const ledgerEntrySchema = z.object({
  kind: z.enum(LEDGER_KINDS),
  /** The company's calendar day it counts toward, and its month (YYYY-MM). */
  on: z.iso.date(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  at: isoInstant,
  by: z.string().max(128),
  customerId: z.string().max(128),
  customerName: z.string().max(330).default(''),
  invoiceId: z.string().max(128).default(''),
  invoiceNumber: z.string().max(30).default(''),
  estimateId: z.string().max(128).default(''),
  paymentId: z.string().max(128).default(''),
  creditNoteId: z.string().max(128).default(''),
  /** Business unit of the source document; '' = the company as a whole. */
  businessUnitId: z.string().max(128).default(''),
  /** Change in what the customer owes: more (issued) or less (all others); a refund increases it. */
  balanceChangeCents: wholeCents,
  /** Sales without tax and tip: positive when issued, negative when reversed; 0 for money movements. */
  salesCents: wholeCents.default(0),
  taxCents: wholeCents.default(0),
  taxes: z.array(ledgerTaxSchema).max(100).default([]),
  discounts: z.array(ledgerDiscountSchema).max(40).default([]),
  /** Money received (payment) or returned (refund, negative). */
  moneyCents: wholeCents.default(0),
  tipCents: wholeCents.default(0),
  method: z.enum(PAYMENT_METHODS).nullable().default(null),
  reason: z.string().max(1000).default(''),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** Totals of one tax in a month. Keys of `taxes` below: `taxId:ratePpm`. */
const monthTaxSchema = ledgerTaxSchema;

const monthSumsSchema = z.object({
  issuedCount: z.number().int().default(0),
  salesCents: wholeCents.default(0),
  taxCents: wholeCents.default(0),
  discountCents: wholeCents.default(0),
  tipCents: wholeCents.default(0),
  writtenOffCents: wholeCents.default(0),
  receivedCents: wholeCents.default(0),
  refundedCents: wholeCents.default(0),
  taxes: z.record(z.string(), monthTaxSchema).default({}),
  /** Keyed by `byUid:discountId:reason` (reason shortened), with a count. */
  discounts: z.record(z.string(), ledgerDiscountSchema.extend({ count: z.number().int() })).default({}),
  /**
   * Keyed by day of the month (01 to 31): sales and money in less refunds. Months from before this field existed are backfilled
   * overnight.
   */
  days: z.record(z.string(), z.object({ salesCents: wholeCents, moneyCents: wholeCents })).default({}),
  /** Money in by payment method, less refunds. */
  methods: z
    .partialRecord(z.enum(PAYMENT_METHODS), z.object({ count: z.number().int(), moneyCents: wholeCents }))
    .default({}),
});
type MonthSums = z.infer<typeof monthSumsSchema>;
export const NO_MONTH_SUMS: MonthSums = {
  issuedCount: 0,
  salesCents: 0,
  taxCents: 0,
  discountCents: 0,
  tipCents: 0,
  writtenOffCents: 0,
  receivedCents: 0,
  refundedCents: 0,
  taxes: {},
  discounts: {},
  days: {},
  methods: {},
};

/**
 * companies/{c}/ledgerMonths/{YYYY-MM}: the totals of a month's entries, updated with each of them in one transaction, so that a report
 * reads one document a month.
 */
export const ledgerMonthSchema = monthSumsSchema.extend({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** The same totals per business unit; entries without one appear only in the totals above. */
  units: z.record(z.string(), monthSumsSchema).default({}),
});
export type LedgerMonth = z.infer<typeof ledgerMonthSchema>;

export const RECEIVABLES_ID = 'receivables';

const owedByDueOn = z.record(z.string(), z.object({ count: z.number().int(), balanceCents: wholeCents })).default({});

/** companies/{c}/summaries/receivables: the amount owed by due date, so that aging reads one document; and the same per business unit. */
export const receivablesSchema = z.object({
  byDueOn: owedByDueOn,
  units: z.record(z.string(), owedByDueOn).default({}),
});
export type Receivables = z.infer<typeof receivablesSchema>;
export const NO_RECEIVABLES: Receivables = { byDueOn: {}, units: {} };

/** companies/{c}/balances/{customerId}: the amount one customer owes, and their totals for each year. */
export const customerBalanceSchema = z.object({
  openCount: z.number().int().default(0),
  balanceCents: wholeCents.default(0),
  overpaidCents: wholeCents.default(0),
  /** By year (YYYY): invoiced with tax, net of credits and voids; and money in, less refunds. */
  byYear: z
    .record(z.string().regex(/^\d{4}$/), z.object({ invoicedCents: wholeCents, paidCents: wholeCents }))
    .default({}),
});
export type CustomerBalance = z.infer<typeof customerBalanceSchema>;
