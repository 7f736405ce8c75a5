import type Stripe from 'stripe';
import type { SubscriptionStatus, SubscriptionSummary } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { error as logError } from 'firebase-functions/logger';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { customerOf } from './customers';
import { decidingSubscription, readSubscriptions } from './readSubscriptions';
import { syncSubscription } from './syncSubscription';

/** A subscription and its plan's item, as Stripe has them now. */
export type RunningSubscription = { subscription: Stripe.Subscription; item: Stripe.SubscriptionItem };

/** States in which a subscription continues, so that its plan can be changed. */
export const RUNNING: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];
/** States in which it can be canceled. */
export const CANCELLABLE: readonly SubscriptionStatus[] = [...RUNNING, 'unpaid', 'paused'];

/** Returns the company's subscription. Throws `failed-precondition` if it has none in one of `statuses`. */
export async function runningSubscription(
  deps: Deps,
  stripe: Stripe,
  companyId: string,
  statuses: readonly SubscriptionStatus[],
): Promise<RunningSubscription> {
  const customer = await customerOf(deps, companyId);
  const deciding =
    customer && decidingSubscription(await readSubscriptions(deps, stripe, customer.customerId), companyId);
  if (!deciding || !statuses.includes(deciding.status)) throw nothingToChange();
  const subscription = await stripe.subscriptions.retrieve(deciding.id);
  const item = subscription.items.data.find(({ price }) => price.id === deciding.priceId);
  if (!item) throw nothingToChange();
  return { subscription, item };
}

const nothingToChange = (): AppError =>
  precondition('Your company has no subscription that could be changed. Choose a plan first.');

/** Rereads a change just made at Stripe. If only this read fails, the change was made, and is reported as made. */
export async function syncAfterChange(deps: Deps, stripe: Stripe, companyId: string): Promise<SubscriptionSummary> {
  try {
    return await syncSubscription(deps, stripe, companyId);
  } catch (cause) {
    logError('changed and not read back', { companyId, stack: cause instanceof Error ? cause.stack : typeof cause });
    throw new AppError({
      code: 'unavailable',
      userMessage: 'The change was made, and will show here in a few minutes.',
      cause,
    });
  }
}
