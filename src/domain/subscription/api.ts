import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { FEATURES } from '../access/features';
import { BILLING_INTERVALS, PLAN_IDS, TRIAL_PLAN } from './plans';
import { subscriptionSummarySchema } from './summary';

const planId = z.enum(PLAN_IDS, 'Choose a plan');
const interval = z.enum(BILLING_INTERVALS, 'Choose monthly or yearly');
const cents = z.number().int();

/**
 * Runs at sign-in: once a checkout has completed, every feature that is true on the company and missing or false on the caller becomes
 * true on the caller. It never switches anything off.
 */
export const checkSubscription = defineContract({
  name: 'checkSubscription',
  input: z.object({}),
  output: z.object({ features: z.partialRecord(z.enum(FEATURES), z.boolean()), hasChanged: z.boolean() }),
});

/**
 * Admin: opens Stripe Checkout for a plan. Calling it again for the same plan while the first is open returns the same address. Throws
 * `already-exists` while the company has a subscription, which is changed in the settings.
 */
export const createCheckout = defineContract({
  name: 'createCheckout',
  input: z.object({ planId, interval }),
  output: z.object({ checkoutId: z.string(), url: z.url() }),
});

/**
 * Admin: starts the company's free trial, with no card and no checkout. Calling it again returns the same trial. Throws `already-exists`
 * while there is another subscription, and `failed-precondition` once the trial has been used.
 */
export const startTrial = defineContract({
  name: 'startTrial',
  input: z.object({ planId: planId.default(TRIAL_PLAN), interval: interval.default('month') }),
  output: z.object({ checkoutId: z.string(), subscription: subscriptionSummarySchema }),
});

/** Admin: opens Stripe Checkout for a one-time payment of one dollar, in test mode only. */
export const createTestPayment = defineContract({
  name: 'createTestPayment',
  input: z.object({}),
  output: z.object({ checkoutId: z.string(), url: z.url() }),
});

export const stripeInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  createdAt: z.string(),
  totalCents: cents,
  amountDueCents: cents,
  /** Stripe's hosted page and PDF of the invoice; '' if it has none. */
  hostedUrl: z.string(),
  pdfUrl: z.string(),
});
export type StripeInvoice = z.infer<typeof stripeInvoiceSchema>;

/** Admin: the subscription, its next invoice (null if none is coming) and the latest invoices, read from Stripe now. */
export const getBilling = defineContract({
  name: 'getBilling',
  input: z.object({}),
  output: z.object({
    subscription: subscriptionSummarySchema,
    nextInvoice: z.object({ at: z.string(), totalCents: cents }).nullable(),
    invoices: z.array(stripeInvoiceSchema),
    /** Whether payments go to the local fake or to Stripe's test mode, so no money moves. */
    isTestMode: z.boolean(),
  }),
});

/** Admin: previews what changing to another plan or interval would cost now and later, line by line. */
export const previewPlanChange = defineContract({
  name: 'previewPlanChange',
  input: z.object({ planId, interval }),
  output: z.object({
    lines: z.array(z.object({ description: z.string(), amountCents: cents })),
    /** Charged immediately; negative amounts become a credit on the next invoice. */
    dueNowCents: cents,
    /** The time of the proration, sent back on confirmation so that the amount is the one shown. */
    prorationAt: z.string(),
    nextInvoiceAt: z.string(),
    nextInvoiceTotalCents: cents,
  }),
});

/** Admin: changes the plan with the proration that was previewed. */
export const changePlan = defineContract({
  name: 'changePlan',
  input: z.object({ planId, interval, prorationAt: z.string().max(40) }),
  output: z.object({ subscription: subscriptionSummarySchema }),
});

/** Admin: cancels at the end of the paid period, or undoes that. */
export const setCancellation = defineContract({
  name: 'setCancellation',
  input: z.object({ isCancelled: z.boolean() }),
  output: z.object({ subscription: subscriptionSummarySchema }),
});

/** Admin: returns a short-lived address of Stripe's customer portal. */
export const openBillingPortal = defineContract({
  name: 'openBillingPortal',
  input: z.object({}),
  output: z.object({ url: z.url() }),
});

export const stripeEventRowSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** `failed` events will be redelivered by Stripe, or retried by hand. */
  status: z.enum(['processing', 'done', 'ignored', 'failed']),
  attempts: z.number().int(),
  receivedAt: z.string(),
  finishedAt: z.string(),
  /** The reason it was ignored or failed, as text; '' otherwise. */
  reason: z.string(),
});
export type StripeEventRow = z.infer<typeof stripeEventRowSchema>;

/** Admin: lists the Stripe events about the caller's company, newest first, in pages of up to 50. `before` is a receivedAt. */
export const listStripeEvents = defineContract({
  name: 'listStripeEvents',
  input: z.object({ before: z.string().max(40).default('') }),
  output: z.object({ events: z.array(stripeEventRowSchema), hasMore: z.boolean() }),
});

/** Admin: reprocesses one of the company's own events, as if Stripe had delivered it again. */
export const retryStripeEvent = defineContract({
  name: 'retryStripeEvent',
  input: z.object({ eventId: z.string().regex(/^evt_\w{1,200}$/, 'This is no event') }),
  output: z.object({ event: stripeEventRowSchema }),
});
