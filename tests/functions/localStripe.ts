import type { BillingInterval, PlanId } from '@/domain/subscription/plans';
import { createCheckout } from '@/domain/subscription/api';
import { newCompany } from './fixtures';
import { db, type Client } from './support';

/** A request made by the functions, as seen by the fake Stripe. */
export type StripeRequest = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  headers: Record<string, string>;
  status: number;
};
type Json = Record<string, unknown>;

const address = `http://127.0.0.1:${process.env['FIELDWRIGHT_STRIPE_PORT'] ?? ''}`;

async function ask<T>(method: string, path: string, body?: Json): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_local' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);

  return (await response.json()) as T;
}

/** Controls the fake Stripe from a test. See scripts/stripe. */
export const localStripe = {
  complete: (checkoutId: string, how: 'paid' | 'trial' | 'declined' | 'expired') =>
    ask('POST', `/_local/checkout/${checkoutId}/complete`, { how }),
  /** Waits until all of the company's events have been delivered. */
  idle: (companyId: string) => ask('POST', '/_local/idle', { companyId }),
  setDeliveries: (companyId: string, isPaused: boolean) => ask('POST', '/_local/deliveries', { companyId, isPaused }),
  setCard: (customerId: string, isCardDeclined: boolean) =>
    ask('POST', `/_local/customers/${customerId}`, { isCardDeclined }),
  happen: (subscriptionId: string, action: 'renew' | 'end' | 'pause' | 'fail-renewal') =>
    ask('POST', `/_local/subscriptions/${subscriptionId}/do`, { action }),
  patch: (subscriptionId: string, patch: Json) => ask('POST', `/_local/subscriptions/${subscriptionId}`, { patch }),
  subscription: (id: string) =>
    ask<{ items: { data: { current_period_start: number; current_period_end: number }[] } } & Json>(
      'GET',
      `/v1/subscriptions/${id}`,
    ),
  /** Makes the company's next requests to `path` (a trailing "*" matches anything) fail. */
  fail: (companyId: string, path: string, status: number | 'drop', times: number) =>
    ask('POST', '/_local/fail', { companyId, path, status, times }),
  /** Ends all request failures. */
  endTrouble: () => ask('POST', '/_local/mend', {}),
  requests: async (companyId: string, query: { path?: string; method?: string } = {}): Promise<StripeRequest[]> => {
    const { requests } = await ask<{ requests: StripeRequest[] }>(
      'GET',
      `/_local/requests?${new URLSearchParams({ companyId, ...query }).toString()}`,
    );
    return requests;
  },
};

export type Subscriber = { owner: Client; companyId: string; customerId: string; subscriptionId: string };

/** Creates a company with a paid subscription, bought as people buy it: the checkout, the trial with a card, the first period. */
export async function newSubscriber(choice: { planId: PlanId; interval: BillingInterval }): Promise<Subscriber> {
  const subscriber = await newTrial(choice);
  await localStripe.happen(subscriber.subscriptionId, 'renew');
  await localStripe.idle(subscriber.companyId);

  return subscriber;
}

/** Creates the same during its trial. */
export async function newTrial(choice: { planId: PlanId; interval: BillingInterval }): Promise<Subscriber> {
  const { owner, companyId } = await newCompany();
  const { checkoutId } = await owner.call(createCheckout, choice);
  await localStripe.complete(checkoutId, 'paid');
  await localStripe.idle(companyId);
  const customerId = String((await db.doc(`stripeCustomers/${companyId}`).get()).get('customerId'));
  const subscriptionId = String((await db.doc(`stripeCheckouts/${checkoutId}`).get()).get('subscriptionId'));

  return { owner, companyId, customerId, subscriptionId };
}

/** Moves the current period so that half of it is over. */
export async function halfway(subscriptionId: string): Promise<void> {
  const { items } = await localStripe.subscription(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no item');
  const half = Math.round((item.current_period_end - item.current_period_start) / 2);
  const moved = {
    ...item,
    current_period_start: item.current_period_start - half,
    current_period_end: item.current_period_end - half,
  };
  await localStripe.patch(subscriptionId, { items: { ...items, data: [moved] } });
}
