import { expect, it } from 'vitest';
import { sumsByMethod } from './dailyClose';

const payment = (
  method: 'cash' | 'card',
  amountCents: number,
  state: 'succeeded' | 'processing' | 'failed' | 'part-refunded' = 'succeeded',
  refundedCents = 0,
) => ({ method, amountCents, state, refundedCents });

it('totals received payments, without pending or failed ones', () => {
  const day = [
    payment('cash', 4_000),
    payment('cash', 1_050),
    payment('card', 9_000, 'part-refunded', 2_500),
    payment('card', 7_000, 'processing'),
    payment('card', 100, 'failed'),
  ];
  expect(sumsByMethod(day)).toEqual([
    { method: 'card', count: 1, moneyCents: 6_500 },
    { method: 'cash', count: 2, moneyCents: 5_050 },
  ]);
  expect(sumsByMethod([])).toEqual([]);
});
