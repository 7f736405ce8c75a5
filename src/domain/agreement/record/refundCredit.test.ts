import { describe, expect, it } from 'vitest';
import { creditOfRefund, refundByBill } from './refundCredit';
import type { AgreementBill } from './schema';

const bill = (from: string, priceCents: number, isPaid = true): AgreementBill => ({
  ...{ invoiceId: `i-${from}`, on: from, from, until: from, priceCents, pausedDays: 0, dueOn: from, isPaid },
  ...{ lineId: '', name: '', tries: [] },
});
const issued = [
  { id: 'line:plan', name: 'Comfort Plus', netCents: 1_000, taxes: [{ taxId: 't', amountCents: 83 }] },
  { id: 'line:part', name: 'Filter', netCents: 5_000, taxes: [] },
];

describe('a cancellation refund', () => {
  it('credits the newest bills first, never more than each bill, and none never sent', () => {
    const draft = { ...bill('2026-04-01', 1_000, false), dueOn: '' };
    const bills = [bill('2026-01-01', 1_000), bill('2026-02-01', 1_000), bill('2026-03-01', 1_000, false), draft];
    expect(refundByBill(bills, 2_400).map(({ bill: { from }, netCents }) => [from, netCents])).toEqual([
      ['2026-03-01', 1_000],
      ['2026-02-01', 1_000],
      ['2026-01-01', 400],
    ]);
  });

  it('includes the tax in proportion, and never more than is left', () => {
    // 40% of 10.83 is 4.332.
    expect(creditOfRefund({ issued, creditedBefore: [] }, { priceCents: 1_000 }, 400)).toBe(433);
    const creditedBefore = [
      { id: 'line:plan', name: 'Comfort Plus', netCents: 800, taxes: [{ taxId: 't', amountCents: 66 }] },
    ];
    expect(creditOfRefund({ issued, creditedBefore }, { priceCents: 1_000 }, 400)).toBe(217);
    expect(creditOfRefund({ issued: issued.slice(1), creditedBefore: [] }, { priceCents: 1_000 }, 400)).toBe(0);
  });
});
