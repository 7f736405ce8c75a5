import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../scripts/stripe/webhookEvents.mjs';
import { EVENT_TYPES } from '../../functions/src/subscription/events/eventRef';
import { openCheckout, openWorld, subscribe, typesOf, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());
beforeEach(() => void world.received.splice(0));

type LocalEvent = { id: string; type: string; pending_webhooks: number; attempts: { status: number }[] };
const eventsOf = async (companyId: string): Promise<LocalEvent[]> =>
  (await world.local(`events?companyId=${companyId}`)).events as LocalEvent[];

it('sends what our webhook handles, no more and no less', () => {
  expect([...WEBHOOK_EVENTS].sort()).toEqual([...EVENT_TYPES].sort());
});

it('retries until the webhook accepts it, and gives up in the end', async () => {
  const { session } = await openCheckout(world, 'retry');
  world.answers.push(500, 503);
  await world.stripe.checkout.sessions.expire(session.id);
  await world.untilIdle();
  expect(typesOf(world.received)).toEqual(['checkout.session.expired']);
  expect((await eventsOf('retry')).at(-1)).toMatchObject({
    pending_webhooks: 0,
    attempts: [{ status: 500 }, { status: 503 }, { status: 200 }],
  });

  const { session: other } = await openCheckout(world, 'giveUp');
  world.answers.push(500, 500, 500);
  await world.stripe.checkout.sessions.expire(other.id);
  await world.untilIdle();
  const event = (await eventsOf('giveUp')).at(-1);
  expect(event).toMatchObject({ pending_webhooks: 1 });

  expect(await world.local(`events/${event?.id ?? ''}/deliver`, {})).toMatchObject({ status: 200 });
  expect((await world.stripe.events.retrieve(event?.id ?? '')).pending_webhooks).toBe(0);
});

it('holds back one company’s events without another’s, and delivers them in any order, again, late or forged', async () => {
  await world.local('deliveries', { isPaused: true, companyId: 'held' });
  const { session: held } = await openCheckout(world, 'held');
  const { session: free } = await openCheckout(world, 'free');
  for (const { id } of [held, free]) await world.local(`checkout/${id}/complete`, { how: 'paid' });
  await world.untilIdle();
  const companies = (): Set<unknown> =>
    new Set(
      world.received
        .map(({ data }) => (data.object as { client_reference_id?: string }).client_reference_id)
        .filter(Boolean),
    );
  expect(companies()).toEqual(new Set(['free']));

  const events = (await eventsOf('held')).filter(({ pending_webhooks: pending }) => pending > 0).reverse();
  world.received.splice(0);
  for (const { id } of [...events, ...events]) await world.local(`events/${id}/deliver`, {});
  expect(typesOf(world.received)).toEqual([...events, ...events].map(({ type }) => type));
  const [event] = events;
  const deliver = (body: object): Promise<unknown> => world.local(`events/${event?.id ?? ''}/deliver`, body);
  expect(await deliver({ secret: 'whsec_wrong' })).toMatchObject({ status: 400 });
  expect(await deliver({ timestamp: Math.floor(Date.now() / 1000) - 301 })).toMatchObject({ status: 400 });

  world.received.splice(0);
  await world.local('deliveries', { isPaused: false, companyId: 'held' });
  await world.untilIdle();
  expect(world.received).toHaveLength(events.length);
});

it('changes a subscription without the webhook, or with an event', async () => {
  const { id } = await subscribe(world, 'patched');
  world.received.splice(0);
  await world.local(`subscriptions/${id}`, { patch: { status: 'unpaid' } });
  expect((await world.stripe.subscriptions.retrieve(id)).status).toBe('unpaid');
  await world.local(`subscriptions/${id}`, { patch: { status: 'active' }, event: 'customer.subscription.updated' });
  await world.untilIdle();
  expect(world.received.map(({ data }) => data.previous_attributes)).toEqual([{ status: 'unpaid' }]);
});

it('remembers its state after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  const file = join(folder, 'stripe.json');
  const { id } = await subscribe(world, 'restart');
  world.server.save(file);
  const again = await openWorld({ stateFile: file });
  expect((await again.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).latest_invoice).toMatchObject({
    status: 'paid',
  });
  expect(await again.priceId('small_month')).toBe(await world.priceId('small_month'));
  await again.local('clear', {});
  expect((await again.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  expect(await again.priceId('small_month')).not.toBe('');
  await again.end();
  rmSync(folder, { recursive: true });
});
