import { afterAll, describe, expect, it } from 'vitest';
import {
  checkoutNow,
  companyNow,
  deliver,
  eventAbout,
  eventNow,
  local,
  newsOf,
  stripe,
  subscribed,
  subscriptionOf,
  unheard,
  webhookUrl,
} from './stripe';
import { db, endClients } from './support';

afterAll(endClients);

const isUnlocked = async (companyId: string): Promise<boolean> =>
  (await companyNow(companyId)).features.manualJ === true;

describe('a request without a current Stripe signature', () => {
  it('is refused and changes nothing', { tags: 'emulators' }, async () => {
    const { companyId, completed } = await unheard();
    const good = JSON.stringify(completed);
    const forgeries = {
      'no signature': { header: null },
      'an empty signature': { header: '' },
      'the secret of somebody else': { secret: 'whsec_other' },
      'a signature of five minutes ago': { ageSeconds: 301 },
      'a signature of an hour ahead': { ageSeconds: -3_600 },
      'a body that was changed': { sentBody: good.replace(companyId, 'another') },
      'a body that was written anew': { sentBody: JSON.stringify(completed, null, 1) },
      'the old scheme alone': {
        header: stripe.webhooks.generateTestHeaderString({ payload: good, secret: 'whsec_local', scheme: 'v0' }),
      },
    };
    for (const [what, options] of Object.entries(forgeries)) {
      expect((await deliver(completed, options)).status, what).toBe(400);
    }
    expect(
      (await deliver({ id: 'evt_1/../x', type: completed.type, livemode: false, data: completed.data })).status,
    ).toBe(400);
    expect((await deliver({ hello: 'world' })).status).toBe(400);

    expect(await eventNow(completed.id)).toBeUndefined();
    expect(await isUnlocked(companyId)).toBe(false);
    expect((await deliver(completed)).status).toBe(200);
    expect(await isUnlocked(companyId)).toBe(true);
  });

  it('is refused with any other method, and when it is too large', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await fetch(webhookUrl, { method })).status).toBe(405);
    expect((await fetch(webhookUrl, { method: 'POST', body: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('is accepted with one good signature among several, as while a secret is being changed', async () => {
    const { companyId, completed } = await unheard();
    const payload = JSON.stringify(completed);
    const good = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local' });

    expect((await deliver(completed, { header: `${good},v1=${'0'.repeat(64)}` })).status).toBe(200);
    expect(await isUnlocked(companyId)).toBe(true);
  });
});

describe('a Stripe event', () => {
  it('takes effect once, redelivered or four times at once', { tags: 'emulators' }, async () => {
    const { companyId, checkoutId, completed } = await unheard();

    const answers = await Promise.all([1, 2, 3, 4].map(() => deliver(completed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const syncedAt = (await companyNow(companyId)).subscription.syncedAt;
    expect((await deliver(completed)).status).toBe(200);

    expect(await isUnlocked(companyId)).toBe(true);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('completed');
    expect(await newsOf(companyId)).toEqual(['subscribed']);
    expect((await companyNow(companyId)).subscription.syncedAt).toBe(syncedAt);
    expect(await eventNow(completed.id)).toMatchObject({
      status: 'done',
      companyId,
      type: 'checkout.session.completed',
      reason: '',
    });
  });

  it('gives the same result in any order, and however late', async () => {
    const { companyId, checkoutId } = await unheard();
    const events = await local.events(companyId);
    const handled = events.filter(({ type }) => /^(checkout\.session|customer\.subscription|invoice\.paid)/.test(type));

    for (const event of [...handled].reverse()) {
      // Signed now, as Stripe signs each delivery, but about an old event.
      expect((await deliver({ ...event, created: event.created - 3 * 86_400 })).status, event.type).toBe(200);
    }

    expect(await isUnlocked(companyId)).toBe(true);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('completed');
    expect((await companyNow(companyId)).subscription).toMatchObject({
      planId: 'professional',
      interval: 'month',
      status: 'trialing',
    });
  });

  it('that disagrees with Stripe’s current state has no effect', async () => {
    const { companyId, subscriptionId } = await subscribed();
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    await stripe.subscriptions.cancel(subscriptionId);
    await local.idle(companyId);

    const stale = eventAbout('customer.subscription.updated', { ...subscription, status: 'active' });
    expect((await deliver(stale)).status).toBe(200);

    expect((await companyNow(companyId)).subscription.status).toBe('canceled');
  });

  it('of the end that arrives before the beginning’s unlocks nothing', async () => {
    const { companyId, checkoutId, completed } = await unheard();
    const subscriptionId = await subscriptionOf(checkoutId);
    await stripe.subscriptions.cancel(subscriptionId);
    const [deleted] = await local.events(companyId, 'customer.subscription.deleted');

    expect((await deliver(deleted ?? {})).status).toBe(200);
    expect((await deliver(completed)).status).toBe(200);

    expect(await isUnlocked(companyId)).toBe(false);
    expect((await checkoutNow(checkoutId))?.['status']).toBe('ended');
  });

  it('that was started and never finished is taken over', async () => {
    const { companyId, completed } = await unheard();
    const { id, type, data } = completed;
    await db.doc(`stripeEvents/${id}`).set({
      type,
      objectId: data.object['id'],
      customerId: data.object['customer'],
      companyId: '',
      status: 'processing',
      attempts: 1,
      receivedAt: '',
      finishedAt: '',
      reason: '',
    });

    expect((await deliver(completed)).status).toBe(200);
    expect(await eventNow(id)).toMatchObject({ status: 'done', attempts: 2 });
    expect(await isUnlocked(companyId)).toBe(true);
  });

  it('fails while Stripe is down, is redelivered, and then works', async () => {
    const { companyId, completed } = await unheard();
    await local.fail({ path: '/v1/subscriptions', status: 503, times: 3, companyId });

    expect((await deliver(completed)).status).toBe(500);
    expect(await eventNow(completed.id)).toMatchObject({ status: 'failed', companyId });
    expect(await isUnlocked(companyId)).toBe(false);
    expect((await companyNow(companyId)).subscription.status).toBe('none');

    expect((await deliver(completed)).status).toBe(200);
    expect(await eventNow(completed.id)).toMatchObject({ status: 'done', attempts: 2, reason: '' });
    expect(await isUnlocked(companyId)).toBe(true);
  });
});

it('with an unknown price grants nothing and is redelivered until someone fixes it', async () => {
  const { companyId, subscriptionId, customerId } = await subscribed('trial', 'essentials');
  const product = await stripe.products.create({ name: 'Gold' });
  const gold = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  await local.pause(companyId);
  await local.patch(subscriptionId, { items: { ...subscription.items, data: [{ ...item, price: gold }] } });

  const event = eventAbout('customer.subscription.updated', { id: subscriptionId, customer: customerId });
  expect((await deliver(event)).status).toBe(500);
  expect(await eventNow(event.id)).toMatchObject({
    status: 'failed',
    companyId,
    reason: expect.stringContaining(gold.id) as string,
  });
  expect((await companyNow(companyId)).subscription.planId).toBe('essentials');
  expect(await isUnlocked(companyId)).toBe(false);

  await local.patch(subscriptionId, { items: subscription.items });
  expect((await deliver(event)).status).toBe(200);
  expect(await eventNow(event.id)).toMatchObject({ status: 'done' });
});
