import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '@/testing/factories/quickbooks';
import {
  at,
  beginReports,
  causes,
  events,
  going,
  hasNews,
  minute,
  notes,
  orders,
  paid,
  patch,
  payThere,
  remoteOf,
  send,
  takenOver,
  TOKEN,
} from './quickbooksReports';

beginReports();

describe('webhooks in any order', () => {
  const REPORTS = [
    ['created', 'Payment', '2026-03-20T15:00:00Z'],
    ['updated', 'Invoice', '2026-03-20T15:01:00Z'],
    ['deleted', 'Payment', '2026-03-20T15:02:00Z'],
    ['merged', 'Customer', '2026-03-20T15:03:00Z'],
  ] as const;

  it.each(
    orders(REPORTS).map(
      (order, index) => [order.map(([verb, entity]) => `${verb} ${entity}`).join(', '), order, index] as const,
    ),
  )('%s: QuickBooks’ current state counts, once', async (_name, order, index) => {
    const kept = await payThere({ i1: 43.3 });
    const gone = await payThere({ i1: 10 });
    await patch('Payment', gone.Id, { isDeleted: true });
    await patch('Invoice', remoteOf('invoice:i2'), { TotalAmt: 250 });
    const format = index % 2 === 0 ? events.new : events.old;
    for (const [verb, entity, time] of order) {
      await send(format(verb, entity, kept.Id, time));
      // Some arrive twice, and reported changes are read in between.
      if (index % 3 === 0) await send(format(verb, entity, kept.Id, time));
      await minute();
    }
    expect(takenOver()).toEqual(['i1 4330']);
    expect(paid('i1')).toBe(4_330);
    expect(notes()).toEqual(['changed: Its amount was changed in QuickBooks.']);
    expect(hasNews()).toBe(false);
  });

  it('days later, older than the last reading, or in both formats: nothing happens twice', async () => {
    const { Id } = await payThere({ i1: 43.3 });
    await minute();
    await causes();
    expect(takenOver()).toEqual(['i1 4330']);
    at.world.wait(3 * 24 * 60);
    for (const format of [events.new, events.old])
      for (const verb of ['created', 'updated', 'emailed'])
        expect(await send(format(verb, 'Payment', Id, '2026-01-01T00:00:00Z'))).toMatchObject({ status: 200 });
    await minute();
    expect(takenOver()).toEqual(['i1 4330']);
    expect(notes()).toEqual([]);
    expect(await going()).toEqual([]);
  });

  it.each(['new', 'old'])('from the fake in the %s format, sent three times, count once', async (webhookFormat) => {
    await at.world.control('set', { switches: { webhookFormat } });
    await payThere({ i1: 43.3 });
    expect(await at.world.control('deliver', { url: at.url, forged: true })).toEqual({ statuses: [401] });
    expect(hasNews()).toBe(false);
    expect(await at.world.control('deliver', { url: at.url, times: 3 })).toEqual({ statuses: [200, 200, 200] });
    await minute();
    expect(takenOver()).toEqual(['i1 4330']);
  });

  it('an invalid one doesn’t affect the others', async () => {
    const good = JSON.parse(events.new('created', 'Payment', '7', '2026-03-20T15:00:00Z')) as object[];
    expect(await send(JSON.stringify([{ id: 5 }, null, ...good]))).toMatchObject({
      status: 200,
      log: { companies: 1 },
    });
    const old = JSON.parse(events.old('Create', 'Payment', '7', '2026-03-20T15:00:00Z')) as {
      eventNotifications: object[];
    };
    const mixed = { eventNotifications: [{ realmId: 5 }, ...old.eventNotifications] };
    expect(await send(JSON.stringify(mixed))).toMatchObject({ status: 200, log: { companies: 1 } });
  });

  it('forged, with other bytes, of another company file, or empty: nothing is recorded', async () => {
    const body = events.new('created', 'Payment', '7', '2026-03-20T15:00:00Z');
    const other = createHmac('sha256', TOKEN).update(`${body} `).digest('base64');
    const wrongKey = createHmac('sha256', 'guessed').update(body).digest('base64');
    const hex = createHmac('sha256', TOKEN).update(body).digest('hex');
    for (const signature of [other, wrongKey, hex, '', 'Zm9yZ2Vk'])
      expect(await send(body, signature)).toMatchObject({ status: 401 });
    for (const realm of ['9130348', '', '9130347 ', '../9130347'])
      expect(await send(events.new('created', 'Payment', '7', '2026-03-20T15:00:00Z', realm))).toMatchObject({
        status: 200,
        log: { companies: 0 },
      });
    expect(hasNews()).toBe(false);
  });
});

describe('records merged in QuickBooks', () => {
  it('a merged customer is listed, and no one is created twice', async () => {
    const { Customer } = await at.world.control<{ Customer: { Id: string } }>('write', {
      entity: 'Customer',
      body: { DisplayName: 'A. Lovelace' },
    });
    await patch('Customer', remoteOf('customer:customer-1'), { isDeleted: true });
    for (const id of ['i1', 'i2'])
      await patch('Invoice', remoteOf(`invoice:${id}`), { CustomerRef: { value: Customer.Id, name: 'A. Lovelace' } });
    await send(events.old('Merge', 'Customer', Customer.Id, '2026-03-20T15:00:00Z'));
    await send(events.new('merged', 'Customer', Customer.Id, '2026-03-20T15:00:00Z'));
    await minute();
    expect(notes()).toEqual([]);
    await at.world.put('invoices/i3', sampleInvoice('i3', { number: '1044' }));
    const plan = await at.world.plan();
    expect(plan.get('customer:customer-1')).toMatchObject({
      op: 'blocked',
      reason: 'It was deleted or merged in QuickBooks. Choose another one.',
    });
    expect([...plan.values()].filter(({ op }) => op === 'create')).toEqual([]);
  });
});
