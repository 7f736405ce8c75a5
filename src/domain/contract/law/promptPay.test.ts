import { describe, expect, it } from 'vitest';
import { book, terms } from '@/testing/contractBooks';
import { ownerDue } from '../money/paymentDue';
import { dueLines, interestLine, promptPayText } from '../money/paymentWords';
import {
  findPromptPay,
  interestCents,
  ownerPaysBy,
  PROMPT_PAY,
  promptPayRuleFor,
  subcontractorPaidBy,
  type PaidProject,
} from './promptPay';

const PROJECT: PaidProject = {
  state: 'TX',
  project: 'private',
  contractOn: '2026-03-01',
  contractCents: 50_000_000,
  isResidential: false,
  dwellingUnits: null,
};
type Changes = Partial<PaidProject>;
const rule = (changes: Changes = {}) => promptPayRuleFor({ ...PROJECT, ...changes });
const asIs = (day: string): string => day;

describe('prompt-payment law', () => {
  it('depends on state, project type, size and contract date, and has gaps where not researched', () => {
    const id = (changes: Changes) => rule(changes)?.id ?? '';
    expect([id({}), id({ project: 'public' }), id({ project: 'federal', state: '' })]).toEqual([
      'pp-tx-private',
      'pp-tx-public',
      'far-52.232-27',
    ]);
    expect([id({ state: 'WA' }), id({ state: 'MT' }), id({ state: '' })]).toEqual(['', '', '']);
    // New York from $150,000; Virginia from 2023; small residential buildings are exempt, and an unknown number of units counts as one.
    expect([id({ state: 'NY', contractCents: 14_999_999 }), id({ state: 'NY', contractCents: 15_000_000 })]).toEqual([
      '',
      'pp-ny-private',
    ]);
    expect([id({ state: 'VA', contractOn: '2022-12-31' }), id({ state: 'VA', contractOn: '2023-01-01' })]).toEqual([
      '',
      'pp-va-private',
    ]);
    expect([4, 5, null].map((dwellingUnits) => id({ state: 'TN', isResidential: true, dwellingUnits }))).toEqual([
      '',
      'pp-tn-private',
      '',
    ]);
    // A change during a contract doesn't apply to it: 1% a month in Florida until July 1, 2021.
    expect(
      ['2021-06-30', '2021-07-01'].map((contractOn) => id({ state: 'FL', project: 'public', contractOn })),
    ).toEqual(['pp-fl-public-2020', 'pp-fl-public']);
  });

  it('says what is unknown and why, instead of nothing', () => {
    const said = (changes: Changes) => {
      const paid = { ...PROJECT, ...changes };
      return promptPayText(findPromptPay(paid), paid);
    };
    expect(said({ state: '' })).toContain('enter the state of the work');
    expect(said({ state: 'MT' })).toBe(
      'Prompt payment: not researched here for private work in MT. The state may still have a law: check it.',
    );
    expect(said({ state: 'WA' })).toContain('not researched here for private work in WA');
    expect(said({ state: 'NY', contractCents: 14_999_999 })).toMatch(
      /was researched and leaves this work out \(contracts below \$150,000\.00\)/,
    );
    expect(said({ project: 'federal', state: 'MT' })).toBe(
      'Prompt payment (FAR 52.232-27): the owner pays within 14 days of the request; subcontractors are paid within 7 days after that.',
    );
  });

  it('counts from the request, from an undelayable approval, and in the state’s business days', () => {
    const due = (changes: Changes, submittedOn: string, certifiedOn: string) => {
      const found = rule(changes);
      return found && (ownerPaysBy(found, { submittedOn, certifiedOn })?.dueOn ?? null);
    };
    expect(due({}, '2026-11-05', '2026-11-20')).toBe('2026-12-10');
    expect(due({ state: 'AZ' }, '2026-11-02', '2026-10-30')).toBe('2026-11-09');
    // Arizona: approved after 5 days, or deemed approved on day 14; then 7 days.
    expect([
      due({ state: 'AZ' }, '2026-11-02', '2026-11-07'),
      due({ state: 'AZ' }, '2026-11-02', '2026-11-30'),
    ]).toEqual(['2026-11-14', '2026-11-23']);
    // New York: 12 business days, not counting Election Day (3) and Veterans Day (11), end on November 19; then 30 days.
    expect(due({ state: 'NY' }, '2026-10-30', '2026-12-01')).toBe('2026-12-19');
    // Florida: 25 business days, not counting Thanksgiving and the day after.
    expect(due({ state: 'FL', project: 'public' }, '2026-11-16', '2026-11-20')).toBe('2026-12-23');
    expect(due({ state: 'NC' }, '2026-11-05', '2026-11-20')).toBeNull();
    const sub = (changes: Changes) => {
      const found = rule(changes);
      return found && (subcontractorPaidBy(found, '2026-11-24')?.dueOn ?? null);
    };
    expect([sub({}), sub({ state: 'PA' }), sub({ project: 'federal' })]).toEqual([
      '2026-12-01',
      '2026-12-08',
      '2026-12-01',
    ]);
    // Eight working days from November 24, not counting Thanksgiving.
    expect([sub({ state: 'AK', project: 'public' }), sub({ state: 'WA', project: 'public' })]).toEqual([
      '2026-12-07',
      null,
    ]);
  });

  it('charges interest from the stated day, to the cent', () => {
    const owed = (changes: Changes, dueOn: string, today: string) => {
      const found = rule(changes);
      return found && (interestCents(found, { cents: 1_000_000, dueOn, today })?.cents ?? null);
    };
    // 18% a year on $10,000: 10 days is $49.315…
    expect([owed({}, '2026-12-10', '2026-12-20'), owed({}, '2026-12-10', '2026-12-10')]).toEqual([4_932, null]);
    // New York: a started month counts as a whole one, so 30 days is one and 31 days is two.
    expect(
      ['2026-12-02', '2026-12-31', '2027-01-01'].map((today) => owed({ state: 'NY' }, '2026-12-01', today)),
    ).toEqual([10_000, 10_000, 20_000]);
    // Pennsylvania: from the eighth day after the due date.
    expect(['2026-12-08', '2026-12-09'].map((today) => owed({ state: 'PA' }, '2026-12-01', today))).toEqual([
      null,
      10_000,
    ]);
    // A rate that depends on another rate is named but not calculated.
    expect(owed({ project: 'public' }, '2026-12-10', '2026-12-20')).toBeNull();
  });

  it('explains its due date beside the contract’s', () => {
    const texas = book({
      contractOn: '2026-03-01',
      originalSumCents: 50_000_000,
      terms: terms({ state: 'TX', paymentDays: 60 }),
    });
    const request = { submittedOn: '2026-11-05', certifiedOn: '2026-11-10' };
    const due = ownerDue(texas, request);
    expect([due.dueOn, due.isByLaw]).toEqual(['2026-12-10', true]);
    expect(dueLines(due, asIs)).toEqual([
      'By the contract: certified 2026-11-10, 60 days to pay by the contract 2027-01-09.',
      'By law (Property Code 28.002, 28.004): request sent 2026-11-05, 35 days after the request 2026-12-10. This day holds.',
    ]);
    expect(interestLine(due.rule, { openCents: 1_000_000, dueOn: due.dueOn, today: '2026-12-20' })).toBe(
      'Interest when late: 1.5% a month. So far $49.32 on $10,000.00 for 10 days.',
    );
    // California lets the parties agree on their own deadlines.
    const california = ownerDue({ ...texas, terms: terms({ state: 'CA', paymentDays: 60 }) }, request);
    expect([california.dueOn, california.isByLaw]).toEqual(['2027-01-09', false]);
    expect(dueLines(california, asIs)[1]).toContain('The contract’s own days come first.');
    // The owner doesn't pay a subcontract; where a law wasn't researched, the text says so.
    expect(ownerDue({ ...texas, terms: terms({ state: 'TX', isPrime: false }) }, request).isByLaw).toBe(false);
    expect(dueLines(ownerDue({ ...texas, terms: terms({ state: 'MT' }) }, request), asIs)[1]).toContain('check it');
  });

  it('has a source and a statute per rule, without overlaps on any date', () => {
    for (const { id, source, value } of PROMPT_PAY.rules)
      expect([id, source.length > 0, value.statute !== '']).toEqual([id, true, true]);
    const days = ['2005-01-01', '2021-06-30', '2021-07-01', '2026-11-29'];
    for (const contractOn of days)
      for (const { jurisdiction } of PROMPT_PAY.rules)
        for (const project of ['private', 'public'] as const) {
          const found = PROMPT_PAY.rules.filter(
            (each) =>
              each.jurisdiction === jurisdiction &&
              each.value.project.includes(project) &&
              (each.effectiveFrom ?? '') <= contractOn &&
              (each.effectiveTo ?? '9999') > contractOn,
          );
          expect(found.length).toBeLessThan(2);
        }
  });
});
