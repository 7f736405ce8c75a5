import type Stripe from 'stripe';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { checkoutChanges, stripeCheckouts } from './checkouts';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';
import { syncCustomer } from './syncSubscription';
import { withdrawFeatures } from './withdrawFeatures';

/** Companies processed in parallel: Stripe allows a hundred requests a second, and the checkout must not wait for us. */
const PARALLEL = 5;

/**
 * Checks and repairs every company that ever went to a checkout. Can be run at any time. `changed`: something had been missed, or fell
 * due; `withdrawnFrom`: members who lost a feature.
 */
export const reconciliation = (stripeOf: () => Promise<Stripe> = stripeClient): Nightly => ({
  work: companiesWith(
    ({ db }) => [{ query: stripeCustomers(db), fields: 'all' }],
    ({ id }) => id,
  ),
  atOnce: PARALLEL,
  perCompany: async (deps, { companyId, found: [document] }) => {
    if (!document) return {};
    const stripe = await stripeOf();
    const customer: StripeCustomer = { ...stripeCustomerSchema.parse(document.data()), companyId };
    const { hasChanged, isRepaired } = await repair(deps, stripe, customer);
    const { pendingWithdrawal } = stripeCustomerSchema.parse((await document.ref.get()).data());
    return {
      changed: Number(hasChanged || isRepaired),
      withdrawnFrom: pendingWithdrawal.length > 0 ? await withdrawFeatures(deps, companyId) : 0,
    };
  },
});

/** Nightly: compares Stripe with what is stored, since a lost event is the most common failure. */
export const reconcileSubscriptions = defineNightly(
  'reconcileSubscriptions',
  { schedule: '17 9 * * *', secrets: STRIPE_SECRETS },
  reconciliation(),
);

/** Repairs the state, and the record of the last opened checkout if the event of its end was lost. */
async function repair(
  deps: Deps,
  stripe: Stripe,
  customer: StripeCustomer,
): Promise<{ hasChanged: boolean; isRepaired: boolean }> {
  const session = await unfinishedSession(deps, stripe, customer);
  if (!session) return { ...(await syncCustomer(deps, stripe, customer)), isRepaired: false };
  const ref = stripeCheckouts(deps.db).doc(session.id);
  let isRepaired = false;
  const { hasChanged } = await syncCustomer(deps, stripe, customer, async (transaction, { subscriptions }) => {
    const stored = await transaction.get(ref);
    const changes = checkoutChanges(session, stored, subscriptions, { hasFailed: false, now: deps.now() });
    isRepaired = changes.status !== stored.get('status');
    return () => {
      if (isRepaired) transaction.set(ref, changes, { merge: true });
    };
  });
  return { hasChanged, isRepaired };
}

async function unfinishedSession(
  { db }: Deps,
  stripe: Stripe,
  { openCheckoutId }: StripeCustomer,
): Promise<Stripe.Checkout.Session | null> {
  if (openCheckoutId === '') return null;
  const stored = await stripeCheckouts(db).doc(openCheckoutId).get();
  const isUnfinished = !stored.exists || stored.get('status') === 'open' || stored.get('status') === 'processing';
  return isUnfinished ? stripe.checkout.sessions.retrieve(openCheckoutId) : null;
}
