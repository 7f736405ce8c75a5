import { describe, expect, it } from 'vitest';
import { refundableCents, refundShares, stateAfterRefund } from './refunds';

describe('the refundable amount', () => {
  it.each([
    ['succeeded', 7_000],
    ['part-refunded', 7_000],
    ['processing', 0],
    ['failed', 0],
  ] as const)('of a payment that is %s is %i cents', (state, cents) => {
    expect(refundableCents({ state, amountCents: 10_000, tipCents: 0, refundedCents: 3_000 })).toBe(cents);
  });
});

describe('a refund of $100 with a tip of $15', () => {
  const payment = { amountCents: 10_000, tipCents: 1_500, refundedCents: 0 };

  it.each([
    ['leaves the tip while there is money of the invoice', 0, 8_500, { invoiceCents: 8_500, tipCents: 0 }],
    ['takes the rest from the tip', 0, 9_000, { invoiceCents: 8_500, tipCents: 500 }],
    ['counts what went back before', 8_000, 1_000, { invoiceCents: 500, tipCents: 500 }],
    ['is the tip alone once the invoice’s money is back', 8_500, 1_500, { invoiceCents: 0, tipCents: 1_500 }],
  ])('is split: %s', (_what, refundedCents, refundCents, shares) => {
    expect(refundShares({ ...payment, refundedCents }, refundCents)).toEqual(shares);
  });
});

it('marks a payment refunded once all of it was returned', () => {
  expect([0, 1, 9_999, 10_000].map((refundedCents) => stateAfterRefund(10_000, refundedCents))).toEqual([
    'succeeded',
    'part-refunded',
    'part-refunded',
    'refunded',
  ]);
});
