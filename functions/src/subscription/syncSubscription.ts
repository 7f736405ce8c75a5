import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { Feature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { isSame } from '@/lib/stableJson';
import { MINUTE_MS } from '@/lib/time';
import { recordActivity } from '../platform/activity';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { notFound } from '../platform/errors';
import { stripeCheckouts } from './checkouts';
import { customerOf, stripeCustomers, type StripeCustomer } from './customers';
import { deriveState, type DerivedState } from './deriveState';
import { describeSubscription } from './describeSubscription';
import {
  decidingSubscription,
  readSubscriptions,
  type StripeReading,
  type StripeSubscription,
} from './readSubscriptions';

/** Maximum number of times Stripe is reread because someone else read it in the meantime. */
const MAX_READINGS = 5;
const CLOCK_TOLERANCE_MS = MINUTE_MS;
/** Checkouts closed per commit. If a company has more, those are closed before its state is written. */
const CHECKOUTS_PAGE = 200;

/**
 * Writes stored together with the state: reads first, then returns the writes to carry out, or null to store nothing.
 */
export type Companion = (transaction: Transaction, reading: StripeReading) => Promise<(() => void) | null>;

/**
 * Reads a company's subscription from Stripe and stores the resulting state. Without a Stripe customer nothing is read or stored. Throws
 * what Stripe throws, and `failed-precondition` for a price that belongs to no plan.
 */
export async function syncSubscription(deps: Deps, stripe: Stripe, companyId: string): Promise<SubscriptionSummary> {
  const customer = await customerOf(deps, companyId);
  return customer ? (await syncCustomer(deps, stripe, customer)).summary : NO_SUBSCRIPTION;
}

/** The same for a known customer, with extra work in the same transaction. `hasChanged` says whether anything but the read time is new. */
export async function syncCustomer(
  deps: Deps,
  stripe: Stripe,
  customer: StripeCustomer,
  companion: Companion = () => Promise.resolve(() => undefined),
): Promise<{ summary: SubscriptionSummary; hasChanged: boolean }> {
  for (let count = 0; count < MAX_READINGS; count += 1) {
    const reading = await readSubscriptions(deps, stripe, customer.customerId);
    const outcome = await deps.db.runTransaction((transaction) =>
      store(deps, transaction, customer.companyId, reading, companion),
    );
    if (outcome) return outcome;
  }
  throw new AppError({ code: 'unavailable', userMessage: 'The subscription is changing right now. Please try again.' });
}

/**
 * Returns null if it must be reread: the stored state was read after this read started, so it's unclear which is newer; or a page of
 * checkouts was closed and there may be more. The state is written with the last of them, so an interrupted run is continued.
 */
async function store(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  reading: StripeReading,
  companion: Companion,
): Promise<{ summary: SubscriptionSummary; hasChanged: boolean } | null> {
  const [snapshot, writeCompanion] = await Promise.all([
    transaction.get(companyRef(deps.db, companyId)),
    companion(transaction, reading),
  ]);
  if (!snapshot.exists) throw notFound('companies');
  const company = companySchema.parse(snapshot.data());
  if (!writeCompanion) return { summary: company.subscription, hasChanged: false };
  if (isOverlapped(reading, company.subscription.syncedAt)) return null;

  const subscription = decidingSubscription(reading, companyId);
  const derived = deriveState(company, subscription, deps.now(), reading.finishedAt);
  const isOver = derived.summary.status === 'canceled' && company.subscription.status !== 'canceled';
  const ended = isOver ? await completedCheckouts(deps, transaction, companyId) : [];

  ended.forEach(({ ref }) => transaction.update(ref, { status: 'ended', ...updatedStamp('', deps.now()) }));
  if (ended.length === CHECKOUTS_PAGE) return null;
  writeCompanion();
  const hasNews = writeCompany(deps, transaction, companyId, company.subscription, derived, subscription);
  return { summary: derived.summary, hasChanged: hasNews || ended.length > 0 };
}

/** A time far in the future was stored by a machine with a wrong clock, and must not lock everyone else out. */
function isOverlapped({ startedAt, finishedAt }: StripeReading, syncedAt: string): boolean {
  return startedAt < syncedAt && Date.parse(syncedAt) - Date.parse(finishedAt) < CLOCK_TOLERANCE_MS;
}

async function completedCheckouts(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
): Promise<DocumentSnapshot[]> {
  const query = stripeCheckouts(deps.db)
    .where('companyId', '==', companyId)
    .where('status', '==', 'completed')
    // Excludes the test payment's dollar.
    .where('kind', '==', 'subscription')
    .limit(CHECKOUTS_PAGE);
  return (await transaction.get(query)).docs;
}

function writeCompany(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  before: SubscriptionSummary,
  { summary, switchOn, restore, withdraw }: DerivedState,
  subscription: StripeSubscription | null,
): boolean {
  // One field path per flag: one set concurrently must survive.
  transaction.update(companyRef(deps.db, companyId), {
    subscription: summary,
    ...updatedStamp('', deps.now()),
    ...flags('features', switchOn, true),
    ...flags('withdrawnFeatures', restore, FieldValue.delete()),
    ...flags('features', withdraw, false),
    ...flags('withdrawnFeatures', withdraw, true),
  });
  if (withdraw.length > 0) {
    transaction.update(stripeCustomers(deps.db).doc(companyId), {
      pendingWithdrawal: FieldValue.arrayUnion(...withdraw),
    });
  }
  const news = describeSubscription(before, summary);
  if (withdraw.length > 0) news.push({ verb: 'withdrawn', detail: withdraw.join(', ') });
  for (const { verb, detail } of news) {
    recordActivity(deps, transaction, companyId, {
      actorUid: verb === 'subscribed' ? (subscription?.createdBy ?? '') : '',
      verb,
      subjectType: 'subscription',
      subjectId: subscription?.id ?? companyId,
      detail,
    });
  }
  return news.length > 0 || switchOn.length > 0 || restore.length > 0 || isDifferent(before, summary);
}

const flags = (
  field: string,
  features: readonly Feature[],
  value: boolean | FieldValue,
): Record<string, boolean | FieldValue> =>
  Object.fromEntries(features.map((feature) => [`${field}.${feature}`, value]));

const isDifferent = (before: SubscriptionSummary, after: SubscriptionSummary): boolean =>
  !isSame({ ...before, syncedAt: '' }, { ...after, syncedAt: '' });
