import type { Feature } from '@/domain/access/features';
import type { CompanyFields } from '@/domain/company/schema';
import { entitlementOf } from '@/domain/subscription/entitlement';
import { boughtFeatures, planOf, type Plan, type PlanId } from '@/domain/subscription/plans';
import { NO_SUBSCRIPTION, type SubscriptionStatus, type SubscriptionSummary } from '@/domain/subscription/summary';
import { precondition } from '../platform/errors';
import type { StripeSubscription } from './readSubscriptions';

export type CompanyState = Pick<CompanyFields, 'features' | 'withdrawnFeatures' | 'subscription'>;

/** A subscription's effect on its company: the new summary, and the flags that change. */
export type DerivedState = {
  summary: SubscriptionSummary;
  switchOn: Feature[];
  restore: Feature[];
  withdraw: Feature[];
};

const NEVER_BEGUN: readonly SubscriptionStatus[] = ['none', 'incomplete', 'incomplete_expired'];
const RUNNING: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/**
 * Computes what to store from what is stored about a company and its subscription at Stripe. Pure. `now` and `readAt` are ISO.
 * @throws AppError `failed-precondition` for a running subscription whose price isn't one of ours: it grants nothing.
 */
export function deriveState(
  company: CompanyState,
  subscription: StripeSubscription | null,
  now: string,
  readAt: string,
): DerivedState {
  const before = company.subscription;
  const { summary, state } = summaryOf(before, subscription, now, readAt);
  const bought = NEVER_BEGUN.includes(before.status) ? [] : once(plansOf(before).flatMap(boughtFeatures));
  const granted = state === 'unlocked' ? once(plansOf(summary).flatMap(({ features }) => features)) : [];
  return {
    summary,
    switchOn: granted.filter((feature) => !company.features[feature]),
    restore: granted.filter((feature) => company.withdrawnFeatures[feature]),
    withdraw:
      state === 'grace' ? [] : bought.filter((feature) => company.features[feature] && !granted.includes(feature)),
  };
}

/** Returns a subscription's plans: its own, and during the free trial the one being tried. */
const plansOf = ({ planId, triedPlanId }: Pick<SubscriptionSummary, 'planId' | 'triedPlanId'>): Plan[] =>
  [planId, triedPlanId].flatMap((id) => (id ? [planOf(id)] : []));
const once = (features: readonly Feature[]): Feature[] => [...new Set(features)];

/** Returns the larger of two plans. */
function largerOf(one: PlanId | null, other: PlanId | null): PlanId | null {
  if (!one || !other) return one ?? other;
  return planOf(one).features.length < planOf(other).features.length ? other : one;
}

type Summed = { summary: SubscriptionSummary; state: ReturnType<typeof entitlementOf>['state'] };

function summaryOf(
  before: SubscriptionSummary,
  subscription: StripeSubscription | null,
  now: string,
  readAt: string,
): Summed {
  const { isTrialUsed } = before;
  if (!subscription) {
    const { firstPaidAt } = before;
    return { summary: { ...NO_SUBSCRIPTION, firstPaidAt, isTrialUsed, syncedAt: readAt }, state: 'locked' };
  }
  const { status } = subscription;
  const isRunning = RUNNING.includes(status);
  if (isRunning && !subscription.planId) {
    throw precondition(`The price ${subscription.priceId} of the subscription ${subscription.id} belongs to no plan.`);
  }
  const isOverdue = status === 'past_due' || status === 'unpaid';
  const pastDueSince = isOverdue ? before.pastDueSince || now : '';
  const endedAt = endOf(before, subscription, now);
  const { state, accessEndsAt } = entitlementOf({ status, pastDueSince, endedAt, now });
  const tried = largerOf(before.triedPlanId, before.status === 'trialing' ? before.planId : null);
  const summary: SubscriptionSummary = {
    planId: subscription.planId ?? before.planId,
    interval: subscription.planId ? subscription.interval : before.interval,
    status,
    currentPeriodEnd: subscription.currentPeriodEnd,
    trialEndsAt: status === 'trialing' ? subscription.trialEndsAt : '',
    // Until the tried plan is withdrawn, which the grace period delays.
    triedPlanId: status === 'trialing' ? largerOf(tried, subscription.planId) : state === 'grace' ? tried : null,
    cancelAt: isRunning ? subscription.cancelAt : '',
    pastDueSince,
    endedAt,
    accessEndsAt,
    firstPaidAt: before.firstPaidAt || (subscription.hasPaid ? now : ''),
    isTrialUsed,
    syncedAt: readAt,
  };
  return { summary, state };
}

/** Stripe dates only a cancellation; a paused or abandoned subscription counts from when we first saw it. */
function endOf(before: SubscriptionSummary, { status, endedAt }: StripeSubscription, now: string): string {
  const earlier = before.status === 'paused' || before.status === 'unpaid' ? before.endedAt : '';
  if (status === 'paused' || status === 'unpaid') return earlier || now;
  // A subscription stopped before it was canceled has already had its grace period.
  if (status === 'canceled') return earlier || endedAt || before.endedAt || now;
  return '';
}
