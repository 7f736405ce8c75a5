import type Stripe from 'stripe';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { isAccepted } from '../stripe/errors';
import { checkoutStatus, stripeCheckouts } from './checkouts';
import type { StripeCustomer } from './customers';

/** Returns the company's open session, as Stripe has it now. Throws `already-exists` while its payment is in progress. */
export async function openCheckoutOf(
  deps: Deps,
  stripe: Stripe,
  { openCheckoutId }: StripeCustomer,
): Promise<Stripe.Checkout.Session | null> {
  if (openCheckoutId === '') return null;
  const session = await stripe.checkout.sessions.retrieve(openCheckoutId);
  if (session.status === 'open') return session;
  const stored = await stripeCheckouts(deps.db).doc(openCheckoutId).get();
  if (
    session.status === 'complete' &&
    checkoutStatus(session, null, stored.get('status') === 'failed') === 'processing'
  ) {
    throw onItsWay();
  }
  return null;
}

export const onItsWay = (): AppError =>
  new AppError({
    code: 'already-exists',
    userMessage: 'A payment for your subscription is on its way. It can take a few days.',
  });

/** Expires a session; false if it was completed, or expired, in the meantime. */
export async function expireCheckout({ db, now }: Deps, stripe: Stripe, checkoutId: string): Promise<boolean> {
  if (!(await isAccepted(() => stripe.checkout.sessions.expire(checkoutId)))) return false;
  await stripeCheckouts(db)
    .doc(checkoutId)
    .set({ status: 'expired', ...updatedStamp('', now()) }, { merge: true });
  return true;
}
