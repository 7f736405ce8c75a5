import { changePlan as contract } from '@/domain/subscription/api';
import { AppError } from '@/lib/appError';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { isInvalidRequest } from '../stripe/errors';
import { priceOf } from './openSession';
import { confirmedProrationDate, planChange } from './planChange';
import { RUNNING, runningSubscription, syncAfterChange } from './runningSubscription';

/**
 * Changes the plan with the proration that was shown, and charges the difference immediately. If the charge fails,
 * nothing changes. The same confirmation sent twice changes and charges once.
 */
export const changePlan = defineCallable(
  contract,
  {
    access: member({ action: 'manageBilling', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, { planId, interval, prorationAt }, { companyId }) => {
    const prorationDate = confirmedProrationDate(prorationAt, deps.now());
    const stripe = await stripeClient();
    const [running, price] = await Promise.all([
      runningSubscription(deps, stripe, companyId, RUNNING),
      priceOf(stripe, { planId, interval }),
    ]);
    const { subscription, item } = running;
    if (item.price.id !== price.id) {
      await stripe.subscriptions
        .update(
          subscription.id,
          { ...planChange(running, price, prorationDate), payment_behavior: 'error_if_incomplete' },
          { idempotencyKey: `plan:${subscription.id}:${item.price.id}:${price.id}:${prorationDate}` },
        )
        .catch((error: unknown) => {
          throw refusal(error);
        });
    }
    return { subscription: await syncAfterChange(deps, stripe, companyId) };
  },
);

/** Stripe's developer-facing error as a message for the payer; anything else unchanged. */
function refusal(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'subscription_payment_intent_requires_action') {
    const userMessage =
      'Your bank wants you to confirm this payment yourself. Nothing was changed: please use another card.';
    return new AppError({ code: 'failed-precondition', userMessage, cause: error });
  }
  if (isInvalidRequest(error))
    return precondition(
      'Stripe did not accept the change. Check your card in the customer portal, then look at the amounts again.',
    );
  return error;
}
