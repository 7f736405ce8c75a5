import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { isShareToken } from '../public-document/token';
import { line, optionalRecordId, recordId, requiredLine } from '../record/schema';
import { cardFieldsSchema } from './fields';
import { PAYMENT_METHODS } from './schema';

/**
 * Staff: records a payment received, on an issued invoice or as the deposit of an estimate. `paymentId` is created when the form opens,
 * so that a double click records it once.
 */
export const recordPayment = defineContract({
  name: 'recordPayment',
  input: z
    .object({
      paymentId: recordId,
      invoiceId: optionalRecordId,
      estimateId: optionalRecordId,
      method: z.enum(PAYMENT_METHODS),
      amountCents: amountCents.refine((value) => value > 0, 'Enter an amount'),
      receivedOn: z.iso.date('Use a valid date'),
      reference: line(120).default(''),
      note: line(1000).default(''),
      /** True when the user saw that it exceeds the amount owed, and confirmed it. */
      mayOverpay: z.boolean().default(false),
    })
    .refine(({ invoiceId, estimateId }) => (invoiceId === '') !== (estimateId === ''), {
      path: ['invoiceId'],
      message: 'Choose an invoice or an estimate',
    }),
  output: z.object({ paymentId: z.string() }),
});

/** Managers: refunds a payment. Cards through Stripe; otherwise records that the money was returned. */
export const refundPayment = defineContract({
  name: 'refundPayment',
  input: z.object({
    paymentId: recordId,
    refundId: recordId,
    amountCents: amountCents.refine((value) => value > 0, 'Enter an amount'),
    reason: requiredLine(300, 'Enter a reason'),
  }),
  output: z.object({}),
});

/** Anyone with the link of an invoice or of an approved estimate: opens Stripe Checkout. Never more than is owed, except for the tip. */
export const startCardPayment = defineContract({
  name: 'startCardPayment',
  input: z.object({
    token: z.string().refine(isShareToken, 'This link is not complete'),
    amountCents: amountCents.refine((value) => value >= 50, 'At least 0.50'),
    tipCents: amountCents.default(0),
  }),
  output: z.object({ url: z.url() }),
});

/**
 * The same in Stripe's embedded fields, without leaving the page. `fields` is null on a server without a publishable key: then use
 * `startCardPayment`.
 */
export const startFieldPayment = defineContract({
  name: 'startFieldPayment',
  input: startCardPayment.input,
  output: z.object({ fields: cardFieldsSchema.nullable() }),
});

/** The destination of a company's card payments: its own Stripe account, without any markup of ours. */
const payoutAccountSchema = z.object({
  /** `none`: not connected; `incomplete`: Stripe needs more information; `ready`. */
  state: z.enum(['none', 'incomplete', 'ready']),
  accountId: z.string(),
  isTestMode: z.boolean(),
});
export const getPayoutAccount = defineContract({
  name: 'getPayoutAccount',
  input: z.object({}),
  output: payoutAccountSchema,
});

/** Admin: opens Stripe's onboarding to connect the company's account, or to complete missing information. */
export const connectPayoutAccount = defineContract({
  name: 'connectPayoutAccount',
  input: z.object({}),
  output: z.object({ url: z.url() }),
});

/** Lists Stripe's payouts, newest first, with their contents. `before` is the last payout's ID. */
export const listPayouts = defineContract({
  name: 'listPayouts',
  /** ID of the payout after which the page begins; '' = start with the newest. */
  input: z.object({
    before: z
      .string()
      .regex(/^(po_\w{1,200})?$/, 'This is no payout')
      .default(''),
  }),
  output: z.object({
    payouts: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        arrivesOn: z.string(),
        amountCents: z.number().int(),
        feeCents: z.number().int(),
        payments: z.array(
          z.object({
            paymentId: z.string(),
            invoiceNumber: z.string(),
            customerName: z.string(),
            /** True when our record of it can't be read; the amounts are Stripe's. */
            isDamaged: z.boolean().default(false),
            amountCents: z.number().int(),
            feeCents: z.number().int(),
          }),
        ),
      }),
    ),
    hasMore: z.boolean(),
  }),
});
