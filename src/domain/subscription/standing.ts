import { entitlementOf } from './entitlement';
import type { SubscriptionSummary } from './summary';

/**
 * A company's subscription status, for screens:
 * - `none`: never had one, or its first payment expired.
 * - `incomplete`: the first payment has not gone through.
 * - `trialing`, `active`: in effect. `cancelled`: in effect until `endsAt`, then ends.
 * - `overdue`: a payment failed; everything works until `endsAt`.
 * - `ending`: ended, paused or abandoned by Stripe; everything still works until `endsAt`.
 * - `withdrawn`: purchased features are switched off.
 */
export type Standing = {
  kind: 'none' | 'incomplete' | 'trialing' | 'active' | 'cancelled' | 'overdue' | 'ending' | 'withdrawn';
  /** Time it changes automatically if no one acts; '' if it continues. */
  endsAt: string;
};

/** Whether the plan's features are unlocked: new members get them, and nothing is being removed yet. */
export const isUnlocking = ({ kind }: Standing): boolean =>
  kind === 'trialing' || kind === 'active' || kind === 'cancelled' || kind === 'overdue';

/** Whether Stripe still has a subscription that can be changed rather than restarted. */
export const isRunning = (standing: Standing, { status }: Pick<SubscriptionSummary, 'status'>): boolean =>
  isUnlocking(standing) || status === 'past_due' || status === 'unpaid' || status === 'paused';

/** Returns a company's status at `now` (ISO), from what the server has stored about its subscription. */
export function standingOf(subscription: SubscriptionSummary, now: string): Standing {
  const { status, cancelAt, trialEndsAt, pastDueSince, accessEndsAt } = subscription;
  switch (status) {
    case 'none':
    case 'incomplete_expired':
      return { kind: 'none', endsAt: '' };
    case 'incomplete':
      return { kind: 'incomplete', endsAt: '' };
    case 'trialing':
      return cancelAt ? { kind: 'cancelled', endsAt: cancelAt } : { kind: 'trialing', endsAt: trialEndsAt };
    case 'active':
      return cancelAt ? { kind: 'cancelled', endsAt: cancelAt } : { kind: 'active', endsAt: '' };
    case 'past_due': {
      const endsAt = accessEndsAt || entitlementOf({ status, pastDueSince, endedAt: '', now }).accessEndsAt;
      return { kind: now < endsAt ? 'overdue' : 'withdrawn', endsAt };
    }
    case 'unpaid':
    case 'paused':
    case 'canceled':
      return { kind: now < accessEndsAt ? 'ending' : 'withdrawn', endsAt: accessEndsAt };
  }
}
