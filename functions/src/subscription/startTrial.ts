import type { Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { startTrial as contract } from '@/domain/subscription/api';
import { CHECKOUT_CURRENCY, planOf } from '@/domain/subscription/plans';
import type { StripeCheckout } from '@/domain/subscription/checkout';
import { AppError } from '@/lib/appError';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { stripeCheckouts } from './checkouts';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';
import { ensureCustomer } from './ensureCustomer';
import { expireCheckout, openCheckoutOf } from './openCheckout';
import { priceOf, trialData, type PlanChoice } from './openSession';
import { readSubscriptions } from './readSubscriptions';
import { CANCELLABLE } from './runningSubscription';
import { switchOnBought } from './switchOnBought';
import { syncCustomer } from './syncSubscription';
import { claimTrial, isFirstOf } from './trialClaims';

/**
 * Starts a company's free days at Stripe, without a checkout or a card, and turns on the plan's features for the company and the caller.
 * Calling again finds the same trial and completes anything left half-done. When the days end, Stripe cancels a subscription without a
 * card, as after a checkout. Throws `already-exists` for a company with another subscription, `failed-precondition` if it has had its
 * free days, `unavailable` without Stripe.
 */
export const startTrial = defineCallable(
  contract,
  {
    access: member({ action: 'manageBilling' }),
    rateLimit: { perMinute: 10, perNetwork: 20 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, choice, caller) => {
    const stripe = await stripeClient();
    const customer = await ensureCustomer(deps, stripe, caller);
    const trial = (await runningTrial(deps, stripe, customer)) ?? (await begin(deps, stripe, customer, choice, caller));
    const { summary } = await syncCustomer(deps, stripe, customer, (transaction) =>
      noteTrial(deps, transaction, customer, trial),
    );
    await switchOnBought(deps, { uid: caller.uid, companyId: caller.companyId, features: caller.user.features });
    return { checkoutId: trial.id, subscription: summary };
  },
);

type Trial = PlanChoice & { id: string; createdBy: string };

/** Returns the trial already running, e.g. after a lost response. Throws `already-exists` for any other running subscription. */
async function runningTrial(deps: Deps, stripe: Stripe, customer: StripeCustomer): Promise<Trial | null> {
  const { subscriptions } = await readSubscriptions(deps, stripe, customer.customerId);
  const running = subscriptions.find(({ status }) => CANCELLABLE.includes(status));
  if (!running) return null;
  const { id, status, planId, interval, createdBy } = running;
  if (status === 'trialing' && planId && interval) return { id, planId, interval, createdBy };
  throw new AppError({
    code: 'already-exists',
    userMessage: 'Your company already has a subscription. You can change it in the settings under “Billing”.',
  });
}

async function begin(
  deps: Deps,
  stripe: Stripe,
  customer: StripeCustomer,
  choice: PlanChoice,
  caller: Member,
): Promise<Trial> {
  const { companyId, uid, company } = caller;
  const { subscriptions } = await readSubscriptions(deps, stripe, customer.customerId);
  const isOffered = isFirstOf(company, subscriptions) && (await claimTrial(deps, caller));
  if (!isOffered) {
    throw precondition('The free trial has already been used. You can choose a plan in the settings under “Billing”.');
  }
  const price = await priceOf(stripe, choice);
  // No one should pay at a checkout for what they are getting for free.
  const open = await openCheckoutOf(deps, stripe, customer);
  if (open) await expireCheckout(deps, stripe, open.id);
  const metadata = { companyId, ...choice, createdBy: uid };
  const { id } = await stripe.subscriptions.create(
    { customer: customer.customerId, items: [{ price: price.id, quantity: 1 }], metadata, ...trialData() },
    // The same for every request: a company has one trial, however many tabs request it.
    { idempotencyKey: `trial:${companyId}` },
  );
  return { id, ...choice, createdBy: uid };
}

/** Stores the trial as a completed checkout, which the subscription check at each sign-in looks for. */
async function noteTrial(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId }: StripeCustomer,
  trial: Trial,
): Promise<() => void> {
  const checkouts = stripeCheckouts(db);
  const customerRef = stripeCustomers(db).doc(companyId);
  const [known, customer] = await Promise.all([
    transaction.get(checkouts.where('companyId', '==', companyId).where('subscriptionId', '==', trial.id).limit(1)),
    transaction.get(customerRef),
  ]);
  const { checkoutCount } = stripeCustomerSchema.parse(customer.data());
  return () => {
    if (known.empty) transaction.set(checkouts.doc(trial.id), trialRecord(companyId, trial, now()));
    // Anyone opening a checkout right now checks again, and finds the trial.
    transaction.update(customerRef, { openCheckoutId: '', checkoutCount: checkoutCount + 1 });
  };
}

const trialRecord = (companyId: string, { id, planId, interval, createdBy }: Trial, now: string): StripeCheckout => ({
  companyId,
  status: 'completed',
  kind: 'subscription',
  planId,
  interval,
  features: [...planOf(planId).features],
  amountCents: 0,
  currency: CHECKOUT_CURRENCY,
  subscriptionId: id,
  ...createdStamp(createdBy, now),
});
