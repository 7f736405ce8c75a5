import { z } from 'zod';
import { BILLING_INTERVALS, PLAN_IDS } from './plans';

/** Stripe's subscription statuses, plus `none` for a company that never had one. */
export const SUBSCRIPTION_STATUSES = [
  'none',
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** `subscription` on companies/{id}: the part that members may see, written by the server only. Times are ISO instants, '' if not set. */
export const subscriptionSummarySchema = z.object({
  planId: z.enum(PLAN_IDS).nullable().catch(null),
  interval: z.enum(BILLING_INTERVALS).nullable().catch(null),
  status: z.enum(SUBSCRIPTION_STATUSES).catch('none'),
  currentPeriodEnd: z.string().catch(''),
  trialEndsAt: z.string().catch(''),
  /** During the trial, the largest plan tried so far: a company that chooses a smaller one keeps it until the trial ends. */
  triedPlanId: z.enum(PLAN_IDS).nullable().catch(null),
  /** Time a canceled subscription ends, while it is still active. */
  cancelAt: z.string().catch(''),
  /** Time the first payment failed that is still outstanding. */
  pastDueSince: z.string().catch(''),
  /** Time it ended, was paused, or was given up as unpaid; '' while it is active. */
  endedAt: z.string().catch(''),
  /** Time purchased features will be or were withdrawn; '' while that isn't pending. */
  accessEndsAt: z.string().catch(''),
  /**
   * Time the server first saw a payment, ignoring a trial's zero-amount invoice; '' before. Kept even after the paid
   * period ends.
   */
  firstPaidAt: z.string().catch(''),
  /** True if the requester already used the free trial in another company of theirs: this one gets none. */
  isTrialUsed: z.boolean().catch(false),
  /** Time the server last read the subscription from Stripe. */
  syncedAt: z.string().catch(''),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

export const NO_SUBSCRIPTION: SubscriptionSummary = subscriptionSummarySchema.parse({});

/** Whether a free trial may be offered: only the first subscription has one, and each mailbox gets it once. */
export const offersTrial = ({ status, isTrialUsed }: SubscriptionSummary): boolean => status === 'none' && !isTrialUsed;
