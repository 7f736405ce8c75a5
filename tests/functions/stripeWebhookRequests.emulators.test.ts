// @module-tag emulators
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { eventEnvelopeSchema, toEventRef } from '../../functions/src/subscription/events/eventRef';
import { handleStripeEvent } from '../../functions/src/subscription/events/handleStripeEvent';
import { depsAt } from './deps';
import { local, stripe, subscriptionOf, unheard, type StripeEvent } from './stripe';
import { endClients } from './support';

afterAll(endClients);

it('handles an event with at most six database requests', async () => {
  const { companyId, checkoutId, completed } = await unheard();
  const counted: string[] = [];
  // Every request from the SDK goes through one of these two.
  const watched = getFirestore(
    initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright' }, newId()),
  );
  const inner = watched as unknown as Record<
    'request' | 'requestStream',
    (method: string, ...rest: unknown[]) => unknown
  >;
  for (const name of ['request', 'requestStream'] as const) {
    const original = inner[name].bind(watched);
    inner[name] = (method, ...rest) => {
      counted.push(method);
      return original(method, ...rest);
    };
  }
  const handle = async (event: StripeEvent) => {
    const reference = toEventRef(eventEnvelopeSchema.parse(event));
    if (!reference) throw new Error('Not handled');
    counted.length = 0;
    expect(await handleStripeEvent({ ...depsAt(), db: watched }, stripe, reference)).toMatchObject({
      status: 'done',
      companyId,
    });
    expect(counted.length, counted.join()).toBeGreaterThan(2);
    expect(counted.length, counted.join()).toBeLessThanOrEqual(6);
  };

  await handle(completed);
  const [created] = await local.events(companyId, 'customer.subscription.created');
  if (created) await handle(created);
  await stripe.subscriptions.cancel(await subscriptionOf(checkoutId));
  const [deleted] = await local.events(companyId, 'customer.subscription.deleted');
  if (deleted) await handle(deleted);
});
