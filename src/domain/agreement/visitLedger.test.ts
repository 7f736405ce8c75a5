import { describe, expect, it } from 'vitest';
import {
  agreementTerm,
  dueWindow,
  rolledOverInto,
  unusedReminderOn,
  visitState,
  windowAfterPause,
  type OwedVisit,
} from './visitLedger';

const TERM = agreementTerm('2026-04-15', 12, 0);
const VISIT: OwedVisit = {
  window: { from: '2026-09-01', through: '2026-11-30' },
  scheduledFor: '',
  usedOn: '',
  cameOver: false,
};

describe('when a visit is due', () => {
  it('follows the season, cut to the term', () => {
    expect(TERM).toEqual({ startDate: '2026-04-15', endDate: '2027-04-15' });
    expect(dueWindow({ kind: 'season', firstMonth: 9, lastMonth: 11 }, TERM)).toEqual(VISIT.window);
    // Spring is cut in two by the term: the longer part, 47 days against 45.
    expect(dueWindow({ kind: 'season', firstMonth: 3, lastMonth: 5 }, TERM)).toEqual({
      from: '2026-04-15',
      through: '2026-05-31',
    });
    expect(dueWindow({ kind: 'season', firstMonth: 11, lastMonth: 2 }, TERM)).toEqual({
      from: '2026-11-01',
      through: '2027-02-28',
    });
    expect(dueWindow({ kind: 'season', firstMonth: 6, lastMonth: 6 }, agreementTerm('2026-07-01', 3, 0))).toBeNull();
  });

  it('or days after the term begins', () => {
    const term = agreementTerm('2027-08-31', 6, 1);
    expect(term).toEqual({ startDate: '2028-02-29', endDate: '2028-08-31' });
    expect(dueWindow({ kind: 'offset', afterDays: 0, withinDays: 30 }, term)).toEqual({
      from: '2028-02-29',
      through: '2028-03-29',
    });
    expect(dueWindow({ kind: 'offset', afterDays: 180, withinDays: 30 }, term)?.through).toBe('2028-08-30');
  });
});

describe('the state of a visit', () => {
  const lapse = { term: TERM, unused: 'lapse', extendDays: 0 } as const;

  it('goes from due over scheduled to used', () => {
    expect(visitState(VISIT, lapse, '2026-08-31')).toBe('upcoming');
    expect(visitState(VISIT, lapse, '2026-09-01')).toBe('due');
    expect(visitState(VISIT, lapse, '2027-01-01')).toBe('due');
    expect(visitState({ ...VISIT, scheduledFor: '2026-10-01' }, lapse, '2026-09-15')).toBe('scheduled');
    expect(visitState({ ...VISIT, usedOn: '2026-10-01' }, lapse, '2028-01-01')).toBe('used');
  });

  it('lapses, rolls over once, or may be used longer when the term is over', () => {
    const rollOver = { ...lapse, unused: 'rollOver' } as const;
    const extend = { ...lapse, unused: 'extend', extendDays: 60 } as const;
    expect(visitState(VISIT, lapse, '2027-04-14')).toBe('due');
    expect(visitState(VISIT, lapse, '2027-04-15')).toBe('lapsed');
    expect(visitState(VISIT, rollOver, '2027-04-15')).toBe('rolledOver');
    expect(visitState({ ...VISIT, cameOver: true }, rollOver, '2027-04-15')).toBe('lapsed');
    expect([visitState(VISIT, extend, '2027-06-13'), visitState(VISIT, extend, '2027-06-14')]).toEqual([
      'due',
      'lapsed',
    ]);
    const used = { ...VISIT, usedOn: '2026-10-01' };
    expect(
      rolledOverInto([VISIT, used, { ...VISIT, cameOver: true }], rollOver, agreementTerm('2026-04-15', 12, 1)),
    ).toEqual([
      { window: { from: '2027-04-15', through: '2028-04-14' }, scheduledFor: '', usedOn: '', cameOver: true },
    ]);
    expect(unusedReminderOn(TERM)).toBe('2027-03-16');
  });

  it('moves with a pause', () => {
    const pause = { pauseFrom: '2026-10-01', pausedDays: 45 };
    expect(windowAfterPause(VISIT.window, pause)).toEqual({ from: '2026-09-01', through: '2027-01-14' });
    expect(windowAfterPause({ from: '2026-12-01', through: '2027-01-31' }, pause).from).toBe('2027-01-15');
  });
});
