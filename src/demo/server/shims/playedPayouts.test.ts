import { expect, it } from 'vitest';
import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import { MemoryFirestore, setFirestore } from './firebaseAdminFirestore';
import { playedPayouts, playedTransactions } from './playedPayouts';

const card = (receivedOn: string, amountCents: number, stripeFeeCents: number, stripePayoutId: string) => ({
  ...{ method: 'card', receivedOn, amountCents, stripeFeeCents, stripePayoutId },
});

it('pays out card payments less their fees, newest first, page by page', async () => {
  setFirestore(
    new MemoryFirestore(
      createMemoryDocuments({
        'companies/c/payments': {
          a: card('2026-03-02', 10_000, 320, 'po_1'),
          b: card('2026-03-02', 2_000, 88, 'po_1'),
          d: card('2026-03-09', 5_000, 175, 'po_2'),
          e: card('2026-03-09', 7_000, 0, ''),
          f: card('2999-01-01', 1_000, 59, 'po_3'),
        },
      }),
    ),
  );
  const { data, has_more: hasMore } = await playedPayouts.list({ limit: 2 });
  // 50.00 − 1.75, and 120.00 − 4.08; the first hasn't arrived yet.
  expect([data.map(({ id, status, amount }) => [id, status, amount]), hasMore]).toEqual([
    [
      ['po_3', 'in_transit', 941],
      ['po_2', 'paid', 4_825],
    ],
    true,
  ]);
  const rest = await playedPayouts.list({ limit: 2, starting_after: 'po_2' });
  expect(rest).toMatchObject({ data: [{ id: 'po_1', amount: 11_592 }], has_more: false });
  expect(rest.data[0]?.arrival_date).toBe(Date.parse('2026-03-04T00:00:00Z') / 1000);
  expect((await playedPayouts.list({ status: 'paid' })).data.map(({ id }) => id)).toEqual(['po_2', 'po_1']);
  const { data: made } = await playedTransactions.list({ payout: 'po_1', limit: 100 });
  expect(made.map(({ source, amount, fee }) => [source.metadata.paymentId, amount, fee])).toEqual([
    ['a', 10_000, 320],
    ['b', 2_000, 88],
  ]);
});
