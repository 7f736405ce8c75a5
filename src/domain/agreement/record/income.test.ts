import { describe, expect, it } from 'vitest';
import { agreementOf as begun, billed } from '@/testing/agreementDays';
import { night } from '@/testing/agreementNights';
import { buildPlan } from '@/testing/factories/agreement';
import { termsOfPlan } from './create';
import { recognizedThrough } from './income';
import { duePosting, withPosting } from './night';

describe('closed accounting months', () => {
  it('get no postings; their amounts go to the first open month', () => {
    // Billed on January 31 and February 28, when nothing could be posted.
    let agreement = begun({});
    for (const today of ['2026-01-31', '2026-02-28']) agreement = billed(agreement, today);
    expect(duePosting(agreement, '2026-03-20')?.month).toBe('2026-01');
    expect(duePosting(agreement, '2026-03-20', '2026-02-28')).toBeNull();
    const posting = duePosting(agreement, '2026-04-02', '2026-02-28');
    expect(posting).toMatchObject({
      month: '2026-03',
      income: { openingCents: 0, billedCents: 3_800, closingCents: 0 },
    });
    expect(posting && duePosting(withPosting(agreement, posting), '2026-04-02', '2026-02-28')).toBeNull();
  });
});

it('recognizes seldom-used visits as they are done, and the rest at the end', () => {
  const plan = termsOfPlan(buildPlan({ recognition: 'by-visit', expectedUsePpm: 750_000 }));
  const yearly = begun({ plan, interval: 'year', priceCents: 30_000, startsOn: '2026-03-01' });
  const paid = night({ agreement: yearly, periods: [], posted: [] }, '2026-03-01').agreement;
  const [spring, fall] = paid.visits;
  if (!spring || !fall) throw new Error('Two visits');
  const used = { ...spring, state: 'used' as const, usedOn: '2026-04-10' };
  // One of two equal visits, with 1.5 visits expected: two thirds of $300.00.
  expect(recognizedThrough({ ...paid, visits: [used, fall] }, '2026-10-31')).toBe(20_000);
  // The other one lapses, so nothing is owed any longer.
  const lapsed = { ...fall, state: 'lapsed' as const };
  expect(recognizedThrough({ ...paid, visits: [used, lapsed] }, '2026-11-29')).toBe(20_000);
  expect(recognizedThrough({ ...paid, visits: [used, lapsed] }, '2026-11-30')).toBe(30_000);
  // Visits that roll over are still owed, so none are expected to lapse.
  const rolling = { ...paid, plan: { ...plan, unusedVisits: 'roll-over' as const }, visits: [used, fall] };
  expect(recognizedThrough(rolling, '2026-10-31')).toBe(15_000);
});
