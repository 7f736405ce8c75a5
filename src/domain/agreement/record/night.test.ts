import { describe, expect, it } from 'vitest';
import { agreementOf as begun } from '@/testing/agreementDays';
import { night, nights } from '@/testing/agreementNights';
import { buildPlan } from '@/testing/factories/agreement';
import { addCalendarDays } from '@/lib/calendar';
import { termsOfPlan } from './create';

describe('three years of nightly runs', () => {
  it('bill each month once on its day, and recognize income to the cent', () => {
    const plan = termsOfPlan(buildPlan({ termMonths: 12, renewal: 'automatic', escalationPpm: 50_000 }));
    const { agreement, periods, posted } = nights(begun({ plan }), '2026-01-31', 3 * 365 + 40);
    expect(periods.slice(0, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(new Set(periods).size).toBe(periods.length);
    expect(periods).toHaveLength(37 + 1);
    // 5% more at each renewal, rounded to the cent.
    expect(agreement.bills.map(({ priceCents }) => priceCents)).toEqual([
      ...Array<number>(12).fill(1_900),
      ...Array<number>(12).fill(1_995),
      ...Array<number>(12).fill(2_095),
      ...Array<number>(2).fill(2_200),
    ]);
    let before = 0;
    for (const { month, earned, closing } of posted) {
      const billed = agreement.bills
        .filter(({ on }) => on.startsWith(month))
        .reduce((sum, bill) => sum + bill.priceCents, 0);
      expect(before + billed - earned).toBe(closing);
      before = closing;
    }
    // A full month of the first year is worth its price, whichever day it is billed on.
    expect(posted.slice(1, 11).every(({ earned }) => Math.abs(earned - 1_900) <= 70)).toBe(true);
    expect(agreement.visits.filter(({ state }) => state === 'lapsed')).toHaveLength(6);
  });

  it('prorate the bill of a shorter last period', () => {
    const plan = termsOfPlan(buildPlan({ termMonths: 8, renewal: 'ends' }));
    const quarterly = begun({ plan, interval: 'quarter', priceCents: 9_100, startsOn: '2026-01-01' });
    const { agreement } = nights(quarterly, '2026-01-01', 260);
    // July and August are 62 of the 92 days of the third quarter.
    expect(agreement.bills.map(({ from, until, priceCents }) => [from, until, priceCents])).toEqual([
      ['2026-01-01', '2026-04-01', 9_100],
      ['2026-04-01', '2026-07-01', 9_100],
      ['2026-07-01', '2026-09-01', 6_133],
    ]);
  });

  it('change nothing when run twice on the same day', () => {
    const once = nights(begun(), '2026-01-31', 400);
    const today = addCalendarDays('2026-01-31', 399);
    const again = night({ agreement: once.agreement, periods: [], posted: [] }, today);
    expect(again.periods).toEqual([]);
    expect(again.posted).toEqual([]);
    expect(again.agreement).toEqual(once.agreement);
  });

  it('stop once an agreement has ended and its income is posted', () => {
    const plan = termsOfPlan(buildPlan({ termMonths: 12, renewal: 'ends' }));
    const { agreement, periods } = nights(begun({ plan }), '2026-01-31', 500);
    expect(agreement.state).toBe('expired');
    expect(periods).toHaveLength(12);
    expect(agreement.nextActionOn).toBe('');
    expect(agreement.recognizedCents).toBe(12 * 1_900);
  });

  it('mark a member past due when a bill is unpaid after the grace period', () => {
    const { agreement } = nights(begun(), '2026-01-31', 16, false);
    expect(agreement.state).toBe('past-due');
    expect(nights(begun(), '2026-01-31', 15, false).agreement.state).toBe('active');
  });

  it('recognize income by visits when the plan says so', () => {
    const plan = termsOfPlan(buildPlan({ recognition: 'by-visit' }));
    const yearly = begun({ plan, interval: 'year', priceCents: 19_900, startsOn: '2026-03-01' });
    const paid = night({ agreement: yearly, periods: [], posted: [] }, '2026-03-01').agreement;
    const done = {
      ...paid,
      visits: paid.visits.map((visit) =>
        visit.name.startsWith('Spring') ? { ...visit, state: 'used' as const, usedOn: '2026-04-10' } : visit,
      ),
    };
    const { posted } = nights(done, '2026-05-01', 1);
    expect(posted).toEqual([
      { month: '2026-03', earned: 0, closing: 19_900 },
      { month: '2026-04', earned: 9_950, closing: 9_950 },
    ]);
  });
});
