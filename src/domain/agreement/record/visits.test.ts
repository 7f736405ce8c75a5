import { describe, expect, it } from 'vitest';
import { buildAgreement, buildPlan } from '@/testing/factories/agreement';
import { termsOfPlan } from './create';
import { settledVisits, visitOfJob, visitJobId, visitsOffered, visitsOfYear } from './visits';

describe('visits owed to a member', () => {
  const { plan } = buildAgreement();

  it('are due in their season, never before the start', () => {
    const visits = visitsOfYear(plan, { startsOn: '2026-04-20', endsOn: '2027-04-20' });
    expect(visits.map(({ id, dueFrom, dueBy }) => [id, dueFrom, dueBy])).toEqual([
      ['spring-2026-04-20', '2026-04-20', '2026-05-31'],
      ['fall-2026-10-01', '2026-10-01', '2026-11-30'],
    ]);
  });

  it('without a season are due a set number of months after the start, including month ends', () => {
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

  it('are offered only within the term: fewer for half a year', () => {
    const halfYear = { ...plan, termMonths: 6 };
    expect(visitsOffered(halfYear, '2026-01-15').map(({ id }) => id)).toEqual(['spring-2026-04-01']);
    expect(visitsOffered({ ...plan, termMonths: 0 }, '2026-01-15')).toHaveLength(2);
  });

  it('lapse when unused, or roll over once', () => {
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

  it('have a job id that names the visit', () => {
    expect(visitOfJob(visitJobId('a1', 'spring-2026-04-01'))).toEqual({
      agreementId: 'a1',
      visitId: 'spring-2026-04-01',
    });
    expect(visitOfJob('K7M3Q')).toBeNull();
  });
});
