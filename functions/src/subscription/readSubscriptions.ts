import type Stripe from 'stripe';
import { planOfLookupKey, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@/domain/subscription/summary';
import type { Deps } from '../platform/admin';

/** Stripe's largest page. A company has one subscription at a time, so it is among the newest hundred. */
const PAGE = 100;

/** A subscription as Stripe has it now. Times are ISO instants, '' if there is none. */
export type StripeSubscription = {
  id: string;
  /** The company it names; '' if none. Never trusted alone. */
  companyId: string;
  createdBy: string;
  status: SubscriptionStatus;
  /**
   * With a payment method that takes days it may be `pending`, `failed`, or `never` made until the end. Otherwise there is nothing to
   * wait for.
   */
  firstPayment: 'made' | 'pending' | 'failed' | 'never';
  /** Whether its latest invoice was paid with money. A trial's first invoice is for zero. */
  hasPaid: boolean;
  /** Null for a price that isn't one of ours. */
  planId: PlanId | null;
  interval: BillingInterval | null;
  priceId: string;
  currentPeriodEnd: string;
  trialEndsAt: string;
  cancelAt: string;
  endedAt: string;
};

/** Stripe's answer, and the interval in which it was true. */
export type StripeReading = { startedAt: string; finishedAt: string; subscriptions: StripeSubscription[] };

/** Reads all current and past subscriptions of a customer, newest first. */
export async function readSubscriptions({ now }: Deps, stripe: Stripe, customerId: string): Promise<StripeReading> {
  const startedAt = now();
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: PAGE,
    expand: ['data.latest_invoice'],
  });
  return { startedAt, subscriptions: data.map(toSubscription), finishedAt: now() };
}

/** From the most to the least decisive: a subscription that ended counts more than one that never began. */
const RANKS: readonly SubscriptionStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'none',
];

/** Returns the subscription that determines what the company has, or null. Those that name another company don't count. */
export function decidingSubscription({ subscriptions }: StripeReading, companyId: string): StripeSubscription | null {
  const own = subscriptions.filter((subscription) => isOf(subscription, companyId));
  // The sort is stable, so among equals the newest stays first.
  return own.sort((a, b) => RANKS.indexOf(a.status) - RANKS.indexOf(b.status))[0] ?? null;
}

export const isOf = (subscription: StripeSubscription, companyId: string): boolean =>
  subscription.companyId === '' || subscription.companyId === companyId;

function toSubscription(subscription: Stripe.Subscription): StripeSubscription {
  const { id, metadata, items, trial_end, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const firstPayment = firstPaymentOf(subscription);
  const known = items.data.find(({ price }) => planOfLookupKey(keyOf(price)));
  const item = known ?? items.data[0];
  const bought = planOfLookupKey(known && keyOf(known.price));
  const currentPeriodEnd = iso(item?.current_period_end);
  return {
    id,
    companyId: metadata['companyId'] ?? '',
    createdBy: metadata['createdBy'] ?? '',
    status: statusOf(subscription, firstPayment),
    firstPayment,
    hasPaid: hasPaid(subscription),
    planId: bought?.plan.id ?? null,
    interval: bought?.interval ?? null,
    priceId: item?.price.id ?? '',
    currentPeriodEnd,
    trialEndsAt: iso(trial_end),
    cancelAt: iso(cancel_at) || (cancel_at_period_end ? currentPeriodEnd : ''),
    endedAt: iso(ended_at),
  };
}

/** A replaced price has passed its lookup key to the new one, and keeps the name in its metadata. */
const keyOf = (price: Stripe.Price): string | null => price.lookup_key ?? price.metadata['lookup_key'] ?? null;

/**
 * Returns the status: until the first payment arrives, a subscription is `incomplete` here, whatever Stripe calls it; if none comes, it
 * has expired.
 */
function statusOf(
  { status }: Stripe.Subscription,
  firstPayment: StripeSubscription['firstPayment'],
): SubscriptionStatus {
  if (firstPayment === 'never') return 'incomplete_expired';
  if (firstPayment !== 'made') return 'incomplete';
  return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? 'none';
}

/**
 * Returns the state of the first payment. One that takes days makes a subscription active immediately, and past due if the bank refuses
 * it.
 */
function firstPaymentOf({ status, latest_invoice }: Stripe.Subscription): StripeSubscription['firstPayment'] {
  const isFirst = typeof latest_invoice === 'object' && latest_invoice?.billing_reason === 'subscription_create';
  if (!isFirst || latest_invoice.status === 'paid') return 'made';
  if (status === 'canceled') return 'never';
  if (status === 'active') return 'pending';
  return status === 'past_due' || status === 'unpaid' ? 'failed' : 'made';
}

const hasPaid = ({ latest_invoice: invoice }: Stripe.Subscription): boolean =>
  typeof invoice === 'object' && invoice?.status === 'paid' && invoice.amount_paid > 0;

const iso = (seconds: number | null | undefined): string => (seconds ? new Date(seconds * 1_000).toISOString() : '');
