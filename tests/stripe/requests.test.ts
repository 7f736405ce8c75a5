import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, openCheckout, openWorld, refusal, subscribe, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

it('refuses unknown, malformed or unsupported requests', async () => {
  const customers = world.stripe.customers;
  expect(await refusal(customers.create({ nickname: 'x' } as never))).toEqual([400, 'parameter_unknown', 'nickname']);
  expect(await refusal(customers.create({ address: { town: 'x' } } as never))).toEqual([
    400,
    'parameter_unknown',
    'address[town]',
  ]);
  expect(await refusal(customers.create({ email: 'nobody' }))).toEqual([400, 'email_invalid', 'email']);
  expect(await refusal(customers.create({ balance: 100 }))).toEqual([400, 'local_not_implemented', 'balance']);
  expect(await refusal(world.stripe.subscriptions.list({ status: 'running' as 'active' }))).toEqual([
    400,
    undefined,
    'status',
  ]);
  expect(
    await refusal(world.stripe.prices.create({ currency: 'usd', unit_amount: 'x' as never, product: 'p' })),
  ).toEqual([400, 'parameter_invalid_integer', 'unit_amount']);
  expect(await refusal(world.stripe.subscriptions.retrieve('sub_unknown'))).toEqual([404, 'resource_missing', 'id']);
  expect(await refusal(customers.retrieve('cus_unknown'))).toEqual([404, 'resource_missing', 'id']);
});

it('requires a key, and accepts only test keys and its own API version', async () => {
  const options = { host: '127.0.0.1', port: world.server.port, protocol: 'http' as const, maxNetworkRetries: 0 };
  expect((await refusal(new Stripe('sk_live_x', options).prices.list()))[0]).toBe(401);
  expect((await fetch(`${world.server.url}/v1/prices`)).status).toBe(401);
  expect((await refusal(world.stripe.prices.list({}, { apiVersion: '2020-08-27' })))[0]).toBe(400);
});

it('answers the same request under the same key once, and no other under it', async () => {
  const idempotencyKey = 'customer:one';
  const first = await world.stripe.customers.create({ name: 'One' }, { idempotencyKey });
  const second = await world.stripe.customers.create({ name: 'One' }, { idempotencyKey });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(world.stripe.customers.create({ name: 'Two' }, { idempotencyKey })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

it('refuses a key whose first request is still running', async () => {
  await world.local('fail', { path: '/v1/customers', status: 'timeout' });
  const create = (): Promise<Stripe.Customer> =>
    world.stripe.customers.create({ name: 'Slow' }, { idempotencyKey: 'slow' });
  const first = create();
  await expect
    .poll(async () => ((await world.local('requests?path=/v1/customers')).requests as unknown[]).length)
    .toBeGreaterThan(0);
  await expect
    .poll(() =>
      create().then(
        () => 'done',
        (error: unknown) => (error as Stripe.errors.StripeError).statusCode,
      ),
    )
    .toBe(409);
  await world.local('release', {});
  expect((await first).name).toBe('Slow');
});

it('fails on demand: before the work, after it, and only for one company', async () => {
  const retrying = clientOf(world.server, 1);
  await world.local('fail', { path: '/v1/customers', status: 500 });
  const { id } = await retrying.customers.create({ name: 'Again' });
  expect((await world.stripe.customers.retrieve(id)).id).toBe(id);

  // The answer is lost, and the SDK asks again under the same key: one customer, not two.
  await world.local('fail', { path: '/v1/customers', status: 'drop', isAfter: true });
  const lost = await retrying.customers.create({ name: 'Lost', email: 'lost@example.com' });
  expect((await world.stripe.customers.list({ email: 'lost@example.com' })).data.map((one) => one.id)).toEqual([
    lost.id,
  ]);

  const mine = await world.stripe.customers.create({ metadata: { companyId: 'mine' } });
  await world.local('fail', { path: '/v1/customers/*', status: 429, companyId: 'mine' });
  expect((await world.stripe.customers.retrieve(id)).id).toBe(id);
  expect((await refusal(world.stripe.customers.retrieve(mine.id))).slice(0, 2)).toEqual([429, 'rate_limit']);
  expect((await world.stripe.customers.retrieve(mine.id)).id).toBe(mine.id);
});

it('lists by pages, forward and automatically', async () => {
  const email = 'pages@example.com';
  const ids: string[] = [];
  for (let made = 0; made < 5; made += 1) ids.unshift((await world.stripe.customers.create({ email })).id);

  const first = await world.stripe.customers.list({ email, limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const last = await world.stripe.customers.list({ email, limit: 3, starting_after: ids[1] ?? '' });
  expect([last.data.map(({ id }) => id), last.has_more]).toEqual([ids.slice(2), false]);
  const before = await world.stripe.customers.list({ email, limit: 1, ending_before: ids[2] ?? '' });
  expect([before.data.map(({ id }) => id), before.has_more]).toEqual([[ids[1]], true]);
  const all: string[] = [];
  for await (const { id } of world.stripe.customers.list({ email, limit: 2 })) all.push(id);
  expect(all).toEqual(ids);
  expect(await refusal(world.stripe.customers.list({ starting_after: 'cus_unknown' }))).toEqual([
    400,
    'resource_missing',
    'starting_after',
  ]);
});

it('expands what Stripe expands, and nothing else', async () => {
  const { id, customer } = await subscribe(world, 'expand');
  const list = await world.stripe.subscriptions
    .list({ customer: customer as string, expand: ['data.latest_invoice.customer', 'data.items.data.price'] })
    .catch((error: unknown) => error);
  expect(list).toMatchObject({ param: 'expand' });
  const { data } = await world.stripe.subscriptions.list({
    customer: customer as string,
    expand: ['data.latest_invoice.customer'],
  });
  expect(data[0]?.latest_invoice).toMatchObject({ customer: { id: customer } });
  const invoice = await world.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.parent.subscription_details.subscription'],
  });
  expect(invoice.latest_invoice).toMatchObject({ parent: { subscription_details: { subscription: { id } } } });
  expect((await refusal(world.stripe.subscriptions.retrieve(id, { expand: ['owner'] })))[2]).toBe('expand');
  expect((await refusal(world.stripe.subscriptions.list({ expand: ['customer'] })))[2]).toBe('expand');
  expect((await refusal(world.stripe.subscriptions.retrieve(id, { expand: ['a.b.c.d.e'] })))[2]).toBe('expand');
});

it('records requests for tests that check their shape', async () => {
  await openCheckout(world, 'recorded');
  const { requests } = (await world.local('requests?path=/v1/checkout/sessions&companyId=recorded')) as {
    requests: Record<string, unknown>[];
  };
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    status: 200,
    companyId: 'recorded',
    params: {
      mode: 'subscription',
      line_items: [{ quantity: 1 }],
      subscription_data: { metadata: { companyId: 'recorded' } },
    },
  });
  expect(JSON.stringify(requests)).not.toContain('sk_test_local');
});
