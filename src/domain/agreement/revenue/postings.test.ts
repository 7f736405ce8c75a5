import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deferredRollForward, recognizedInOpenMonth, scheduleAfterChange } from './postings';
import { dailyRevenue } from './straightLine';

describe('deferred revenue postings', () => {
  it('balance: opening + billed − recognized − refunded = closing, in any order', () => {
    const posting = fc.record({
      month: fc.constantFrom('2026-11', '2026-12', '2027-01', '2027-02'),
      billedCents: fc.integer({ min: 0, max: 1_000_000 }),
      recognizedCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      refundedCents: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(posting), fc.integer({ min: 0, max: 1_000_000 }), (postings, start) => {
        let balance = start;
        for (const month of deferredRollForward(postings, start)) {
          expect(month.openingCents).toBe(balance);
          expect(month.openingCents + month.billedCents - month.recognizedCents - month.refundedCents).toBe(
            month.closingCents,
          );
          balance = month.closingCents;
        }
        const total = postings.reduce(
          (sum, each) => sum + each.billedCents - each.recognizedCents - each.refundedCents,
          start,
        );
        expect(balance).toBe(total);
      }),
    );
  });

  it('correct an earlier month in the open month, and never rewrite it', () => {
    const { schedule } = dailyRevenue(36_500, { termStart: '2026-01-01', termEnd: '2027-01-01' });
    const posted = [
      { month: '2026-01', recognizedCents: 3_100 },
      // Ten dollars short.
      { month: '2026-02', recognizedCents: 1_800 },
    ];
    expect(recognizedInOpenMonth(schedule, posted, '2026-03')).toBe(4_100);
    // Closing a month a second time posts nothing more.
    expect(recognizedInOpenMonth(schedule, [...posted, { month: '2026-03', recognizedCents: 4_100 }], '2026-04')).toBe(
      3_000,
    );
  });

  it('after a change recognize the rest and the new price over the remaining term', () => {
    const change = { deferredCents: 12_000, addedPriceCents: 6_200, changeDate: '2026-11-16', termEnd: '2027-01-16' };
    // 15, 31 and 15 of 61 days of $182.00: $44.75, $137.25 and $182.00 in total.
    expect(scheduleAfterChange(change).map(({ recognizedCents }) => recognizedCents)).toEqual([4_475, 9_250, 4_475]);
  });
});
