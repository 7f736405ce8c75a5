import { expect, it } from 'vitest';
import { buildEstimate } from '@/testing/factories/estimate';
import { funnelOf, outcomeMonths, outcomesOf } from './outcomes';

it('reports how much was won, and why the rest was lost', () => {
  const lost = (declineReason: string, totalCents: number) =>
    buildEstimate({ state: 'declined', declineReason, totalCents });
  expect(
    outcomesOf(
      [buildEstimate({ state: 'approved', totalCents: 900 })],
      [lost('Too expensive', 100), lost('too expensive ', 200), lost('', 5000)],
    ),
  ).toEqual({
    wonCount: 1,
    wonCents: 900,
    lostCount: 3,
    lostCents: 5300,
    winPercent: 25,
    reasons: [
      { reason: 'No reason given', count: 1, amountCents: 5000 },
      { reason: 'Too expensive', count: 2, amountCents: 300 },
    ],
  });
  expect(outcomesOf([], []).winPercent).toBeNull();
});

it('reports how far estimates get, and the last twelve months', () => {
  const waiting = [
    buildEstimate({ state: 'sent', totalCents: 100, firstViewedAt: '2026-05-01T12:00:00.000Z' }),
    buildEstimate({ state: 'sent', totalCents: 200 }),
  ];
  // 10 PM on May 31 in Chicago.
  const won = [buildEstimate({ state: 'approved', totalCents: 900, answeredAt: '2026-06-01T03:00:00.000Z' })];
  const lost = [buildEstimate({ state: 'declined', totalCents: 50, answeredAt: '2025-07-15T12:00:00.000Z' })];

  expect(funnelOf(waiting, won, lost).map(({ label, count, amountCents }) => [label, count, amountCents])).toEqual([
    ['Sent', 4, 1250],
    ['Opened', 3, 1050],
    ['Answered', 2, 950],
    ['Won', 1, 900],
  ]);
  const months = outcomeMonths(won, lost, { now: new Date('2026-06-10T12:00:00.000Z'), timeZone: 'America/Chicago' });
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: '2025-07', wonCents: 0, lostCents: 50 });
  expect(months.slice(-2)).toEqual([
    { month: '2026-05', wonCents: 900, lostCents: 0 },
    { month: '2026-06', wonCents: 0, lostCents: 0 },
  ]);
});
