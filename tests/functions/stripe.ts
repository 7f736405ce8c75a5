import Stripe from 'stripe';
import { createCheckout } from '@/domain/subscription/api';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { newId } from '@/lib/ids';
import { newCompany } from './fixtures';
import { db, functionsPort, type Client } from './support';

const port = Number(process.env['FIELDWRIGHT_STRIPE_PORT']);
const SECRET = 'whsec_local';
export const webhookUrl = `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright'}/us-central1/stripeWebhook`;

/** The real SDK on the local fake, for inspecting and changing things as in Stripe's dashboard. */
export const stripe = new Stripe('sk_test_local', { host: '127.0.0.1', port, protocol: 'http' });

export const inDays =
  (days: number): (() => string) =>
  () =>
    new Date(Date.now() + days * 86_400_000).toISOString();

/** Calls a control endpoint of the fake. Throws with its response if it is rejected. */
async function control<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/_local/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`/_local/${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export type StripeEvent = { id: string; type: string; created: number; data: { object: Record<string, unknown> } };
type Recorded = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  headers: Record<string, string>;
  status: number;
};
type Completion = 'paid' | 'trial' | 'async' | 'async-succeeded' | 'async-failed' | 'expired';

export const local = {
  complete: (checkoutId: string, how: Completion) => control('POST', `checkout/${checkoutId}/complete`, { how }),
  pause: (companyId: string) => control('POST', 'deliveries', { isPaused: true, companyId }),
  unpause: (companyId: string) => control('POST', 'deliveries', { isPaused: false, companyId }),
  /** Resolves when every event about the company has been delivered. */
  idle: (companyId: string) => control('POST', 'idle', { companyId }),
  events: async (companyId: string, type = '') =>
    (await control<{ events: StripeEvent[] }>('GET', `events?companyId=${companyId}&type=${type}`)).events,
  requests: async (companyId: string, path: string) =>
    (await control<{ requests: Recorded[] }>('GET', `requests?companyId=${companyId}&path=${path}`)).requests,
  fail: (rule: {
    path: string;
    status: number | 'drop';
    times?: number;
    method?: string;
    companyId?: string;
    isAfter?: boolean;
  }) => control('POST', 'fail', rule),
  patch: (subscriptionId: string, patch: Record<string, unknown>, event = 'customer.subscription.updated') =>
    control('POST', `subscriptions/${subscriptionId}`, { patch, event }),
  act: (subscriptionId: string, action: 'renew' | 'fail-renewal' | 'pause' | 'resume' | 'end' | 'pay-open-invoice') =>
    control('POST', `subscriptions/${subscriptionId}/do`, { action }),
};

export type Delivery = { status: number; body: string };

/** Posts an event to the webhook as Stripe does. `header` replaces the signature; null omits it. */
export async function deliver(
  event: object,
  options: { ageSeconds?: number; secret?: string; header?: string | null; sentBody?: string } = {},
): Promise<Delivery> {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1_000) - (options.ageSeconds ?? 0);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret ?? SECRET, timestamp });
  const header = options.header === undefined ? signature : options.header;
  const response = await fetch(webhookUrl, {
    method: 'POST',
    body: options.sentBody ?? payload,
    headers: { 'content-type': 'application/json', ...(header === null ? {} : { 'stripe-signature': header }) },
  });
  return { status: response.status, body: await response.text() };
}

/** Builds a made-up event, about an object that Stripe may or may not have. */
export const eventAbout = (
  type: string,
  object: object,
  changes: object = {},
): StripeEvent & Record<string, unknown> => ({
  id: `evt_${newId()}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1_000),
  livemode: false,
  data: { object: { ...object } },
  ...changes,
});

export async function companyNow(companyId: string): Promise<CompanyFields> {
  return companySchema.parse((await db.doc(`companies/${companyId}`).get()).data());
}

export const checkoutNow = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (await db.doc(`stripeCheckouts/${id}`).get()).data();

export const eventNow = async (id: string): Promise<Record<string, unknown> | undefined> =>
  (await db.doc(`stripeEvents/${id}`).get()).data();

export type Subscribed = {
  owner: Client;
  companyId: string;
  checkoutId: string;
  customerId: string;
  subscriptionId: string;
};

/** Creates a company whose owner has completed checkout; all of its events have been delivered. */
export async function subscribed(
  how: 'paid' | 'trial' = 'trial',
  planId: 'essentials' | 'professional' | 'complete' = 'professional',
): Promise<Subscribed> {
  const { owner, companyId } = await newCompany();
  // The free trial is for a first subscription; one paid right away follows an earlier one.
  if (how === 'paid') await db.doc(`companies/${companyId}`).update({ subscription: { status: 'canceled' } });
  const { checkoutId } = await owner.call(createCheckout, { planId, interval: 'month' });
  await local.complete(checkoutId, how);
  await local.idle(companyId);
  const customerId = String((await db.doc(`stripeCustomers/${companyId}`).get()).get('customerId'));
  const subscriptionId = String((await checkoutNow(checkoutId))?.['subscriptionId']);
  return { owner, companyId, checkoutId, customerId, subscriptionId };
}

/** Returns the company's subscription history, oldest first. */
export async function newsOf(companyId: string): Promise<string[]> {
  const { docs } = await db
    .collection(`companies/${companyId}/activity`)
    .where('subjectType', '==', 'subscription')
    .get();
  return docs
    .sort((a, b) => String(a.get('at')).localeCompare(String(b.get('at'))))
    .map((entry) => String(entry.get('verb')));
}

/** Creates a company that has paid, before any event of its payment has been delivered. */
export async function unheard() {
  const { owner, companyId } = await newCompany();
  const { checkoutId } = await owner.call(createCheckout, { planId: 'professional', interval: 'month' });
  await local.pause(companyId);
  await local.complete(checkoutId, 'trial');
  const [completed] = await local.events(companyId, 'checkout.session.completed');
  if (!completed) throw new Error('The stand-in made no event');
  return { companyId, checkoutId, completed };
}

export async function subscriptionOf(checkoutId: string): Promise<string> {
  const { subscription } = await stripe.checkout.sessions.retrieve(checkoutId);
  if (typeof subscription !== 'string') throw new Error('The session began no subscription');
  return subscription;
}
