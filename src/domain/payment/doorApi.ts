import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { MESSAGE_CHANNELS } from '../message/settings';
import { currencyCode } from '../money/schema';
import { optionalRecordId, recordId } from '../record/schema';
import { PAYMENT_METHODS } from './schema';

/** A job's bill as shown at the door. Amounts are cents. */
const doorBillSchema = z.object({
  /** `none`: nothing to bill; `preview`: not issued yet; `open`: something is owed; `paid`. */
  state: z.enum(['none', 'preview', 'open', 'paid']),
  /** Why it can't be billed on site, as a sentence; '' = it can. */
  fault: z.string(),
  invoiceId: z.string(),
  /** '' before it is issued. */
  number: z.string(),
  currency: currencyCode,
  lines: z.array(z.object({ name: z.string(), amountCents: z.number().int() })),
  taxCents: z.number().int(),
  totalCents: z.number().int(),
  /** The amount left after deposits and payments. */
  dueCents: z.number().int(),
  /** The token of the customer's page; '' before it is issued. */
  token: z.string(),
  takesCards: z.boolean(),
  /** The customer's own, for sending the link and the receipt; '' if there is none. */
  phone: z.string(),
  email: z.string(),
  payments: z.array(
    z.object({
      id: z.string(),
      method: z.enum(PAYMENT_METHODS),
      amountCents: z.number().int(),
      isProcessing: z.boolean(),
    }),
  ),
});
export type DoorBill = z.infer<typeof doorBillSchema>;

/**
 * Returns the bill of the caller's own job, for those who may collect. With `isFinal` it is issued and has a page for paying it;
 * otherwise nothing is written. A repeated request returns the same invoice.
 */
export const openDoorBill = defineContract({
  name: 'openDoorBill',
  input: z.object({ jobId: recordId, isFinal: z.boolean().default(false) }),
  output: doorBillSchema,
});

/**
 * Sends the customer the invoice link of the caller's own job, or the receipt of a payment, for those who may collect, in the company's
 * wording. `sendId` is created with the button: a repeat with it is sent once.
 */
export const sendFromDoor = defineContract({
  name: 'sendFromDoor',
  input: z.object({
    jobId: recordId,
    kind: z.enum(['invoice', 'receipt']),
    /** The invoice, or the payment. */
    subjectId: recordId,
    channel: z.enum(MESSAGE_CHANNELS),
    /** For an email; texts go to the customer's own number. */
    to: requiredEmail.or(z.literal('')).default(''),
    sendId: recordId,
  }),
  output: z.object({
    /** The recipient, as displayed. */
    to: z.string(),
  }),
});

/**
 * Decides, for the office, about money taken on site that couldn't be recorded. `enter` puts it on the invoice of its job, even if that
 * is more than is owed; `drop` means that it was recorded in another way, or never existed.
 */
export const decideDoorPayment = defineContract({
  name: 'decideDoorPayment',
  input: z.object({ doorPaymentId: recordId, decision: z.enum(['enter', 'drop']) }),
  output: z.object({ invoiceId: optionalRecordId }),
});
