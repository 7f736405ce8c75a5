import { z } from 'zod';
import { INVOICE_STATES, INVOICE_STATUSES } from '../billing/invoiceState';
import { issuedPartSchema } from '../billing/parts';
import { documentInputSchema } from '../billing/schema';
import { addressSchema, optionalEmail } from '../contact/schema';
import { PAYMENT_TERMS } from '../customer/schema';
import { amountCents, ratePpm } from '../money/schema';
import { isoInstant, line, optionalDate, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

/**
 * `standard` bills its lines. `progress` bills a finished share of an accepted estimate: its amounts are the parts from
 * `calculateProgress`, and its lines are the contract's.
 */
const INVOICE_KINDS = ['standard', 'progress'] as const;

/** The completion of a progress bill's work. The contract is frozen in the bill. */
export const progressBillSchema = z.object({
  completion: z.union([
    z.object({ kind: z.literal('overall'), ppm: ratePpm }),
    z.object({ kind: z.literal('perPart'), ppm: z.record(z.string().max(140), ratePpm) }),
  ]),
  contract: z.array(issuedPartSchema).max(600),
  billedBefore: z.array(issuedPartSchema).max(6000),
});
export type InvoiceProgress = z.infer<typeof progressBillSchema>;

/** Fields that people edit: on devices, offline too, while the state is `draft`. */
const invoiceFields = z.object({
  kind: z.enum(INVOICE_KINDS).default('standard'),
  /** `D26-K7M3Q`, generated on the device: its name until the server assigns a number. */
  draftNumber: z.string().max(20),
  title: requiredLine(160, 'Enter what the invoice is for'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  customerEmail: optionalEmail,
  billTo: z
    .object({ name: line(330).default(''), address: addressSchema.default(addressSchema.parse({})) })
    .default({ name: '', address: addressSchema.parse({}) }),
  propertyId: z.string().max(128).default(''),
  propertyAddress: z.string().max(600).default(''),
  jobId: z.string().max(128).default(''),
  jobNumber: z.string().max(20).default(''),
  estimateId: z.string().max(128).default(''),
  /** The business unit that issues it (`BillingSettings.units`); '' = the company. */
  businessUnitId: z.string().max(128).default(''),
  /** Lines, discounts, taxes, deposit. Its type is `invoice`; `settlements` is written by functions only. */
  document: documentInputSchema,
  progress: progressBillSchema.nullable().default(null),
  serviceDate: optionalDate,
  paymentTerms: z.enum(PAYMENT_TERMS).default('due-on-receipt'),
  /** '' = derived from the terms when it is issued. */
  dueOn: optionalDate,
  poNumber: line(60).default(''),
  message: text(2000).default(''),
  terms: text(10_000).default(''),
  internalNotes: text(10_000).default(''),
  /** For lists. Recomputed by the server when it is issued. */
  totalCents: amountCents.default(0),
});

/** The form fields. */
export const invoiceInputSchema = invoiceFields;
export type InvoiceInput = z.infer<typeof invoiceInputSchema>;

const cents = z.number().int().default(0);

/** companies/{c}/invoices/{id}. Everything below the people's fields is written by functions only. */
export const invoiceSchema = invoiceFields.extend({
  state: z.enum(INVOICE_STATES).default('draft'),
  /** As of the last write; `overdue` and `viewed` are always derived with `invoiceStatus`. */
  status: z.enum(INVOICE_STATUSES).default('draft'),
  /** Assigned by the server when it is issued, without gaps or repeats; '' until then. */
  number: z.string().max(30).default(''),
  issuedOn: optionalDate,
  issuedAt: optionalInstant,
  issuedBy: z.string().max(128).default(''),
  /** The amounts of each line, fee and tip when it was issued; the basis for credit notes and reports. */
  parts: z.array(issuedPartSchema).max(600).default([]),
  documentHash: z.string().max(64).default(''),
  taxCents: cents,
  paidCents: cents,
  refundedCents: cents,
  creditedCents: cents,
  writtenOffCents: cents,
  balanceCents: cents,
  /** Issued or disputed, with money still owed. */
  isOpen: z.boolean().default(false),
  token: z.string().max(64).default(''),
  sentAt: optionalInstant,
  firstViewedAt: optionalInstant,
  lastViewedAt: optionalInstant,
  viewCount: z.number().int().min(0).default(0),
  remindedAt: z.array(isoInstant).max(50).default([]),
  creditNoteIds: z.array(recordId).max(100).default([]),
  /** Why it was voided or is disputed. */
  stateReason: line(1000).default(''),
  recurringInvoiceId: z.string().max(128).default(''),
  searchWords: searchWordsField,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** companies/{c}/creditNotes/{id}: written by functions only, never changed, except for `customerId` when customers are merged. */
export const creditNoteSchema = z.object({
  number: z.string().max(30),
  invoiceId: recordId,
  invoiceNumber: z.string().max(30),
  customerId: recordId,
  customerName: z.string().max(330).default(''),
  issuedOn: z.iso.date(),
  issuedAt: isoInstant,
  issuedBy: z.string().max(128),
  reason: requiredLine(1000, 'Enter a reason'),
  parts: z.array(issuedPartSchema).max(600),
  taxCents: z.number().int(),
  totalCents: amountCents,
});
export type CreditNote = z.infer<typeof creditNoteSchema>;

export const RECURRENCE_UNITS = ['week', 'month', 'year'] as const;

/** companies/{c}/recurringInvoices/{id}: an invoice that repeats. Written by people. */
export const recurringInvoiceSchema = z.object({
  name: requiredLine(160, 'Enter a name'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  /** The starting point of the next invoice. */
  template: invoiceFields.omit({
    customerId: true,
    customerName: true,
    customerSortName: true,
    draftNumber: true,
    progress: true,
    kind: true,
  }),
  every: z.number().int('Whole number').min(1, 'At least 1').max(24, 'At most 24').default(1),
  unit: z.enum(RECURRENCE_UNITS).default('month'),
  /** The day of the next invoice (YYYY-MM-DD). */
  nextOn: z.iso.date('Use a valid date'),
  /** The last day; '' = no end. */
  endsOn: optionalDate,
  /** The day of the month it began on, so that the 31st comes back after February. */
  anchorDay: z.number().int().min(1).max(31),
  /** `draft`: someone reviews it before it goes out; `send`: issued and e-mailed automatically. */
  mode: z.enum(['draft', 'send']).default('draft'),
  isActive: z.boolean().default(true),
  lastRunOn: optionalDate,
});
export type RecurringInvoice = z.infer<typeof recurringInvoiceSchema>;
