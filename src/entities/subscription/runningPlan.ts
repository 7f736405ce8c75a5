import type { PlanId } from '@/domain/subscription/plans';
import { isRunning, standingOf } from '@/domain/subscription/standing';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import { nowIso } from '@/lib/dates';

/** Whether the company has a subscription that is changed in billing, rather than one to begin. */
export const isSubscribed = (subscription: SubscriptionSummary): boolean =>
  isRunning(standingOf(subscription, nowIso()), subscription);

/** The plan of the subscription that the company has now, or null without one. */
export const runningPlan = (subscription: SubscriptionSummary): PlanId | null =>
  isSubscribed(subscription) ? subscription.planId : null;
