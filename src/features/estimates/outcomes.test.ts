import { expect, it } from 'vitest';
import { buildEstimate } from '@/testing/factories/estimate';
import { outcomesOf } from './outcomes';

it('tells how much was won, and why the rest was lost', () => {
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
