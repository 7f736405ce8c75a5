import type Stripe from 'stripe';
import { createCheckout as contract } from '@/domain/subscription/api';
import { AppError } from '@/lib/appError';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { checkoutMessage } from '../telemetry/messages';
import { notifyChat } from '../telemetry/notifyChat';
import { checkoutRecord, stripeCheckouts } from './checkouts';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';
import { ensureCustomer } from './ensureCustomer';
import { expireCheckout, onItsWay, openCheckoutOf } from './openCheckout';
import { openSession, priceOf, type PlanChoice } from './openSession';
import { readSubscriptions } from './readSubscriptions';
import { CANCELLABLE } from './runningSubscription';
import { claimTrial, isFirstOf } from './trialClaims';

/** Someone else may open one at the same time; then both get that one. */
const MAX_TRIES = 3;

/**
 * Opens Stripe Checkout for a plan, or finds the session already open for it; one for another plan is closed first, so that a company
 * never pays twice. Throws `already-exists` while there is a subscription or a payment in progress, and `unavailable` when Stripe can't
 * be reached.
 */
export const createCheckout = defineCallable(
  contract,
  {
    access: member({ action: 'manageBilling', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 20 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, choice, caller) => {
    const stripe = await stripeClient();
    const price = await priceOf(stripe, choice);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const session = await findOrOpen(deps, stripe, price, choice, caller);
      if (session) return { checkoutId: session.id, url: urlOf(session) };
    }
    throw new AppError({
      code: 'conflict',
      userMessage: 'Someone else is at the checkout. Please try again in a moment.',
    });
  },
);

/** Null if someone else opened one in the meantime. */
async function findOrOpen(
  deps: Deps,
  stripe: Stripe,
  price: Stripe.Price,
  choice: PlanChoice,
  caller: Member & { origin: string },
): Promise<Stripe.Checkout.Session | null> {
  const { companyId, uid, origin } = caller;
  const customer = await ensureCustomer(deps, stripe, caller);
  const { subscriptions } = await readSubscriptions(deps, stripe, customer.customerId);
  if (subscriptions.some(({ status }) => CANCELLABLE.includes(status))) {
    throw new AppError({
      code: 'already-exists',
      userMessage: 'Your company already has a subscription. You can change it in the settings under “Billing”.',
    });
  }
  if (subscriptions.some(({ firstPayment }) => firstPayment === 'pending')) throw onItsWay();
  // Stripe would keep trying to collect what the bank refused, in addition to the new purchase.
  const refused = subscriptions.filter(({ firstPayment }) => firstPayment === 'failed');
  await Promise.all(refused.map(({ id }) => stripe.subscriptions.cancel(id)));
  const open = await openCheckoutOf(deps, stripe, customer);
  if (open && isFor(open, choice)) return open;
  if (open && !(await expireCheckout(deps, stripe, open.id))) return null;

  const hasTrial = isFirstOf(caller.company, subscriptions) && (await claimTrial(deps, caller));
  const { customerId, checkoutCount } = customer;
  const session = await openSession(stripe, price, {
    ...choice,
    companyId,
    customerId,
    uid,
    origin,
    hasTrial,
    checkoutCount,
  });
  const outcome = await remember(deps, customer, session);
  // The request was identical to an earlier one, which created this session.
  if (outcome === 'known') return session;
  if (outcome === 'overtaken') {
    await stripe.checkout.sessions.expire(session.id);
    return null;
  }
  await notifyChat(checkoutMessage({ uid, companyId, ...choice }));
  return session;
}

const isFor = ({ metadata }: Stripe.Checkout.Session, { planId, interval }: PlanChoice): boolean =>
  metadata?.['planId'] === planId && metadata['interval'] === interval;

/** Stores a session as the company's open one, unless another was stored since `customer` was read. */
function remember(
  { db, now }: Deps,
  customer: StripeCustomer,
  session: Stripe.Checkout.Session,
): Promise<'new' | 'known' | 'overtaken'> {
  const customerRef = stripeCustomers(db).doc(customer.companyId);
  return db.runTransaction(async (transaction) => {
    const checkoutRef = stripeCheckouts(db).doc(session.id);
    const [customerDocument, checkout] = await transaction.getAll(customerRef, checkoutRef);
    const stored = stripeCustomerSchema.parse(customerDocument?.data());
    if (stored.openCheckoutId === session.id) return 'known';
    if (stored.checkoutCount !== customer.checkoutCount) return 'overtaken';
    // An event about it may have arrived first.
    if (!checkout?.exists) transaction.create(checkoutRef, checkoutRecord(session, 'open', now()));
    transaction.update(customerRef, { openCheckoutId: session.id, checkoutCount: stored.checkoutCount + 1 });
    return 'new';
  });
}

function urlOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw precondition('Stripe gave no address for the checkout. Please try again.');
  return url;
}
