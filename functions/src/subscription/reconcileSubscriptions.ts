import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import type { Deps } from '../platform/admin';
import { defineSchedule } from '../platform/defineSchedule';
import { toAppError } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { STRIPE_SECRETS } from '../stripe/config';
import { checkoutChanges, stripeCheckouts } from './checkouts';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';
import { syncCustomer } from './syncSubscription';
import { withdrawFeatures } from './withdrawFeatures';

const PAGE = 100;
/** Companies at a time: Stripe allows a hundred requests a second, and the checkout must not wait for us. */
const PARALLEL = 5;

/** `changed`: companies where something had been missed, or fell due. `failed`: to be looked at; the others were done. */
export type Reconciliation = { companies: number; changed: number; withdrawnFrom: number; failed: number };

/** Every night: what Stripe says against what is stored, since an event that never came is the commonest fault. */
export const reconcileSubscriptions = defineSchedule(
  'reconcileSubscriptions',
  { schedule: '17 9 * * *', secrets: STRIPE_SECRETS, timeoutSeconds: 1_800 },
  async (deps) => {
    await reconcileAll(deps, await stripeClient());
  },
);

/** Compares and repairs all companies that ever went to a checkout, and logs one line about it. Can be run at any time. */
export async function reconcileAll(deps: Deps, stripe: Stripe): Promise<Reconciliation> {
  const total: Reconciliation = { companies: 0, changed: 0, withdrawnFrom: 0, failed: 0 };
  const query = stripeCustomers(deps.db).orderBy(FieldPath.documentId()).limit(PAGE);
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (let index = 0; index < docs.length; index += PARALLEL) {
      await Promise.all(
        docs.slice(index, index + PARALLEL).map((document) => reconcileOne(deps, stripe, document, total)),
      );
    }
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  const line = { ...total };
  if (total.failed > 0) warn('subscriptions reconciled', line);
  else info('subscriptions reconciled', line);
  return total;
}

async function reconcileOne(
  deps: Deps,
  stripe: Stripe,
  document: QueryDocumentSnapshot,
  total: Reconciliation,
): Promise<void> {
  const companyId = document.id;
  total.companies += 1;
  try {
    const customer: StripeCustomer = { ...stripeCustomerSchema.parse(document.data()), companyId };
    const { hasChanged, isRepaired } = await repair(deps, stripe, customer);
    if (hasChanged || isRepaired) total.changed += 1;
    const { pendingWithdrawal } = stripeCustomerSchema.parse((await document.ref.get()).data());
    if (pendingWithdrawal.length > 0) total.withdrawnFrom += await withdrawFeatures(deps, companyId);
  } catch (error) {
    total.failed += 1;
    warn('subscription not reconciled', { companyId, reason: toAppError(error).userMessage });
  }
}

/** The state, and the record of the checkout that was opened last where the event of its end never came. */
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
