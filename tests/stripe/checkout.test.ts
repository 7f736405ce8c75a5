import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCheckout, openWorld, refusal, typesOf, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());
beforeEach(() => void world.received.splice(0));

const complete = async (id: string, how: string): Promise<Record<string, unknown>> => {
  const answer = await world.local(`checkout/${id}/complete`, { how });
  await world.untilIdle();
  return answer;
};

it('a paid checkout has an active subscription, a paid invoice, and sends events', async () => {
  const { customer, session } = await openCheckout(world, 'paid');
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 3_000,
    currency: 'usd',
    livemode: false,
  });

  await complete(session.id, 'paid');

  const done = await world.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'customer', 'subscription.latest_invoice.payments'],
  });
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, customer: { id: customer.id } });
  expect(done.line_items?.data).toMatchObject([{ description: 'Fieldwright small', amount_total: 3_000 }]);
  expect(done.subscription).toMatchObject({
    status: 'active',
    metadata: { companyId: 'paid' },
    latest_invoice: {
      status: 'paid',
      total: 3_000,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { metadata: { companyId: 'paid' } } },
      payments: { data: [{ status: 'paid', payment: { type: 'payment_intent' } }] },
    },
  });
  expect(typesOf(world.received)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
  expect(world.received[2]?.data.previous_attributes).toEqual({ status: 'incomplete' });
});

it('a trial without a card costs nothing and pauses when it ends, as requested', async () => {
  const { customer, session } = await openCheckout(world, 'trial', {
    payment_method_collection: 'if_required',
    subscription_data: {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      metadata: { companyId: 'trial' },
    },
  });
  expect(session.amount_total).toBe(0);

  expect(await complete(session.id, 'trial')).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
  });

  const list = await world.stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = list.data;
  expect(subscription).toMatchObject({ status: 'trialing', default_payment_method: null });
  expect(subscription?.items.data[0]?.current_period_end).toBe(subscription?.trial_end);
  expect((Number(subscription?.trial_end) - Number(subscription?.trial_start)) / 86_400).toBe(14);

  await world.local(`subscriptions/${subscription?.id ?? ''}/do`, { action: 'renew' });
  await world.untilIdle();
  expect((await world.stripe.subscriptions.retrieve(subscription?.id ?? '')).status).toBe('paused');
  expect(typesOf(world.received)).toContain('customer.subscription.paused');
});

it('a bank that answers later leaves the session unpaid until it does', async () => {
  for (const [answer, paid, status] of [
    ['async-succeeded', 'paid', 'active'],
    ['async-failed', 'unpaid', 'past_due'],
  ] as const) {
    const { customer, session } = await openCheckout(world, answer);
    expect(await complete(session.id, 'async')).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const [invoice] = (await world.stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] })).data;
    const intentId = invoice?.payments?.data[0]?.payment.payment_intent as string;
    expect([invoice?.status, (await world.stripe.paymentIntents.retrieve(intentId)).status]).toEqual([
      'open',
      'processing',
    ]);

    expect(await complete(session.id, answer)).toMatchObject({ payment_status: paid });

    const { data } = await world.stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(data.map((one) => one.status)).toEqual([status]);
    expect(typesOf(world.received).at(-1)).toBe(
      `checkout.session.async_payment_${paid === 'paid' ? 'succeeded' : 'failed'}`,
    );
    expect(await complete(session.id, answer)).toMatchObject({ error: { code: 'local_not_pending' } });
  }
});

it('an expired session can’t be paid, and a paid one can’t expire', async () => {
  const { session } = await openCheckout(world, 'expired');
  expect((await world.stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  await world.untilIdle();
  expect(typesOf(world.received)).toEqual(['checkout.session.expired']);
  expect(await complete(session.id, 'paid')).toMatchObject({ error: { code: 'local_not_open' } });

  const { session: paid } = await openCheckout(world, 'not-expired');
  await complete(paid.id, 'paid');
  expect((await refusal(world.stripe.checkout.sessions.expire(paid.id)))[0]).toBe(400);
});

it('a one-off payment can be refunded once', async () => {
  const { session } = await openCheckout(world, 'once', {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Test' } } }],
    subscription_data: undefined,
    metadata: { companyId: 'once' },
  } as never);
  await complete(session.id, 'paid');

  const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 100, latest_charge: { paid: true } });
  const payment = { payment_intent: (intent as { id: string }).id };
  expect(await world.stripe.refunds.create({ ...payment, amount: 40 })).toMatchObject({
    amount: 40,
    status: 'succeeded',
  });
  expect((await world.stripe.refunds.create(payment)).amount).toBe(60);
  expect(await refusal(world.stripe.refunds.create(payment))).toEqual([400, 'charge_already_refunded', undefined]);
});

it('refuses invalid sessions like Stripe', async () => {
  const session = {
    mode: 'subscription' as const,
    success_url: 'http://shop.example/',
    line_items: [{ price: await world.priceId('small_month'), quantity: 1 }],
  };
  const create = (more: object): Promise<unknown> =>
    refusal(world.stripe.checkout.sessions.create({ ...session, ...more }));

  expect(await create({ line_items: [] })).toEqual([400, 'parameter_missing', 'line_items']);
  expect(await create({ line_items: [{ price: 'price_unknown', quantity: 1 }] })).toEqual([
    400,
    'resource_missing',
    'line_items[0][price]',
  ]);
  expect(await create({ customer: 'cus_unknown' })).toEqual([400, 'resource_missing', 'customer']);
  expect(await create({ payment_intent_data: { description: 'x' } })).toEqual([400, undefined, 'payment_intent_data']);
  expect(await create({ expires_at: Math.floor(Date.now() / 1000) + 60 })).toEqual([400, undefined, 'expires_at']);
  expect(await create({ metadata: { note: 'x'.repeat(501) } })).toEqual([400, undefined, 'metadata[note]']);
});

it('a subscription that starts with free days needs no checkout, and one that costs immediately isn’t simulated', async () => {
  const customer = await world.stripe.customers.create({ metadata: { companyId: 'direct' } });
  const items = [{ price: await world.priceId('small_month') }];
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items,
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    expand: ['latest_invoice'],
  });
  await world.untilIdle();
  expect(subscription).toMatchObject({
    status: 'trialing',
    default_payment_method: null,
    latest_invoice: { status: 'paid', total: 0, billing_reason: 'subscription_create' },
  });
  expect(typesOf(world.received)).toEqual(['customer.subscription.created', 'invoice.paid']);
  const [status, , param] = await refusal(world.stripe.subscriptions.create({ customer: customer.id, items }));
  expect({ status, param }).toEqual({ status: 400, param: 'trial_period_days' });
});
