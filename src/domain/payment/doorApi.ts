import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { MESSAGE_CHANNELS } from '../message/settings';
import { currencyCode } from '../money/schema';
import { optionalRecordId, recordId } from '../record/schema';
import { PAYMENT_METHODS } from './schema';

/** What a job comes to, as it is shown at the door. Amounts are cents. */
const doorBillSchema = z.object({
  /** `none`: there is nothing to bill; `preview`: not issued yet; `open`: something is owed; `paid`. */
  state: z.enum(['none', 'preview', 'open', 'paid']),
  /** Why it cannot be billed on site, as a sentence; '' = it can. */
  fault: z.string(),
  invoiceId: z.string(),
  /** '' before it is issued. */
  number: z.string(),
  currency: currencyCode,
  lines: z.array(z.object({ name: z.string(), amountCents: z.number().int() })),
  taxCents: z.number().int(),
  totalCents: z.number().int(),
  /** What is left after deposits and payments. */
  dueCents: z.number().int(),
  /** Of the customer's page; '' before it is issued. */
  token: z.string(),
  takesCards: z.boolean(),
  /** The customer's own, to send the link and the receipt to; ''. */
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
 * Who may collect, of their own job: what it comes to. With `isFinal` it is issued and has a page where it is paid; before that nothing is
 * written. Asked again, it gives the same invoice.
 */
export const openDoorBill = defineContract({
  name: 'openDoorBill',
  input: z.object({ jobId: recordId, isFinal: z.boolean().default(false) }),
  output: doorBillSchema,
});

/**
 * Who may collect, of their own job: sends the customer the link of its invoice, or the receipt of a payment, in the company's words.
 * `sendId` is made with the button: whatever comes again with it is sent once.
 */
export const sendFromDoor = defineContract({
  name: 'sendFromDoor',
  input: z.object({
    jobId: recordId,
    kind: z.enum(['invoice', 'receipt']),
    /** The invoice, or the payment. */
    subjectId: recordId,
    channel: z.enum(MESSAGE_CHANNELS),
    /** Of an e-mail; texts go to the customer's own number. */
    to: requiredEmail.or(z.literal('')).default(''),
    sendId: recordId,
  }),
  output: z.object({
    /** Where it went, as it is shown. */
    to: z.string(),
  }),
});

/**
 * Office: what becomes of money taken on site that could not be entered. `enter` puts it on the invoice of its job, also if that is more than
 * is owed; `drop` says that it was entered otherwise, or never there.
 */
export const decideDoorPayment = defineContract({
  name: 'decideDoorPayment',
  input: z.object({ doorPaymentId: recordId, decision: z.enum(['enter', 'drop']) }),
  output: z.object({ invoiceId: optionalRecordId }),
});
