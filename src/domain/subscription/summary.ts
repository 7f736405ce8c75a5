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

/** `subscription` on companies/{id}: the part members may see, written only by the server. Times are ISO instants, or '' if not set. */
export const subscriptionSummarySchema = z.object({
  planId: z.enum(PLAN_IDS).nullable().catch(null),
  interval: z.enum(BILLING_INTERVALS).nullable().catch(null),
  status: z.enum(SUBSCRIPTION_STATUSES).catch('none'),
  currentPeriodEnd: z.string().catch(''),
  trialEndsAt: z.string().catch(''),
  /** The largest plan tried during the free trial: a company that chooses a smaller one keeps it until the trial ends. */
  triedPlanId: z.enum(PLAN_IDS).nullable().catch(null),
  /** When a canceled subscription stops; set while it still runs. */
  cancelAt: z.string().catch(''),
  /** When the first payment that is still outstanding failed. */
  pastDueSince: z.string().catch(''),
  /** When it ended, was paused, or was given up as unpaid; '' while it runs. */
  endedAt: z.string().catch(''),
  /** When purchased features will be or were withdrawn; '' while that isn't pending. */
  accessEndsAt: z.string().catch(''),
  /** When the server first saw a payment, ignoring a trial's zero bill; '' before that. It is kept after the subscription ends. */
  firstPaidAt: z.string().catch(''),
  /** Whether the requester already used the trial with another company, so this one isn't offered any. */
  isTrialUsed: z.boolean().catch(false),
  /** When the server last read the subscription from Stripe. */
  syncedAt: z.string().catch(''),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

export const NO_SUBSCRIPTION: SubscriptionSummary = subscriptionSummarySchema.parse({});

/** Whether a free trial may be offered: only the first subscription has one, and each mailbox gets it once. */
export const offersTrial = ({ status, isTrialUsed }: SubscriptionSummary): boolean => status === 'none' && !isTrialUsed;
