import type Stripe from 'stripe';
import type { Deps } from '../../platform/admin';
import { toAppError } from '../../platform/errors';
import { companyOfCustomer } from '../customers';
import { isOf } from '../readSubscriptions';
import { syncCustomer } from '../syncSubscription';
import { beginEvent, closeEvent, finishEvent, isFinished, stripeEvents, type EventOutcome } from './eventLog';
import type { StripeEventRef } from './eventRef';
import { handleSession } from './handleSession';
import { ignored, type EventScope } from './scope';

/**
 * Handles a Stripe event with a verified signature, or a stored one. Redelivered or concurrent, it takes effect once; `isForced`
 * reprocesses a finished one. Takes at most 6 requests to Firestore, and as many Stripe reads as others make meanwhile. Rethrows failures
 * after recording them as `failed`.
 */
export async function handleStripeEvent(
  deps: Deps,
  stripe: Stripe,
  event: StripeEventRef,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<EventOutcome> {
  const earlier = await beginEvent(deps, event, isForced);
  if (earlier) return earlier;
  const scope: EventScope = { event, companyId: '' };
  try {
    const outcome = event.type.startsWith('checkout.')
      ? await handleSession(deps, stripe, scope)
      : await handleSubscription(deps, stripe, scope);
    if (outcome.status === 'ignored') await closeEvent(deps, event.id, outcome);
    return outcome;
  } catch (error) {
    await closeEvent(deps, event.id, {
      status: 'failed',
      reason: toAppError(error).userMessage,
      companyId: scope.companyId,
    });
    throw error;
  }
}

/** Handles a changed subscription or invoice: only the current state of the customer's subscriptions matters. */
async function handleSubscription(deps: Deps, stripe: Stripe, scope: EventScope): Promise<EventOutcome> {
  const { event } = scope;
  const customer = await companyOfCustomer(deps, event.customerId);
  if (!customer) return ignored(`No company is the customer ${event.customerId}.`);
  scope.companyId = customer.companyId;
  const done: EventOutcome = { status: 'done', reason: '', companyId: customer.companyId };
  let outcome = done;

  await syncCustomer(deps, stripe, customer, async (transaction, { subscriptions }) => {
    const ref = stripeEvents(deps.db).doc(event.id);
    const isHandled = isFinished((await transaction.get(ref)).get('status'));
    const subscription = subscriptions.find(({ id }) => id === event.objectId);
    const isForeign = subscription !== undefined && !isOf(subscription, customer.companyId);
    outcome = isForeign ? ignored(`The subscription ${event.objectId} says that it belongs to another company.`) : done;
    return isHandled || isForeign ? null : () => finishEvent(deps, transaction, ref, done);
  });
  return outcome;
}
