import { describe, expect, it } from 'vitest';
import { coverageWarning } from '../coverage';
import { AGREEMENT_RULES } from './agreementRules';
import {
  cancelPathsFor,
  consentKeptUntil,
  nextAnnualReminder,
  priceChangeNotices,
  renewalNotices,
  renewalStep,
  type RenewingAgreement,
} from './renewalLaw';

const YEARLY: RenewingAgreement = {
  state: 'CA',
  contractOn: '2026-04-15',
  startsOn: '2026-04-15',
  renewsOn: '2027-04-15',
  renewalMonths: 12,
  lastDayToCancel: '2027-03-31',
  isBusiness: false,
};
const windows = (changes: Partial<RenewingAgreement>) =>
  renewalNotices({ ...YEARLY, ...changes }).map(({ earliest, latest, basis }) => [basis.ruleId, earliest, latest]);

describe('notices before a renewal', () => {
  it('has all the researched rules', () => {
    expect(AGREEMENT_RULES.rules).toHaveLength(26);
    expect(AGREEMENT_RULES.rules.every(({ source }) => source.length > 0)).toBe(true);
  });

  it.each([
    // Counted from the renewal, April 15.
    ['CA', [['ar-ca-term', '2027-03-01', '2027-03-31']]],
    ['North Carolina', [['ar-nc', '2027-03-01', '2027-03-31']]],
    // Counted from the last day to cancel, March 31.
    ['IL', [['ar-il', '2027-01-30', '2027-03-01']]],
    ['FL', [['ar-fl', '2027-01-30', '2027-03-01']]],
    ['GA', [['ar-ga', '2027-01-30', '2027-03-01']]],
    ['MA', [['ar-ma', '2027-03-01', '2027-03-26']]],
    ['CT', [['ar-ct-term', '2027-01-30', '2027-03-16']]],
    ['NY', [['ar-ny-gol', '2027-03-01', '2027-03-16']]],
    ['WI', []],
    ['MT', []],
  ])('gives the notice window for %s: %j', (state, expected) => {
    expect(windows({ state })).toEqual(expected);
  });

  it('uses certified mail in New York, also for companies, and aims for mid-window', () => {
    const [notice] = renewalNotices({ ...YEARLY, state: 'NY', isBusiness: true });
    expect(notice).toMatchObject({ delivery: 'personal or certified mail', aimAt: '2027-03-08' });
    expect(windows({ state: 'CA', isBusiness: true })).toEqual([]);
  });

  it('needs none for month-to-month, short first terms, or contracts before the law', () => {
    expect(windows({ state: 'NY', renewalMonths: 1 })).toEqual([]);
    expect(windows({ state: 'IL', startsOn: '2026-10-15' })).toEqual([]);
    expect(windows({ state: 'MA', contractOn: '2025-09-01' })).toEqual([]);
    expect(windows({ state: 'MA', contractOn: '2025-09-02' })).toHaveLength(1);
    // Two months back from April 15 is 61 days.
    expect(windows({ state: 'NC', renewalMonths: 2 })).toHaveLength(1);
  });

  it('notifies Wisconsin companies if term and renewal are both over a year', () => {
    const long = { state: 'WI', isBusiness: true, startsOn: '2025-04-14', renewalMonths: 24 };
    expect(windows(long)).toEqual([['ar-wi-b2b', '2027-02-14', '2027-03-31']]);
    expect(windows({ ...long, startsOn: '2026-04-15' })).toEqual([]);
    expect(windows({ ...long, renewalMonths: 12 })).toEqual([]);
  });

  it('continues month to month when the notice was missed', () => {
    const notices = renewalNotices({ ...YEARLY, state: 'IL' });
    const at = (today: string, sent?: string) =>
      renewalStep(notices, { today, sentOn: new Map(sent === undefined ? [] : [['ar-il', sent]]) }).step;
    expect(at('2027-01-29')).toBe('wait');
    expect(at('2027-01-30')).toBe('send');
    expect(at('2027-03-01')).toBe('send');
    expect(at('2027-03-02')).toBe('monthToMonth');
    expect(at('2027-03-02', '2027-02-10')).toBe('sent');
    // A notice that went out too early doesn't count.
    expect(at('2027-03-02', '2027-01-15')).toBe('monthToMonth');
    expect(renewalStep([], { today: '2027-03-02', sentOn: new Map() }).step).toBe('none');
  });
});

describe('other legal requirements', () => {
  it('announces a price change 7–30 days ahead in California, and asks for consent in New York', () => {
    expect(priceChangeNotices({ state: 'CA', contractOn: '2025-07-01' }, '2027-01-01')[0]?.window).toEqual({
      earliest: '2026-12-02',
      latest: '2026-12-25',
    });
    expect(priceChangeNotices({ state: 'CA', contractOn: '2025-06-30' }, '2027-01-01')).toEqual([]);
    expect(priceChangeNotices({ state: 'NY', contractOn: '2026-01-01' }, '2027-01-01')[0]).toMatchObject({
      window: null,
      requirement: 'consent or a right to cancel',
    });
  });

  it('sends a yearly reminder where the state requires it', () => {
    const made = { contractOn: '2026-07-01', startsOn: '2026-07-01' };
    expect(nextAnnualReminder({ ...made, state: 'CT' }, '2026-11-28')?.remindOn).toBe('2027-07-01');
    expect(nextAnnualReminder({ ...made, state: 'MN' }, '2027-07-02')?.remindOn).toBe('2028-07-01');
    expect(nextAnnualReminder({ ...made, state: 'CT', contractOn: '2026-06-30' }, '2026-11-28')).toBeNull();
  });

  it('keeps consent for three years or one year after the end, whichever is later', () => {
    expect(consentKeptUntil('2024-02-29', '2024-12-31')).toBe('2027-02-28');
    expect(consentKeptUntil('2024-02-29', '2027-01-15')).toBe('2028-01-15');
  });

  it('lists how to cancel, with the vacated federal rule only until it was vacated', () => {
    const ids = (contractOn: string) => cancelPathsFor({ state: 'CA', contractOn }).map(({ ruleId }) => ruleId);
    expect(ids('2025-07-07')).toContain('cp-us-ftc-2024');
    expect(ids('2025-07-08')).toEqual(['cp-us-rosca', 'cp-us-ftc-2026', 'cp-ca']);
  });
});

describe('a plan with coverage', () => {
  it('is warned about by state; other plans are not', () => {
    expect(
      coverageWarning([{ type: 'visit' }, { type: 'priority' }], { state: 'TX', registrationNumber: '' }),
    ).toBeNull();
    const inTexas = coverageWarning([{ type: 'coverage' }], { state: 'TX', registrationNumber: '' });
    expect([inTexas?.message, inTexas?.asksForRegistration]).toEqual([
      expect.stringContaining('in Texas. Texas licenses'),
      true,
    ]);
    const inOhio = coverageWarning([{ type: 'coverage' }], { state: 'OH', registrationNumber: '123' });
    expect([inOhio?.message, inOhio?.asksForRegistration]).toEqual([
      expect.stringContaining('in Ohio. About 38 states'),
      false,
    ]);
  });
});
