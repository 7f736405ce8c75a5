import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '@/lib/calendar';
import { buildAgreement } from '@/testing/factories/agreement';
import { billedCents, recognizedThrough } from './income';
import { canceled } from './change';
import { pausableMonths, pausedByMember, resumedByMember } from './memberPause';
import { dayOver } from './night';
import { nextBillDay } from './nextBill';
import { agreementBillSchema, type Agreement } from './schema';

const act = (today: string, by = '') => ({ today, now: `${today}T15:00:00.000Z`, by });

/** A yearly member from January 1, 2026, paid, with a visit in April. */
function member(changes: Partial<Agreement> = {}): Agreement {
  const { plan } = buildAgreement();
  return buildAgreement({
    state: 'active',
    plan: { ...plan, pauseMonths: 3 },
    interval: 'year',
    priceCents: 36_500,
    startsOn: '2026-01-01',
    anchorOn: '2026-01-01',
    termStartsOn: '2026-01-01',
    endsOn: '2027-01-01',
    nextPeriod: 1,
    bills: [
      agreementBillSchema.parse({
        invoiceId: 'i1',
        on: '2026-01-01',
        from: '2026-01-01',
        until: '2027-01-01',
        priceCents: 36_500,
        isPaid: true,
      }),
    ],
    ...changes,
  });
}

describe('a pause by the member', () => {
  it('extends the term, paid period and open visits, and ends on its day even if the run is late', () => {
    const resting = pausedByMember(member(), 2, act('2026-03-01'));
    expect(resting).toMatchObject({
      state: 'paused',
      pausedOn: '2026-03-01',
      resumesOn: '2026-05-01',
      nextActionOn: '2026-02-01',
    });
    expect(dayOver(resting, act('2026-04-30'))).toBe(resting);
    // 61 days from March 1 to May 1.
    const back = dayOver(resting, act('2026-05-04'));
    expect(back).toMatchObject({ state: 'active', resumesOn: '', endsOn: addCalendarDays('2027-01-01', 61) });
    expect(back.bills[0]).toMatchObject({ until: '2027-03-03', pausedDays: 61 });
    // 59 days before the pause, and none during it.
    expect(recognizedThrough(back, '2026-04-30')).toBe(5_900);
    expect(recognizedThrough(back, '2027-03-02')).toBe(billedCents(back));
  });

  it('is allowed once per term, up to the plan’s limit, unless past due or canceled', () => {
    const running = member();
    expect(pausableMonths(running)).toBe(3);
    expect(() => pausedByMember(running, 4, act('2026-03-01'))).toThrow('up to 3 months');
    const once = resumedByMember(pausedByMember(running, 1, act('2026-03-01')), act('2026-03-10'));
    expect(once).toMatchObject({ state: 'active', endsOn: '2027-01-10' });
    expect(pausableMonths(once)).toBe(0);
    expect(pausableMonths({ ...running, state: 'past-due' })).toBe(0);
    expect(pausableMonths({ ...running, cancelsOn: '2027-01-01' })).toBe(0);
    expect(pausableMonths({ ...running, plan: { ...running.plan, pauseMonths: 0 } })).toBe(0);
  });

  it('cannot be ended by the member if the office made it', () => {
    expect(() => resumedByMember(member({ state: 'paused', pausedOn: '2026-03-01' }), act('2026-03-10'))).toThrow(
      'call us',
    );
  });

  it('postpones a cancellation, so the member still gets what was paid for', () => {
    const resting = pausedByMember(member(), 2, act('2026-03-01'));
    const ended = canceled(resting, { when: 'period-end', reason: '', receipt: 'X1' }, act('2026-03-31'));
    expect(ended).toMatchObject({ state: 'active', cancelsOn: addCalendarDays('2027-01-01', 30) });
  });
});

it('the next bill of an automatically renewing plan belongs to the next term', () => {
  const { plan } = member();
  const billed = member({ nextBillOn: '' });
  expect(nextBillDay(billed)).toBe('');
  const renewing = { ...billed, plan: { ...plan, renewal: 'automatic' as const } };
  expect(nextBillDay(renewing)).toBe('2027-01-01');
  expect(nextBillDay({ ...renewing, cancelsOn: '2027-01-01' })).toBe('');
});
