import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { isShareToken } from '../public-document/token';
import { line, optionalRecordId, recordId, requiredLine } from '../record/schema';
import { cardFieldsSchema } from './fields';
import { PAYMENT_METHODS } from './schema';

/**
 * Records a received payment, for staff, on an issued invoice or as the deposit of an estimate. `paymentId` is created when the form
 * opens, so that a second click records it once.
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
      /** Whether the person saw that it exceeds what is owed, and confirmed it. */
      mayOverpay: z.boolean().default(false),
    })
    .refine(({ invoiceId, estimateId }) => (invoiceId === '') !== (estimateId === ''), {
      path: ['invoiceId'],
      message: 'Choose an invoice or an estimate',
    }),
  output: z.object({ paymentId: z.string() }),
});

/** Refunds a payment, for managers. By card through Stripe; otherwise it records that it was given back. */
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

/** Opens Stripe Checkout, for anyone with the link of an invoice or of an approved estimate. Never more than is owed, except for the tip. */
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
 * Does the same with Stripe's own fields on the page, without leaving it. `fields` is null on a server without a publishable key: then
 * use `startCardPayment`.
 */
export const startFieldPayment = defineContract({
  name: 'startFieldPayment',
  input: startCardPayment.input,
  output: z.object({ fields: cardFieldsSchema.nullable() }),
});

/** Where a company's card payments go: its own Stripe account, without a markup of ours. */
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

/** Opens Stripe's pages to connect the company's account, or to complete what is missing, for admins. */
export const connectPayoutAccount = defineContract({
  name: 'connectPayoutAccount',
  input: z.object({}),
  output: z.object({ url: z.url() }),
});

/** Returns Stripe's payouts, newest first, with their contents. `before` is the last payout's id. */
export const listPayouts = defineContract({
  name: 'listPayouts',
  /** The payout after which the page begins; '' = the newest. */
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
            /** Whether our record of it is unreadable; the amounts are Stripe's. */
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
