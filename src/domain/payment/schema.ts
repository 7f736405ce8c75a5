import { z } from 'zod';
import { amountCents, currencyCode } from '../money/schema';
import { isoInstant, line, optionalInstant, requiredLine } from '../record/schema';

export const PAYMENT_METHODS = ['card', 'bank', 'cash', 'cheque', 'financing', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  card: 'Card',
  bank: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Check',
  financing: 'Financing',
  other: 'Other',
};

/** `processing` hasn't moved any money yet and doesn't reduce any balance. */
export const PAYMENT_STATES = ['processing', 'succeeded', 'part-refunded', 'refunded', 'failed', 'disputed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  processing: 'Processing',
  succeeded: 'Received',
  'part-refunded': 'Part refunded',
  refunded: 'Refunded',
  failed: 'Failed',
  disputed: 'Disputed',
};

/** The note on a payment charged to the card on file. */
export const CHARGED_AUTOMATICALLY = 'Charged automatically to the card on file';

/** A refund. */
const refundSchema = z.object({
  id: z.string().max(128),
  amountCents,
  at: isoInstant,
  by: z.string().max(128).default(''),
  reason: requiredLine(300, 'Enter a reason'),
  providerId: z.string().max(200).default(''),
  /** Time and reason the bank returned it; '' while it is valid. After that it no longer counts. */
  failedAt: optionalInstant,
  failureReason: line(300).default(''),
});

/** companies/{c}/payments/{id}: written by functions only. The ID is the attempt's, so that a retry is the same payment. */
export const paymentSchema = z.object({
  /** '' while a deposit waits for its estimate's invoice. */
  invoiceId: z.string().max(128).default(''),
  invoiceNumber: z.string().max(30).default(''),
  estimateId: z.string().max(128).default(''),
  /** Business unit of the invoice or estimate it paid. */
  businessUnitId: z.string().max(128).default(''),
  customerId: z.string().max(128),
  customerName: z.string().max(330).default(''),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  currency: currencyCode,
  /** Including the tip. */
  amountCents,
  tipCents: amountCents.default(0),
  refundedCents: amountCents.default(0),
  refunds: z.array(refundSchema).max(50).default([]),
  /** The company's calendar day (YYYY-MM-DD) on which it was received. */
  receivedOn: z.iso.date('Use a valid date'),
  receivedAt: optionalInstant,
  /** Check or transfer number. */
  reference: line(120).default(''),
  note: line(1000).default(''),
  /** Person who entered it; '' if the customer paid it. */
  enteredBy: z.string().max(128).default(''),
  /** Stripe's data: the payment intent, its fee and the payout that included it. */
  stripePaymentIntentId: z.string().max(200).default(''),
  stripeFeeCents: z.number().int().nullable().default(null),
  stripePayoutId: z.string().max(200).default(''),
  failureReason: line(300).default(''),
});
export type Payment = z.infer<typeof paymentSchema>;
