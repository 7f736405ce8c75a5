import { afterAll, describe, expect, it } from 'vitest';
import { listStripeEvents, retryStripeEvent } from '@/domain/subscription/api';
import { newId } from '@/lib/ids';
import { newCompany } from './fixtures';
import { localStripe, newTrial } from './localStripe';
import { db, endClients, refusal } from './support';

afterAll(endClients);

const CHOICE = { planId: 'essentials', interval: 'month' } as const;

/** An event as the webhook leaves it after a failure. */
async function addEvent(companyId: string, fields: Record<string, unknown> = {}): Promise<string> {
  const id = `evt_${newId()}`;
  await db.doc(`stripeEvents/${id}`).set({
    type: 'customer.subscription.updated',
    status: 'failed',
    attempts: 4,
    receivedAt: '2026-11-21T12:00:00.000Z',
    finishedAt: '2026-11-21T12:00:01.000Z',
    reason: 'Stripe cannot be reached.',
    objectId: 'sub_1',
    customerId: '',
    companyId,
    ...fields,
  });

  return id;
}

describe('listStripeEvents', () => {
  it('lists the company’s own events, newest first', async () => {
    const { owner } = await newTrial(CHOICE);
    const { events, hasMore } = await owner.call(listStripeEvents, {});

    expect(hasMore).toBe(false);
    expect(events.map(({ type }) => type)).toContain('checkout.session.completed');
    expect(events.every(({ status, attempts }) => status === 'done' && attempts > 0)).toBe(true);
    const times = events.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await (await newCompany()).owner.call(listStripeEvents, {})).events).toEqual([]);
  });

  it('comes in pages of fifty', async () => {
    const { owner, companyId } = await newCompany();
    const minute = (index: number) => `2026-11-21T12:${String(index).padStart(2, '0')}:00.000Z`;
    const ids = await Promise.all(
      Array.from({ length: 52 }, (_, index) => addEvent(companyId, { receivedAt: minute(index) })),
    );

    const first = await owner.call(listStripeEvents, {});
    expect([first.events.length, first.hasMore, first.events[0]?.id]).toEqual([50, true, ids[51]]);
    const second = await owner.call(listStripeEvents, { before: first.events.at(-1)?.receivedAt ?? '' });
    expect([second.events.map(({ id }) => id), second.hasMore]).toEqual([[ids[1], ids[0]], false]);
  });
});

describe('retryStripeEvent', () => {
  it('handles a failed event again the same way as the webhook', async () => {
    const { owner, companyId, customerId, subscriptionId } = await newTrial(CHOICE);
    await localStripe.setDeliveries(companyId, true);
    await localStripe.happen(subscriptionId, 'renew');
    const eventId = await addEvent(companyId, { objectId: subscriptionId, customerId });

    const { event } = await owner.call(retryStripeEvent, { eventId });

    expect(event).toMatchObject({ id: eventId, status: 'done', attempts: 5, reason: '' });
    expect((await db.doc(`companies/${companyId}`).get()).get('subscription.status')).toBe('active');
    expect((await owner.call(retryStripeEvent, { eventId })).event).toMatchObject({ status: 'done', attempts: 6 });
  });

  it('reports if it fails again, and records it', async () => {
    const { owner, companyId, customerId, subscriptionId } = await newTrial(CHOICE);
    const eventId = await addEvent(companyId, { objectId: subscriptionId, customerId });
    await localStripe.fail(companyId, '/v1/*', 503, 1_000);
    try {
      expect(await refusal(owner.call(retryStripeEvent, { eventId }))).toMatchObject({ code: 'unavailable' });
    } finally {
      await localStripe.endTrouble();
    }

    const { events } = await owner.call(listStripeEvents, {});
    const failed = events.find(({ id }) => id === eventId);
    expect(failed).toMatchObject({ status: 'failed', attempts: 5 });
    expect(failed?.reason).not.toBe('');
  });

  it('knows no other company’s event, and no missing one', async () => {
    const { owner } = await newCompany();
    const other = await newCompany();
    const eventId = await addEvent(other.companyId);
    const unknown = { code: 'not-found', message: 'Event not found' };

    expect(await refusal(owner.call(retryStripeEvent, { eventId }))).toEqual(unknown);
    expect(await refusal(owner.call(retryStripeEvent, { eventId: await addEvent('') }))).toEqual(unknown);
    expect(await refusal(owner.call(retryStripeEvent, { eventId: 'evt_none' }))).toEqual(unknown);
    expect(await refusal(owner.callRaw('retryStripeEvent', { eventId: '../users/x' }))).toMatchObject({
      code: 'invalid',
    });
    expect((await db.doc(`stripeEvents/${eventId}`).get()).get('attempts')).toBe(4);
  });
});
