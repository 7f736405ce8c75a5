import { describe, expect, it } from 'vitest';
import { CONFIDENCES, doubtOf, isInForce } from '../../law/datedRule';
import { NO_RETAINAGE, retainageOf, type RetainageTerms } from '../retainage';
import { WAIVER_KINDS } from '../waiverKinds';
import { CONTRACT_RULES } from './contractRules';
import { monthlyNoticeDeadlines, preliminaryNoticesFor, waiverFormFor, waiverHoldsFrom, waiverToGive } from './lienLaw';
import {
  heldFindings,
  retainageFindings,
  retainageRules,
  subcontractFindings,
  type RetainageProject,
} from './retainageLaw';
import { cancelRightFor, depositLimitFor, licenseLinesFor, type HomeSale } from './saleLaw';

const PROJECT: RetainageProject = {
  state: 'CA',
  project: 'private',
  contractOn: '2026-03-01',
  contractCents: 100_000_000,
  dwellingUnits: null,
};
const flat = (workPpm: number): RetainageTerms => ({ ...NO_RETAINAGE, workPpm });
const messages = (changes: Partial<RetainageProject>, terms: RetainageTerms): string[] =>
  retainageFindings({ ...PROJECT, ...changes }, terms).map(({ message }) => message);

describe('the contract rules', () => {
  it('are complete, each with a source and a confidence', () => {
    expect(CONTRACT_RULES.rules).toHaveLength(67);
    expect(
      CONTRACT_RULES.rules.every(({ source, confidence }) => source.length > 0 && CONFIDENCES.includes(confidence)),
    ).toBe(true);
    expect(new Set(CONTRACT_RULES.rules.map(({ id }) => id)).size).toBe(67);
  });

  it('apply from their first day to the day before their last', () => {
    const rule = CONTRACT_RULES.rules.find(({ id }) => id === 'ret-ca-private');
    expect(rule && [isInForce(rule, '2025-12-31'), isInForce(rule, '2026-01-01')]).toEqual([false, true]);
    expect([doubtOf({ confidence: 'low' }), doubtOf({ confidence: 'medium' })]).toEqual([
      expect.stringContaining('check'),
      '',
    ]);
  });
});

describe('retainage', () => {
  it('is capped according to the contract date', () => {
    expect(messages({}, flat(100_000))).toEqual([
      'The law of this place allows at most 5% on private work; this contract holds 10%.',
    ]);
    expect(messages({}, flat(50_000))).toEqual([]);
    expect(messages({ contractOn: '2025-12-31' }, flat(100_000))).toEqual([]);
    expect(messages({}, { ...flat(50_000), storedPpm: 100_000 })).toHaveLength(1);
    expect(messages({ state: 'MT' }, flat(100_000))).toEqual([]);
  });

  it('is capped by contract size, except for small homes', () => {
    expect(messages({ state: 'NY', contractCents: 14_999_999 }, flat(100_000))).toEqual([]);
    expect(messages({ state: 'NY', contractCents: 15_000_000 }, flat(100_000))).toHaveLength(1);
    expect(messages({ state: 'CO', dwellingUnits: 4 }, flat(100_000))).toEqual([]);
    expect(messages({ state: 'CO', dwellingUnits: 5 }, flat(100_000))).toHaveLength(1);
    expect(messages({ state: 'MA', contractCents: 299_999_999 }, flat(100_000))).toEqual([]);
    // New Mexico allows no retainage, and North Carolina at most 5% from $100,000.
    expect(messages({ state: 'NM' }, flat(1))).toHaveLength(1);
    expect(messages({ state: 'NC', project: 'public', contractCents: 9_999_999 }, flat(50_000))).toHaveLength(1);
  });

  it('may be 10% in New York, but not Massachusetts, until 5% of the contract sum is held', () => {
    const cap: RetainageTerms = { ...flat(100_000), method: 'cap-of-contract-sum', capPpm: 50_000 };
    expect(messages({ state: 'NY' }, cap)).toEqual([]);
    expect(messages({ state: 'MA', contractCents: 400_000_000 }, cap)).toHaveLength(1);
  });

  it('must drop to 5% of everything at half completion in Illinois', () => {
    const step = { thresholdPpm: 500_000, afterPpm: 50_000 };
    expect(messages({ state: 'IL' }, { ...flat(100_000), method: 'retroactive-step', ...step })).toEqual([]);
    expect(messages({ state: 'IL' }, { ...flat(100_000), method: 'banded-step', ...step })[0]).toContain(
      'not only of later work',
    );
    expect(messages({ state: 'IL' }, flat(100_000))[0]).toContain('From 50% complete');
    expect(messages({ state: 'IL' }, flat(50_000))).toEqual([]);
    expect(
      messages({ state: 'IL' }, { ...flat(100_000), method: 'retroactive-step', ...step, thresholdPpm: 600_000 }),
    ).toHaveLength(1);
  });

  it('has a minimum in Texas, and warns with caution if the source is weak', () => {
    expect(messages({ state: 'TX' }, flat(50_000))[0]).toContain('has to reserve 10%');
    expect(messages({ state: 'TX' }, flat(100_000))).toEqual([]);
    expect(messages({ state: 'KS' }, flat(100_000))[0]).toContain('weak or old source');
    expect(retainageRules({ ...PROJECT, project: 'federal' })[0]?.id).toBe('ret-us-federal');
  });

  it('is checked on each application', () => {
    const held = (
      state: string,
      line4Cents: number,
      line5Cents: number,
      project: RetainageProject['project'] = 'private',
    ) => heldFindings({ ...PROJECT, state, project }, { line3Cents: 100_000_000, line4Cents, line5Cents }).length;
    expect([held('CA', 20_000_000, 1_000_000), held('CA', 20_000_000, 1_000_001)]).toEqual([0, 1]);
    expect([held('IL', 49_999_999, 5_000_000), held('IL', 50_000_000, 2_500_001)]).toEqual([0, 1]);
    expect([held('NY', 20_000_000, 5_000_000), held('NY', 20_000_000, 5_000_001)]).toEqual([0, 1]);
    // Nevada, public: 5% of half and 2.5% of the rest.
    expect([held('NV', 100_000_000, 3_750_000, 'public'), held('NV', 100_000_000, 3_750_001, 'public')]).toEqual([
      0, 1,
    ]);
    expect([held('TX', 1_000, 1_000), held('FL', 1_000, 1_000)]).toEqual([0, 0]);
  });

  it('never exceeds what the law’s own terms add up to, to the cent', () => {
    // Nevada, public: 5% of half and 2.5% of the rest. Half of $1,000.19 is $500.095, of which 5% are $25.00475, so $25.00; of $500.10 it would be $25.01.
    const nevada: RetainageTerms = {
      ...flat(50_000),
      method: 'banded-step',
      thresholdPpm: 500_000,
      afterPpm: 25_000,
    };
    const project = { ...PROJECT, state: 'NV', project: 'public' } as const;
    for (let line4Cents = 50_010; line4Cents <= 60_000; line4Cents += 37) {
      const lines = [{ workCents: line4Cents, storedCents: 0, retainagePpm: null, storedRetainagePpm: null }];
      const line5Cents = retainageOf(nevada, lines, 100_019).totalCents;
      const application = { line3Cents: 100_019, line4Cents };
      expect(heldFindings(project, { ...application, line5Cents })).toEqual([]);
      expect(heldFindings(project, { ...application, line5Cents: line5Cents + 1 })).toHaveLength(1);
    }
  });

  it('may be rounded by line if the application is', () => {
    // 5% of 10 cents is half a cent, which rounds to a whole cent on each of three lines.
    const lines = [1, 2, 3].map(() => ({ workCents: 10, storedCents: 0 }));
    const application = { line3Cents: 100_000, line4Cents: 30, line5Cents: 3, lines };
    expect(heldFindings(PROJECT, { ...application, rounding: 'line' })).toEqual([]);
    expect(heldFindings(PROJECT, { ...application, rounding: 'total' })).toHaveLength(1);
  });

  it('limits the subcontractors’ rate in California', () => {
    expect(subcontractFindings(PROJECT, { primePpm: 30_000, subcontractPpm: 50_000 })).toHaveLength(1);
    expect(subcontractFindings(PROJECT, { primePpm: 50_000, subcontractPpm: 50_000 })).toEqual([]);
    expect(subcontractFindings({ ...PROJECT, state: 'NY' }, { primePpm: 30_000, subcontractPpm: 50_000 })).toEqual([]);
  });
});

describe('a home improvement sale', () => {
  const most = (state: string, contractCents: number, specialOrderCents = 0) =>
    depositLimitFor({ state, contractOn: '2026-11-28', contractCents, specialOrderCents })?.maxDepositCents ?? null;

  it('has a maximum deposit', () => {
    expect([most('CA', 650_000), most('MD', 1_000_000), most('ME', 1_000_000)]).toEqual([65_000, 333_333, 333_333]);
    expect([most('MA', 100_000), most('MA', 100_001), most('PA', 600_000, 50_000)]).toEqual([null, 33_333, 250_000]);
    expect([most('PA', 500_000), most('TX', 1_000_000)]).toEqual([null, null]);
  });

  const SALE: HomeSale = {
    state: 'MD',
    signedOn: '2026-11-24',
    priceCents: 500_000,
    isSignedAtHome: true,
    buyerAge: null,
    condition: 'none',
  };

  it('can be canceled within the longest federal or state period', () => {
    expect(cancelRightFor(SALE)).toMatchObject({
      businessDays: 5,
      lastDay: '2026-12-01',
      needsSeparateForm: true,
      copiesOfNotice: 2,
    });
    expect(cancelRightFor({ ...SALE, buyerAge: 65 })).toMatchObject({ businessDays: 7, lastDay: '2026-12-03' });
    expect(cancelRightFor({ ...SALE, signedOn: '2016-05-31', buyerAge: 65 })?.businessDays).toBe(3);
    expect(cancelRightFor({ ...SALE, state: 'CA', buyerAge: 64 })?.businessDays).toBe(3);
    expect(cancelRightFor({ ...SALE, state: 'CA', buyerAge: 65 })?.businessDays).toBe(5);
    expect(cancelRightFor({ ...SALE, state: 'CA', condition: 'disaster' })?.businessDays).toBe(7);
    // California's Admission Day, September 9, isn't counted as a holiday: the later day is the safe one.
    expect(cancelRightFor({ ...SALE, state: 'CA', signedOn: '2026-09-08' })).toMatchObject({
      lastDay: '2026-09-12',
      areStateHolidaysLeftOut: true,
    });
    expect(cancelRightFor({ ...SALE, state: 'AK' })?.businessDays).toBe(5);
    expect(cancelRightFor({ ...SALE, state: 'AR' })?.businessDays).toBe(3);
  });

  it('below the federal price cannot be canceled, unless the state says so', () => {
    expect(cancelRightFor({ ...SALE, state: 'TX', priceCents: 2_499 })).toBeNull();
    expect(cancelRightFor({ ...SALE, state: 'TX', priceCents: 12_999, isSignedAtHome: false })).toBeNull();
    expect(cancelRightFor({ ...SALE, state: 'AK', priceCents: 1_000 })?.basis.map(({ ruleId }) => ruleId)).toEqual([
      'rtc-ak',
    ]);
  });

  it('shows the license where the state requires it', () => {
    const lines = (state: string, paper: string, contractCents = 200_000) =>
      licenseLinesFor({ state, paper, contractCents, contractOn: '2026-11-28' }).flatMap(({ show }) => show);
    expect(lines('PA', 'estimate')).toEqual(['registration number']);
    expect(lines('MA', 'contract', 100_000)).toEqual([]);
    expect(lines('TX', 'invoice')).toContain('regulator statement');
    expect(lines('CA', 'invoice')).toEqual([]);
  });
});

describe('lien rights', () => {
  const deadlines = (state: string, isResidential: boolean, isPrime = false, firstFurnishedOn = '2026-11-20') =>
    preliminaryNoticesFor({ state, firstFurnishedOn, isResidential, isPrime }).map(({ deadline }) => deadline);

  it('have each state’s deadline', () => {
    expect(deadlines('CA', false)).toEqual(['2026-12-10']);
    expect(deadlines('AZ', false)).toEqual(['2026-12-10']);
    expect(deadlines('NV', false)).toEqual(['2026-12-21']);
    expect(deadlines('NV', false, true)).toEqual([null]);
    expect(deadlines('FL', true)).toEqual(['2027-01-04']);
    // Eight business days across Thanksgiving: Nov 23, 24, 25, 27, 30, Dec 1, 2, 3.
    expect(deadlines('OR', true)).toEqual(['2026-12-03']);
    // Oregon works on Columbus Day, so the notice is due a day earlier than the federal calendar suggests.
    expect(deadlines('OR', true, false, '2026-10-05')).toEqual(['2026-10-15']);
    expect([deadlines('WA', false), deadlines('WA', true)]).toEqual([['2027-01-19'], ['2026-11-30']]);
    // Months after the month of the work; the second rule counts from the end of a contract.
    expect(deadlines('TX', false)).toEqual(['2027-02-15', null]);
    expect(deadlines('TX', true)).toEqual(['2027-01-15', null]);
    expect(deadlines('TX', true, false, '2021-12-31')).toEqual([]);
    expect([deadlines('AR', true), deadlines('AR', false)]).toEqual([['2026-11-20'], [null]]);
    expect([deadlines('NY', true), deadlines('MT', true)]).toEqual([[null], []]);
    expect(
      preliminaryNoticesFor({ state: 'CA', firstFurnishedOn: '2026-11-20', isResidential: true, isPrime: false })[0]
        ?.warnOn,
    ).toBe('2026-11-30');
    expect(monthlyNoticeDeadlines(['2026-10', '2026-11'], { monthsAfter: 3, day: 15 })).toEqual([
      { month: '2026-10', deadline: '2027-01-15' },
      { month: '2026-11', deadline: '2027-02-15' },
    ]);
  });

  it('are waived conditionally until the payment has cleared', () => {
    expect(waiverToGive({ isFinal: false, hasCleared: false })).toBe('conditional-progress');
    expect(waiverToGive({ isFinal: true, hasCleared: true })).toBe('unconditional-final');
    const holds = (receivedOn: string | null) =>
      WAIVER_KINDS.map((kind) => waiverHoldsFrom(kind, { signedOn: '2026-11-10', receivedOn }));
    expect(holds(null)).toEqual([null, '2026-11-10', null, '2026-11-10']);
    expect(holds('2026-11-20')).toEqual(['2026-11-20', '2026-11-10', '2026-11-20', '2026-11-10']);
    expect(holds('2026-11-01')).toEqual(['2026-11-10', '2026-11-10', '2026-11-10', '2026-11-10']);
  });

  it('are waived with the wording of twelve states', () => {
    expect(waiverFormFor('FL', '2026-01-01')).toMatchObject({
      isPrescribed: true,
      statute: '713.20',
      needsNotary: false,
    });
    expect(waiverFormFor('MS', '2026-01-01')?.needsNotary).toBe(true);
    expect(waiverFormFor('OH', '2026-01-01')).toMatchObject({ isPrescribed: false, statute: '' });
    const states = 'AZ CA FL GA MA MI MS MO NV TX UT WY'.split(' ');
    expect(states.every((state) => waiverFormFor(state, '2026-01-01')?.isPrescribed === true)).toBe(true);
  });
});
