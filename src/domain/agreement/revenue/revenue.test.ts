import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '@/lib/calendar';
import { breakageOf, type BreakageTerms } from './breakage';
import { dailyRevenue, monthlyRevenue } from './straightLine';
import { splitByStandalone, visitRevenue } from './visits';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('straight-line revenue', () => {
  it('adds up to the cent for any amount and term', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 1_500 }),
        (amount, from, days) => {
          const termStart = addCalendarDays('2000-01-01', from);
          const { termDays, schedule } = dailyRevenue(amount, { termStart, termEnd: addCalendarDays(termStart, days) });
          expect(termDays).toBe(days);
          expect(total(schedule.map((month) => month.days))).toBe(days);
          expect(total(schedule.map(({ recognizedCents }) => recognizedCents))).toBe(amount);
          expect(schedule.at(-1)?.deferredCents).toBe(0);
        },
      ),
    );
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 60 }), (amount, months) => {
        expect(total(monthlyRevenue(amount, months))).toBe(amount);
      }),
    );
  });

  it('has no empty month: a term until March 1 ends in February', () => {
    const { schedule } = dailyRevenue(6_000, { termStart: '2028-01-01', termEnd: '2028-03-01' });
    // 31 ÷ 60 and 60 ÷ 60 of 60.00.
    expect(schedule).toEqual([
      { month: '2028-01', days: 31, recognizedCents: 3_100, deferredCents: 2_900 },
      { month: '2028-02', days: 29, recognizedCents: 2_900, deferredCents: 0 },
    ]);
  });
});

describe('revenue by visit', () => {
  it('allocates each visit its share in order, and recognizes visits done in any order', () => {
    const visits = [
      { id: 'a', standaloneCents: 100, isPerformed: false },
      { id: 'b', standaloneCents: 100, isPerformed: false },
      { id: 'c', standaloneCents: 100, isPerformed: true },
    ];
    // 33.33…, 66.67 and 100.
    expect(visitRevenue(100, visits)).toEqual({
      allocation: [
        { visit: 'a', allocatedCents: 33 },
        { visit: 'b', allocatedCents: 34 },
        { visit: 'c', allocatedCents: 33 },
      ],
      recognizedCents: 33,
      deferredCents: 67,
    });
    expect(() => visitRevenue(100, [{ id: 'a', standaloneCents: 0, isPerformed: false }])).toThrow('standalone price');
  });

  it('splits a plan with two kinds of service first', () => {
    expect(splitByStandalone(24_900, [9_900, 20_000])).toEqual([8_244, 16_656]);
  });
});

describe('breakage', () => {
  const TERMS: BreakageTerms = {
    totalCents: 30_000,
    includedVisits: 4,
    performedVisits: 3,
    expectedVisitsE2: 250,
    method: 'proportional',
    isExpired: false,
    isRolledOver: false,
  };

  it('never exceeds the price', () => {
    expect(breakageOf({ ...TERMS, performedVisits: 2 })).toMatchObject({
      recognizedCents: 24_000,
      deferredCents: 6_000,
    });
    expect(breakageOf(TERMS)).toMatchObject({ recognizedCents: 30_000, deferredCents: 0 });
    expect(breakageOf({ ...TERMS, performedVisits: 2, isExpired: true })).toEqual({
      recognizedCents: 30_000,
      deferredCents: 0,
      breakageCents: 6_000,
    });
  });

  it('waits for the end without an estimate, and is zero when visits roll over', () => {
    const remote = { ...TERMS, method: 'remote' } as const;
    expect(breakageOf(remote)).toEqual({ recognizedCents: 22_500, deferredCents: 7_500, breakageCents: null });
    expect(breakageOf({ ...remote, isExpired: true })).toMatchObject({ breakageCents: 7_500 });
    expect(breakageOf({ ...TERMS, isExpired: true, isRolledOver: true })).toEqual({
      recognizedCents: 22_500,
      deferredCents: 7_500,
      breakageCents: null,
    });
  });
});
