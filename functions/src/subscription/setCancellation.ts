import type Stripe from 'stripe';
import { setCancellation as contract } from '@/domain/subscription/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { CANCELLABLE, runningSubscription, syncAfterChange } from './runningSubscription';

/** Cancels at the end of the paid period, or undoes that. Until then everything keeps working. */
export const setCancellation = defineCallable(
  contract,
  { access: member({ action: 'manageBilling' }), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, { isCancelled }, { companyId }) => {
    const stripe = await stripeClient();
    const { subscription } = await runningSubscription(deps, stripe, companyId, CANCELLABLE);
    const change = cancellation(subscription, isCancelled);
    if (change) await stripe.subscriptions.update(subscription.id, change);
    return { subscription: await syncAfterChange(deps, stripe, companyId) };
  },
);

/** Null if it is already so. A date set at Stripe itself is a cancellation too. */
function cancellation(
  { cancel_at_period_end, cancel_at }: Stripe.Subscription,
  isCancelled: boolean,
): Stripe.SubscriptionUpdateParams | null {
  const isAlready = cancel_at_period_end || cancel_at !== null;
  if (isAlready === isCancelled) return null;
  if (isCancelled) return { cancel_at_period_end: true };
  return cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}
