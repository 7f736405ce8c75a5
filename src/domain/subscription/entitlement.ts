import { addDaysToInstant } from '@/lib/calendar';
import type { SubscriptionStatus } from './summary';

/** Grace period for a failed payment before anything is withdrawn. */
export const PAST_DUE_GRACE_DAYS = 14;
/** Days during which everything still works after a subscription has ended or was paused. */
export const ENDED_GRACE_DAYS = 7;

export type EntitlementInput = {
  status: SubscriptionStatus;
  /** Time the first unpaid invoice failed, '' if none did. */
  pastDueSince: string;
  /** Time the subscription ended or was paused, '' while it is active. */
  endedAt: string;
  now: string;
};

/**
 * - `unlocked`: the plan's features are switched on.
 * - `grace`: nothing new is switched on and nothing is removed yet; it will be at `accessEndsAt`.
 * - `locked`: purchased features are withdrawn. Data stays readable and exportable.
 */
export type Entitlement = { state: 'unlocked' | 'grace' | 'locked'; accessEndsAt: string };

/** Returns a company's entitlement for a subscription in a given status. An `incomplete` one never unlocked anything. */
export function entitlementOf({ status, pastDueSince, endedAt, now }: EntitlementInput): Entitlement {
  switch (status) {
    case 'active':
    case 'trialing':
      return { state: 'unlocked', accessEndsAt: '' };
    case 'past_due': {
      const accessEndsAt = addDaysToInstant(pastDueSince || now, PAST_DUE_GRACE_DAYS);
      return { state: now < accessEndsAt ? 'unlocked' : 'locked', accessEndsAt };
    }
    case 'unpaid':
    case 'paused':
    case 'canceled': {
      const accessEndsAt = addDaysToInstant(endedAt || now, ENDED_GRACE_DAYS);
      return { state: now < accessEndsAt ? 'grace' : 'locked', accessEndsAt };
    }
    case 'none':
    case 'incomplete':
    case 'incomplete_expired':
      return { state: 'locked', accessEndsAt: '' };
  }
}
