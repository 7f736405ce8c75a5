import type Stripe from 'stripe';
import type { Deps } from '../../platform/admin';
import { checkoutChanges, idOf, stripeCheckouts } from '../checkouts';
import { companyOfCustomer } from '../customers';
import { syncCustomer } from '../syncSubscription';
import { finishEvent, isFinished, stripeEvents, type EventOutcome } from './eventLog';
import { ignored, type EventScope } from './scope';

/**
 * Handles the end of a checkout or its payment. Our own records of the session and the customer determine the company, and Stripe's data
 * must not contradict them.
 */
export async function handleSession(deps: Deps, stripe: Stripe, scope: EventScope): Promise<EventOutcome> {
  const session = await stripe.checkout.sessions.retrieve(scope.event.objectId);
  return session.mode === 'subscription'
    ? handleSubscriptionSession(deps, stripe, scope, session)
    : handlePayment(deps, scope, session);
}

async function handleSubscriptionSession(
  deps: Deps,
  stripe: Stripe,
  scope: EventScope,
  session: Stripe.Checkout.Session,
): Promise<EventOutcome> {
  const customerId = idOf(session.customer);
  const customer = customerId === '' ? null : await companyOfCustomer(deps, customerId);
  if (!customer) return ignored(`No company is the customer ${customerId}.`);
  const { companyId } = customer;
  if (session.metadata?.['companyId'] !== companyId)
    return ignored(`The checkout ${session.id} says that it belongs to another company.`);
  scope.companyId = companyId;
  const { event } = scope;
  const eventRef = stripeEvents(deps.db).doc(event.id);
  const checkoutRef = stripeCheckouts(deps.db).doc(session.id);
  let outcome: EventOutcome = { status: 'done', reason: '', companyId };

  await syncCustomer(deps, stripe, customer, async (transaction, { subscriptions }) => {
    const [stored, checkout] = await transaction.getAll(eventRef, checkoutRef);
    if (isFinished(stored?.get('status'))) return null;
    if (checkout?.exists && checkout.get('companyId') !== companyId) {
      outcome = ignored(`The checkout ${session.id} was made for another company.`);
      return null;
    }
    const changes = checkoutChanges(session, checkout, subscriptions, { hasFailed: hasFailed(scope), now: deps.now() });
    return () => {
      transaction.set(checkoutRef, changes, { merge: true });
      finishEvent(deps, transaction, eventRef, outcome);
    };
  });
  return outcome;
}

/** Handles a payment without a subscription, which changes only its checkout's record. */
async function handlePayment(deps: Deps, scope: EventScope, session: Stripe.Checkout.Session): Promise<EventOutcome> {
  const eventRef = stripeEvents(deps.db).doc(scope.event.id);
  const checkoutRef = stripeCheckouts(deps.db).doc(session.id);

  return deps.db.runTransaction(async (transaction) => {
    const [stored, checkout] = await transaction.getAll(eventRef, checkoutRef);
    const companyId = String(checkout?.get('companyId') ?? '');
    if (!checkout || companyId === '' || session.metadata?.['companyId'] !== companyId) {
      return ignored(`The checkout ${session.id} was not made for a company here.`);
    }
    const outcome: EventOutcome = { status: 'done', reason: '', companyId };
    if (isFinished(stored?.get('status'))) return outcome;
    transaction.update(
      checkoutRef,
      checkoutChanges(session, checkout, [], { hasFailed: hasFailed(scope), now: deps.now() }),
    );
    finishEvent(deps, transaction, eventRef, outcome);
    return outcome;
  });
}

const hasFailed = ({ event }: EventScope): boolean => event.type === 'checkout.session.async_payment_failed';
