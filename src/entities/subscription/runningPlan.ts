import type { PlanId } from '@/domain/subscription/plans';
import { isRunning, standingOf } from '@/domain/subscription/standing';
import type { SubscriptionSummary } from '@/domain/subscription/summary';
import { nowIso } from '@/lib/dates';

/** Returns whether the company has a subscription that is changed in billing, rather than one to start. */
export const isSubscribed = (subscription: SubscriptionSummary): boolean =>
  isRunning(standingOf(subscription, nowIso()), subscription);

/** Returns the plan of the company's current subscription, or null if there is none. */
export const runningPlan = (subscription: SubscriptionSummary): PlanId | null =>
  isSubscribed(subscription) ? subscription.planId : null;
