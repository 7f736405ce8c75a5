import { z } from 'zod';
import { FEATURES } from '../access/features';
import { BILLING_INTERVALS, PLAN_IDS } from './plans';

/**
 * - `open`: the user is at the checkout, or left it.
 * - `processing`: paid by a method that takes days; nothing is unlocked yet.
 * - `completed`: the company's purchased features are active.
 * - `failed`, `expired`: not completed.
 * - `ended`: the subscription that it started is over.
 */
export const CHECKOUT_STATUSES = ['open', 'processing', 'completed', 'failed', 'expired', 'ended'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** stripeCheckouts/{Stripe session id}: read by the company's members, written only by the server. */
export const stripeCheckoutSchema = z.object({
  companyId: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  /** `test` is the small one-time payment of /test-payment. */
  kind: z.enum(['subscription', 'test']).default('subscription'),
  planId: z.enum(PLAN_IDS).nullable().default(null),
  interval: z.enum(BILLING_INTERVALS).nullable().default(null),
  features: z.array(z.enum(FEATURES)).default([]),
  amountCents: z.number().int(),
  currency: z.string(),
  subscriptionId: z.string().default(''),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string().default(''),
  updatedAt: z.string(),
});
export type StripeCheckout = z.infer<typeof stripeCheckoutSchema>;
