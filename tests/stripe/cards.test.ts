import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { openWorld, refusal, type World } from './world';

let world: World;
let customer: Stripe.Customer;
beforeAll(async () => {
  world = await openWorld();
  customer = await world.stripe.customers.create({ name: 'Ada', metadata: { companyId: 'c1' } });
});
afterAll(() => world.end());

const AUTOMATIC = { enabled: true, allow_redirects: 'never' } as const;
const setUp = () =>
  world.stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    automatic_payment_methods: AUTOMATIC,
  });
async function saved(card: string): Promise<string> {
  const { payment_method: method } = await world.stripe.setupIntents.confirm((await setUp()).id, {
    payment_method: card,
  });
  return typeof method === 'string' ? method : '';
}
const charge = (method: string, options?: Stripe.RequestOptions) =>
  world.stripe.paymentIntents.create(
    {
      amount: 1_900,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      off_session: true,
      confirm: true,
      automatic_payment_methods: AUTOMATIC,
    },
    options,
  );
/** As the fields in a browser ask: with the key that everyone may know. */
async function asBrowser(method: 'GET' | 'POST', path: string, fields: Record<string, string>) {
  const text = new URLSearchParams(fields).toString();
  const response = await fetch(`${world.server.url}${path}${method === 'GET' ? `?${text}` : ''}`, {
    method,
    headers: { authorization: 'Bearer pk_test_local' },
    ...(method === 'POST' ? { body: text } : {}),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & { error?: { code?: string } },
  };
}
const typed = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '03',
  'payment_method_data[card][exp_year]': '2031',
  'payment_method_data[card][cvc]': '123',
});

describe('a saved card', () => {
  it('belongs to its customer, can be charged off-session, and not after it was removed', async () => {
    const method = await saved('pm_card_visa');
    expect((await world.stripe.paymentMethods.retrieve(method)).customer).toBe(customer.id);
    expect(await charge(method)).toMatchObject({ status: 'succeeded', amount_received: 1_900 });
    await world.stripe.paymentMethods.detach(method);
    expect(await refusal(charge(method))).toEqual([400, 'payment_method_unexpected_state', 'payment_method']);
  });

  it('is declined as its number says, again under the same key', async () => {
    const method = await saved('pm_card_chargeCustomerFail');
    const declined = {
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    };
    for (let time = 0; time < 2; time += 1)
      await expect(charge(method, { idempotencyKey: 'once' })).rejects.toMatchObject(declined);
    const { data } = await world.stripe.paymentIntents.list({ customer: customer.id, limit: 100 });
    expect(data.filter(({ last_payment_error: error }) => error)).toHaveLength(1);
  });

  it('asks its owner, who confirms the same payment', async () => {
    const method = await saved('pm_card_visa');
    await world.local(`payment_methods/${method}/behavior`, { behavior: { asks: 'always' } });
    const error = await charge(method).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'authentication_required' });
    const { id } = (error as { payment_intent: { id: string } }).payment_intent;
    expect((await world.stripe.paymentIntents.confirm(id, { payment_method: method })).status).toBe('requires_action');
    await fetch(`${world.server.url}/fields/challenge/${id}`, { method: 'POST', body: 'does=confirm' });
    expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });

  it('can be a bank account, whose debit takes days and may fail then', async () => {
    const { id, status } = await charge(await saved('pm_usBankAccount_accountClosed'));
    expect(status).toBe('processing');
    await world.local(`payment_intents/${id}/settle`, {});
    expect(await world.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'account_closed' },
    });
  });
});

describe('the card fields in a browser', () => {
  it('save what is typed, with the secret of one intent and nothing else', async () => {
    const { id, client_secret: secret } = await setUp();
    const fields = { client_secret: secret ?? '', ...typed('4000 0025 0000 3155') };
    const { body } = await asBrowser('POST', `/v1/setup_intents/${id}/confirm`, fields);
    expect(body).toMatchObject({ status: 'requires_action' });
    await fetch(`${world.server.url}/fields/challenge/${id}`, { method: 'POST', body: 'does=confirm' });
    const after = await asBrowser('GET', `/v1/setup_intents/${id}`, { client_secret: secret ?? '' });
    expect(after.body).toMatchObject({ status: 'succeeded' });
    expect((await asBrowser('GET', `/v1/setup_intents/${id}`, { client_secret: 'wrong' })).status).toBe(400);
    expect((await asBrowser('GET', '/v1/customers', {})).body.error?.code).toBe('secret_key_required');
  });

  it('say why a card can’t be used', async () => {
    const { id, client_secret: secret } = await setUp();
    const answer = (number: string) =>
      asBrowser('POST', `/v1/setup_intents/${id}/confirm`, { client_secret: secret ?? '', ...typed(number) });
    expect((await answer('4000000000000002')).body.error).toMatchObject({
      code: 'card_declined',
      message: 'Your card was declined.',
    });
    expect((await answer('1234')).body.error).toMatchObject({ code: 'incorrect_number' });
  });

  it('come from the fake, as a script with everything the app calls', async () => {
    const script = await (await fetch(`${world.server.url}/fields/stripe.js`)).text();
    expect(script).toContain(world.server.url);
    expect(script).not.toContain("'LOCAL_STRIPE'");
    const frame = await fetch(`${world.server.url}/fields/frame`);
    expect(frame.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

it('a card the network replaces, and a deauthorized account, reach the webhook', async () => {
  await world.local(`payment_methods/${await saved('pm_card_visa')}/replace`, { changes: { last4: '1881' } });
  const { id } = await world.stripe.accounts.create({
    controller: {
      stripe_dashboard: { type: 'full' },
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
    },
  });
  await world.local(`accounts/${id}/do`, { action: 'disconnect' });
  expect(await refusal(world.stripe.accounts.retrieve(id))).toEqual([403, 'account_invalid', undefined]);
  const { events } = (await world.local('events?type=account.application.deauthorized')) as {
    events: { account: string }[];
  };
  expect(events.map(({ account }) => account)).toEqual([id]);
});
