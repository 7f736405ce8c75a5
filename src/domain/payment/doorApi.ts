import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { MESSAGE_CHANNELS } from '../message/settings';
import { currencyCode } from '../money/schema';
import { optionalRecordId, recordId } from '../record/schema';
import { PAYMENT_METHODS } from './schema';

/** A job's bill, as shown on site. Amounts are cents. */
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
  /** Amount left after deposits and payments. */
  dueCents: z.number().int(),
  /** Token of the customer's page; '' before it is issued. */
  token: z.string(),
  takesCards: z.boolean(),
  /** The customer's own, for sending the link and the receipt; '' if missing. */
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
 * Anyone allowed to collect, for their own job: returns the bill. With `isFinal` the invoice is issued and gets a payment page; without
 * it nothing is written. Idempotent: repeating it returns the same invoice.
 */
export const openDoorBill = defineContract({
  name: 'openDoorBill',
  input: z.object({ jobId: recordId, isFinal: z.boolean().default(false) }),
  output: doorBillSchema,
});

/**
 * Anyone allowed to collect, for their own job: sends the customer the link to its invoice, or the receipt of a payment, with the
 * company's wording. `sendId` is created with the button: repeated requests with it are sent once.
 */
export const sendFromDoor = defineContract({
  name: 'sendFromDoor',
  input: z.object({
    jobId: recordId,
    kind: z.enum(['invoice', 'receipt']),
    /** The invoice, or the payment. */
    subjectId: recordId,
    channel: z.enum(MESSAGE_CHANNELS),
    /** For e-mail; texts go to the customer's own number. */
    to: requiredEmail.or(z.literal('')).default(''),
    sendId: recordId,
  }),
  output: z.object({
    /** Destination, for display. */
    to: z.string(),
  }),
});

/**
 * Office: resolves money taken on site that couldn't be entered. `enter` puts it on its job's invoice, even if that exceeds the amount
 * owed; `drop` means that it was entered another way, or never existed.
 */
export const decideDoorPayment = defineContract({
  name: 'decideDoorPayment',
  input: z.object({ doorPaymentId: recordId, decision: z.enum(['enter', 'drop']) }),
  output: z.object({ invoiceId: optionalRecordId }),
});
