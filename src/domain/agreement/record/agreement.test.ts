import { recognizedThrough } from './income';
import { describe, expect, it } from 'vitest';
import { agreementOf as begun, at as act } from '@/testing/agreementDays';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { addCalendarDays } from '@/lib/calendar';
import { canceled, noticed, paused, resumed, unearnedCents } from './change';
import { termsOfPlan } from './create';
import { dayOver, duePeriod, duePosting, withBill, withPosting } from './night';
import { noticesBefore } from './renewalNotice';
import type { Agreement } from './schema';
import { settledVisits, visitOfJob, visitJobId, visitsOffered, visitsOfYear } from './visits';

type Night = { agreement: Agreement; periods: string[]; posted: { month: string; earned: number; closing: number }[] };

/** What the nightly run does on a day, paid at once when `pays`. */
function night({ agreement, periods, posted }: Night, today: string, pays = true): Night {
  let next = agreement;
  for (let posting = duePosting(next, today); posting; posting = duePosting(next, today)) {
    posted.push({
      month: posting.month,
      earned: posting.income.recognizedCents,
      closing: posting.income.closingCents,
    });
    next = withPosting(next, posting);
  }
  next = dayOver(next, act(today));
  for (let period = duePeriod(next, today); period; period = duePeriod(next, today)) {
    periods.push(period.from);
    next = withBill(next, {
      invoiceId: `invoice-${period.from}`,
      on: today,
      ...period,
      pausedDays: 0,
      lineId: '',
      name: '',
      tries: [],
      dueOn: today,
      isPaid: pays,
    });
  }
  return { agreement: next, periods, posted };
}

const nights = (agreement: Agreement, from: string, count: number, pays = true): Night => {
  let state: Night = { agreement, periods: [], posted: [] };
  for (let day = 0; day < count; day += 1) state = night(state, addCalendarDays(from, day), pays);
  return state;
};

describe('visits that a member is owed', () => {
  const { plan } = buildAgreement();

  it('come in their season, never before the start', () => {
    const visits = visitsOfYear(plan, { startsOn: '2026-04-20', endsOn: '2027-04-20' });
    expect(visits.map(({ id, dueFrom, dueBy }) => [id, dueFrom, dueBy])).toEqual([
      ['spring-2026-04-20', '2026-04-20', '2026-05-31'],
      ['fall-2026-10-01', '2026-10-01', '2026-11-30'],
    ]);
  });

  it('come so many months after the start where they have no season, month ends included', () => {
    const counted = termsOfPlan(
      buildPlan({
        visits: [
          {
            id: 'first',
            name: 'First',
            seasonMonth: 0,
            monthsAfterStart: 1,
            openMonths: 1,
            durationMinutes: 60,
            valueCents: 0,
          },
        ],
      }),
    );
    expect(visitsOfYear(counted, { startsOn: '2026-01-31', endsOn: '' })).toMatchObject([
      { dueFrom: '2026-02-28', dueBy: '2026-03-30' },
    ]);
  });

  it('are offered only as far as the term goes: none after half a year', () => {
    const halfYear = { ...plan, termMonths: 6 };
    expect(visitsOffered(halfYear, '2026-01-15').map(({ id }) => id)).toEqual(['spring-2026-04-01']);
    expect(visitsOffered({ ...plan, termMonths: 0 }, '2026-01-15')).toHaveLength(2);
  });

  it('lapse when nobody used them, or roll over once', () => {
    const ledger = visitsOfYear(plan, { startsOn: '2026-01-31', endsOn: '2027-01-31' });
    const states = (unusedVisits: 'lapse' | 'roll-over', today: string, of = ledger) =>
      settledVisits(of, { unusedVisits }, today).map(({ state }) => state);
    expect(states('lapse', '2026-05-31')).toEqual(['due', 'due']);
    expect(states('lapse', '2026-06-01')).toEqual(['lapsed', 'due']);
    const rolled = settledVisits(ledger, { unusedVisits: 'roll-over' }, '2026-06-01');
    expect(rolled.map(({ state, dueBy }) => [state, dueBy])).toEqual([
      ['rolled-over', '2026-05-31'],
      ['due', '2027-05-31'],
      ['due', '2026-11-30'],
    ]);
    expect(settledVisits(rolled, { unusedVisits: 'roll-over' }, '2027-06-01').map(({ state }) => state)).toContain(
      'lapsed',
    );
  });

  it('have a job with an id that says which visit it is for', () => {
    expect(visitOfJob(visitJobId('a1', 'spring-2026-04-01'))).toEqual({
      agreementId: 'a1',
      visitId: 'spring-2026-04-01',
    });
    expect(visitOfJob('K7M3Q')).toBeNull();
  });
});

describe('months of closed books', () => {
  it('are never posted to: what belongs to them comes into the first open month', () => {
    // Billed on January 31 and February 28 while nothing could be posted.
    let agreement = begun({});
    for (const today of ['2026-01-31', '2026-02-28']) {
      const period = duePeriod(agreement, today);
      if (!period) throw new Error('No period was due');
      const bill = {
        invoiceId: `invoice-${today}`,
        on: today,
        pausedDays: 0,
        lineId: '',
        name: '',
        tries: [],
        dueOn: today,
      };
      agreement = withBill(agreement, { ...bill, ...period, isPaid: true });
    }
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

describe('three years of nights', () => {
  it('bill each month once on its day, and income adds up to the cent', () => {
    const plan = termsOfPlan(buildPlan({ termMonths: 12, renewal: 'automatic', escalationPpm: 50_000 }));
    const { agreement, periods, posted } = nights(begun({ plan }), '2026-01-31', 3 * 365 + 40);
    expect(periods.slice(0, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(new Set(periods).size).toBe(periods.length);
    expect(periods).toHaveLength(37 + 1);
    // 5% more with each renewal, rounded to the cent.
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
    // A full month of the first year is worth its price, whatever the day it is billed on.
    expect(posted.slice(1, 11).every(({ earned }) => Math.abs(earned - 1_900) <= 70)).toBe(true);
    expect(agreement.visits.filter(({ state }) => state === 'lapsed')).toHaveLength(6);
  });

  it('bill the days of a last period that is shorter', () => {
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

  it('run twice on the same day change nothing the second time', () => {
    const once = nights(begun(), '2026-01-31', 400);
    const today = addCalendarDays('2026-01-31', 399);
    const again = night({ agreement: once.agreement, periods: [], posted: [] }, today);
    expect(again.periods).toEqual([]);
    expect(again.posted).toEqual([]);
    expect(again.agreement).toEqual(once.agreement);
  });

  it('ask nobody again once an agreement has ended and its income is posted', () => {
    const plan = termsOfPlan(buildPlan({ termMonths: 12, renewal: 'ends' }));
    const { agreement, periods } = nights(begun({ plan }), '2026-01-31', 500);
    expect(agreement.state).toBe('expired');
    expect(periods).toHaveLength(12);
    expect(agreement.nextActionOn).toBe('');
    expect(agreement.recognizedCents).toBe(12 * 1_900);
  });

  it('hold a member whose bill is unpaid beyond the days of grace', () => {
    const { agreement } = nights(begun(), '2026-01-31', 16, false);
    expect(agreement.state).toBe('past-due');
    expect(nights(begun(), '2026-01-31', 15, false).agreement.state).toBe('active');
  });

  it('count income by visits where the plan says so', () => {
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

it('visits that members seldom use earn their part with those that are done, and the rest at the end', () => {
  const plan = termsOfPlan(buildPlan({ recognition: 'by-visit', expectedUsePpm: 750_000 }));
  const yearly = begun({ plan, interval: 'year', priceCents: 30_000, startsOn: '2026-03-01' });
  const paid = night({ agreement: yearly, periods: [], posted: [] }, '2026-03-01').agreement;
  const [spring, fall] = paid.visits;
  if (!spring || !fall) throw new Error('Two visits');
  const used = { ...spring, state: 'used' as const, usedOn: '2026-04-10' };
  // One of two equal visits, of which one and a half are expected: two thirds of 300.00.
  expect(recognizedThrough({ ...paid, visits: [used, fall] }, '2026-10-31')).toBe(20_000);
  // The other one lapses: nothing is owed any longer.
  const lapsed = { ...fall, state: 'lapsed' as const };
  expect(recognizedThrough({ ...paid, visits: [used, lapsed] }, '2026-11-29')).toBe(20_000);
  expect(recognizedThrough({ ...paid, visits: [used, lapsed] }, '2026-11-30')).toBe(30_000);
  // What rolls over is still owed: nothing is expected to be lost.
  const rolling = { ...paid, plan: { ...plan, unusedVisits: 'roll-over' as const }, visits: [used, fall] };
  expect(recognizedThrough(rolling, '2026-10-31')).toBe(15_000);
});

describe('an automatic renewal by the law of the state', () => {
  const plan = termsOfPlan(buildPlan({ renewal: 'automatic' }));
  const NEW_YORK = { state: 'NY', isBusiness: false, timeZone: 'America/New_York' };

  it('goes on from month to month where the notice did not go out, and for another term where it did', () => {
    const running = { ...begun({ plan }), nextBillOn: '' };
    const missed = dayOver(running, act('2027-01-31'), NEW_YORK);
    expect(missed).toMatchObject({ state: 'active', endsOn: '', interval: 'month', plan: { termMonths: 0 } });
    const due = noticesBefore(running, NEW_YORK);
    expect(due.length).toBeGreaterThan(0);
    const told = due.reduce(
      (next, { basis, aimAt }) =>
        noticed(next, { ruleId: basis.ruleId, kind: 'renewal', mailId: '', to: '' }, act(aimAt)),
      running,
    );
    expect(dayOver(told, act('2027-01-31'), NEW_YORK)).toMatchObject({ endsOn: '2028-01-31' });
  });

  it('goes by the law of the company’s day on which the customer said yes', () => {
    const running = { ...begun({ plan }), nextBillOn: '' };
    // Massachusetts: agreements from September 2, 2025 on. 9:30 PM on September 1 in Boston.
    const consent = running.consent && { ...running.consent, at: '2025-09-02T01:30:00.000Z' };
    const place = { state: 'MA', isBusiness: false };
    const due = (timeZone: string) => noticesBefore({ ...running, consent }, { ...place, timeZone });
    expect([due('America/New_York').length, due('UTC').length]).toEqual([0, 1]);
  });

  it('renews where no law asks for a notice', () => {
    expect(dayOver({ ...begun({ plan }), nextBillOn: '' }, act('2027-01-31'), null)).toMatchObject({
      endsOn: '2028-01-31',
    });
  });
});

describe('changes in the middle', () => {
  const yearly = (): Agreement =>
    night(
      { agreement: begun({ interval: 'year', priceCents: 36_500, startsOn: '2026-01-01' }), periods: [], posted: [] },
      '2026-01-01',
    ).agreement;

  it('give back the days that are not earned when it ends today', () => {
    // 100 of 365 days are used: January 1 to April 10.
    expect(unearnedCents(yearly(), '2026-04-11')).toBe(26_500);
    const ended = canceled(yearly(), { when: 'today', reason: 'Moved', receipt: 'X26-1' }, act('2026-04-11'));
    expect(ended).toMatchObject({
      state: 'cancelled',
      nextBillOn: '',
      refunds: [{ on: '2026-04-11', amountCents: 26_500 }],
    });
    const { posted, agreement } = nights(ended, '2026-05-01', 1);
    expect(posted.at(-1)).toEqual({ month: '2026-04', earned: 1_000, closing: 0 });
    expect(agreement.nextActionOn).toBe('');
  });

  it('give back nothing at the end of what is paid for, and bill nothing more', () => {
    const ending = canceled(yearly(), { when: 'period-end', reason: 'Moved', receipt: 'X26-1' }, act('2026-04-11'));
    expect(ending).toMatchObject({ state: 'active', cancelsOn: '2027-01-01', refunds: [], nextBillOn: '' });
    const { agreement } = nights(ending, '2026-04-12', 300);
    expect(agreement.state).toBe('cancelled');
    expect(() => canceled(ending, { when: 'today', reason: 'x', receipt: 'X' }, act('2026-05-01'))).toThrow(
      /already been canceled/,
    );
  });

  it('move the end, the next bill and visits that are due by the days of a pause', () => {
    const resting = paused(begun(), act('2026-02-10'));
    expect(duePeriod(resting, '2026-03-31')).toBeNull();
    const again = resumed(resting, act('2026-03-12'));
    expect(again).toMatchObject({ state: 'active', endsOn: '2027-03-02', nextBillOn: '2026-03-02' });
    expect(again.visits[0]).toMatchObject({ dueFrom: '2026-05-01', dueBy: '2026-06-30' });
  });

  it('keep nothing earned while it is paused', () => {
    const resting = paused(yearly(), act('2026-02-01'));
    const { posted } = nights(resting, '2026-04-01', 1);
    expect(posted.map(({ month, earned }) => [month, earned])).toEqual([
      ['2026-01', 3_100],
      ['2026-02', 0],
      ['2026-03', 0],
    ]);
  });
});
