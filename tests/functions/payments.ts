import { billingSettingsSchema } from '@/domain/billing/settings';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { connectPayoutAccount, startCardPayment } from '@/domain/payment/api';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { newShareToken } from '@/domain/public-document/token';
import { buildInvoice } from '@/testing/factories/invoice';
import { newId } from '@/lib/ids';
import { clearLimits } from './estimates';
import { newCompany } from './fixtures';
import { addCustomer, at, audit } from './records';
import { functionsPort, db, signedOut, type Client } from './support';
import { stripe } from './stripe';

const stripePort = process.env['FIELDWRIGHT_STRIPE_PORT'] ?? '';
const connectUrl = `http://127.0.0.1:${functionsPort}/${process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright'}/us-central1/stripeConnectWebhook`;

/** Calls a control endpoint of the fake. Throws with its response if it is rejected. */
export async function atStripe<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${stripePort}/_local/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/_local/${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export type CardCompany = { owner: Client; companyId: string; accountId: string; customerId: string };

/** Creates a company with its own connected Stripe account, through the pages that people use. */
export async function companyWithCards(): Promise<CardCompany> {
  const { owner, companyId } = await newCompany();
  await db.doc(`companies/${companyId}`).update({ 'features.payments': true });
  await db
    .doc(`users/${owner.uid}`)
    .update({ features: { customers: true, jobs: true, invoices: true, estimates: true, payments: true } });
  const customerId = await addCustomer(companyId, owner.uid, {});
  await at(companyId, 'settings/billing').set({ ...billingSettingsSchema.parse({}), ...audit(owner.uid) });
  const { url } = await owner.call(connectPayoutAccount, {});
  const accountId = url.split('/').at(-1) ?? '';
  await fetch(url, { method: 'POST', body: 'does=complete', redirect: 'manual' });
  await atStripe('idle', { companyId });
  return { owner, companyId, accountId, customerId };
}

/** Adds an issued invoice of $250.00 with a link and its public document. */
export async function addIssuedInvoice({
  companyId,
  customerId,
  owner,
}: CardCompany): Promise<{ invoiceId: string; token: string }> {
  const [invoiceId, token] = [newId(), newShareToken()];
  const { id: _id, ...built } = buildInvoice({ state: 'issued', customerId, token, dueOn: '2199-01-01' });
  await at(companyId, `invoices/${invoiceId}`).set({ ...invoiceSchema.parse(built), ...audit(owner.uid) });
  const company = {
    name: 'Lovelace Heating',
    logoUrl: '',
    primaryColor: '#0b5d57',
    accentColor: '#0b5d57',
    phone: '',
    email: '',
    website: '',
    addressLines: [],
  };
  await db.doc(`publicDocuments/${token}`).set({
    kind: 'invoice',
    companyId,
    subjectId: invoiceId,
    updatedAt: new Date().toISOString(),
    timeZone: 'America/Chicago',
    company,
    paper: null,
    estimate: null,
    invoice: null,
    item: null,
  });
  return { invoiceId, token };
}

export const readInvoice = async (companyId: string, id: string): Promise<Invoice> =>
  invoiceSchema.parse((await at(companyId, `invoices/${id}`).get()).data());

export async function paymentsOf(companyId: string, invoiceId: string): Promise<(Payment & { id: string })[]> {
  const { docs } = await db.collection(`companies/${companyId}/payments`).where('invoiceId', '==', invoiceId).get();
  return docs.map((snapshot) => ({ ...paymentSchema.parse(snapshot.data()), id: snapshot.id }));
}

/** Returns the session id at the end of a payment page's URL. */
export const sessionIn = (url: string): string => url.split('/').at(-1) ?? '';

export type Event = {
  id: string;
  type: string;
  account?: string;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

export async function eventsOf(companyId: string, type: string): Promise<Event[]> {
  const response = await fetch(`http://127.0.0.1:${stripePort}/_local/events?companyId=${companyId}&type=${type}`);
  return ((await response.json()) as { events: Event[] }).events;
}

/** Posts an event to the webhook as Stripe does. @returns the response status */
export async function deliverConnect(event: object, { secret = 'whsec_local_connect' } = {}): Promise<number> {
  const payload = JSON.stringify(event);
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { status } = await fetch(connectUrl, {
    method: 'POST',
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  });
  return status;
}

/** Creates an invoice whose customer is on Stripe's page; no event reaches the functions before `idle`. */
export async function atCheckout(company: CardCompany, amountCents = 25_000, tipCents = 0) {
  await clearLimits();
  const { invoiceId, token } = await addIssuedInvoice(company);
  const { url } = await signedOut().call(startCardPayment, { token, amountCents, tipCents });
  return { invoiceId, token, url, sessionId: sessionIn(url) };
}

/** ... and has paid there. */
export async function paid(company: CardCompany, amountCents = 25_000, tipCents = 0) {
  const opened = await atCheckout(company, amountCents, tipCents);
  await atStripe(`checkout/${opened.sessionId}/complete`, { how: 'paid' });
  await atStripe('idle', { companyId: company.companyId });
  const [payment] = await paymentsOf(company.companyId, opened.invoiceId);
  if (!payment) throw new Error('The payment was not entered');
  return { ...opened, payment };
}

export const chargeOf = async (company: CardCompany, intentId: string): Promise<string> => {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
    intentId,
    {},
    { stripeAccount: company.accountId },
  );
  return typeof charge === 'string' ? charge : (charge?.id ?? '');
};
