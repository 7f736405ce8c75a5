import type { CollectionReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { CHECKOUT_CURRENCY, planOf, toPlanId } from '@/domain/subscription/plans';
import type { CheckoutStatus, StripeCheckout } from '@/domain/subscription/checkout';
import { createdStamp, updatedStamp } from '../platform/audit';
import type { StripeSubscription } from './readSubscriptions';

export const stripeCheckouts = (db: Firestore): CollectionReference => db.collection('stripeCheckouts');

/**
 * Returns a checkout's status, from Stripe's session and the subscription it started. It is `completed` only when paid, or when there was
 * nothing to pay. `hasFailed`: Stripe has reported that the payment failed.
 */
export function checkoutStatus(
  { status, payment_status }: Stripe.Checkout.Session,
  subscription: Pick<StripeSubscription, 'status'> | null,
  hasFailed: boolean,
): CheckoutStatus {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  const isOver = subscription?.status === 'canceled' || subscription?.status === 'incomplete_expired';
  if (payment_status === 'unpaid') return hasFailed || isOver ? 'failed' : 'processing';
  return isOver ? 'ended' : 'completed';
}

/**
 * Returns what to store (merged) about a session, given what is stored and the customer's current subscriptions. A missing record is
 * re-created: Stripe can be faster than the function that creates it, and that function can die first.
 */
export function checkoutChanges(
  session: Stripe.Checkout.Session,
  stored: DocumentSnapshot | undefined,
  subscriptions: readonly StripeSubscription[],
  { hasFailed, now }: { hasFailed: boolean; now: string },
): Partial<StripeCheckout> {
  const subscriptionId = idOf(session.subscription);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId) ?? null;
  // Stripe's session doesn't distinguish a failed payment from one in progress; the event did, in any order.
  const status = checkoutStatus(session, subscription, hasFailed || stored?.get('status') === 'failed');
  return stored?.exists ? { status, subscriptionId, ...updatedStamp('', now) } : checkoutRecord(session, status, now);
}

/** Builds the record of a subscription's checkout, from the session created with `createCheckout`'s metadata. */
export function checkoutRecord(session: Stripe.Checkout.Session, status: CheckoutStatus, now: string): StripeCheckout {
  const { companyId = '', planId: planName, interval, createdBy = '' } = session.metadata ?? {};
  const planId = toPlanId(planName);
  return {
    companyId,
    status,
    kind: 'subscription',
    planId,
    interval: interval === 'year' ? 'year' : 'month',
    features: planId ? [...planOf(planId).features] : [],
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? CHECKOUT_CURRENCY,
    subscriptionId: idOf(session.subscription),
    ...createdStamp(createdBy, now),
  };
}

/** Returns the id of something Stripe gives as an id or expanded; '' for nothing. */
export const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');
