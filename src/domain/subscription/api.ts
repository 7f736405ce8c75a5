import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { FEATURES } from '../access/features';
import { BILLING_INTERVALS, PLAN_IDS, TRIAL_PLAN } from './plans';
import { subscriptionSummarySchema } from './summary';

const planId = z.enum(PLAN_IDS, 'Choose a plan');
const interval = z.enum(BILLING_INTERVALS, 'Choose monthly or yearly');
const cents = z.number().int();

/**
 * Runs at sign-in: with a completed checkout, each feature that is true on the company and missing or false on the caller becomes true on
 * the caller. It never switches anything off.
 */
export const checkSubscription = defineContract({
  name: 'checkSubscription',
  input: z.object({}),
  output: z.object({ features: z.partialRecord(z.enum(FEATURES), z.boolean()), hasChanged: z.boolean() }),
});

/**
 * Admin: opens Stripe Checkout for a plan. A second call for the same plan while the first is open returns the same URL. Rejected with
 * `already-exists` while the company has a subscription: that is changed in the settings.
 */
export const createCheckout = defineContract({
  name: 'createCheckout',
  input: z.object({ planId, interval }),
  output: z.object({ checkoutId: z.string(), url: z.url() }),
});

/**
 * Admin: starts the company's free trial, with no card and no checkout. Calling it again returns the same trial. Rejected with
 * `already-exists` while there is another subscription, with `failed-precondition` after the trial was used.
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
  /** Stripe's own page and file of the invoice; '' if there is none. */
  hostedUrl: z.string(),
  pdfUrl: z.string(),
});
export type StripeInvoice = z.infer<typeof stripeInvoiceSchema>;

/** Admin: returns the subscription, its next invoice (null if there won't be one) and the last invoices, read live from Stripe. */
export const getBilling = defineContract({
  name: 'getBilling',
  input: z.object({}),
  output: z.object({
    subscription: subscriptionSummarySchema,
    nextInvoice: z.object({ at: z.string(), totalCents: cents }).nullable(),
    invoices: z.array(stripeInvoiceSchema),
    /** Whether payments go through the local mock or Stripe's test mode: no money moves. */
    isTestMode: z.boolean(),
  }),
});

/** Admin: previews the cost of changing to another plan or interval, now and later, line by line. */
export const previewPlanChange = defineContract({
  name: 'previewPlanChange',
  input: z.object({ planId, interval }),
  output: z.object({
    lines: z.array(z.object({ description: z.string(), amountCents: cents })),
    /** Charged immediately; negative amounts become a credit on the next invoice. */
    dueNowCents: cents,
    /** The proration's timestamp, to be passed back when confirming so that the amount matches the one shown. */
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

/** Admin: returns a short-lived URL of Stripe's customer portal. */
export const openBillingPortal = defineContract({
  name: 'openBillingPortal',
  input: z.object({}),
  output: z.object({ url: z.url() }),
});

export const stripeEventRowSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** `failed` will be delivered again by Stripe, or retried manually. */
  status: z.enum(['processing', 'done', 'ignored', 'failed']),
  attempts: z.number().int(),
  receivedAt: z.string(),
  finishedAt: z.string(),
  /** The reason it was ignored or failed, as text; '' otherwise. */
  reason: z.string(),
});
export type StripeEventRow = z.infer<typeof stripeEventRowSchema>;

/** Admin: lists the Stripe events about their own company, newest first, up to 50 per page. `before` is a receivedAt. */
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
