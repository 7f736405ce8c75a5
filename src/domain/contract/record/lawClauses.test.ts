import { describe, expect, it } from 'vitest';
import { buildContract } from '@/testing/factories/contract';
import { cancelPeriodOf, contractFindings } from './lawCheck';
import { lawClauses } from './lawClauses';
import { mergeText, mergeValues, unknownFields } from './mergeFields';
import { OWN_CLAUSES } from './ownClauses';
import { contractPaper } from './paper';
import { contractTermsSchema } from './parts';
import { companySchema } from '../../company/schema';

const ON = '2026-03-01';
const home = (lawState: string, more: object = {}) =>
  buildContract({
    lawState,
    priceCents: 2_000_000,
    schedule: '',
    terms: contractTermsSchema.parse({ isHome: true, isSignedAtHome: true, ...more }),
  });

it('lets a home buyer cancel through the third business day, counting Saturdays', () => {
  // Signed on Friday, November 27, 2026: day 1 is Saturday, Sunday doesn't count, and day 3 is Tuesday.
  const sold = { ...home('TX'), signedOn: '2026-11-27' };
  const period = (today: string, changes = {}) => cancelPeriodOf({ ...sold, ...changes }, today);
  expect(period('2026-11-27')?.lastDay).toBe('2026-12-01');
  expect(period('2026-12-01')).not.toBeNull();
  expect(period('2026-12-02')).toBeNull();
  expect(period('2026-11-27', { signedOn: '' })).toBeNull();
  expect(period('2026-11-27', { terms: contractTermsSchema.parse({}) })).toBeNull();
});

describe('clauses by state', () => {
  it('include their source, confidence and date, and recommend a lawyer', () => {
    const clauses = lawClauses(home('CA'), ON);
    expect(clauses.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Right to cancel', 'Deposit', 'License']),
    );
    for (const { source, checkedOn, state } of clauses) {
      expect(source).toMatch(/^http.*Have a lawyer look at it$/);
      expect(checkedOn).toBe('2026-11-22');
      expect(state).toBe('CA');
    }
    // California: the lesser of $1,000 and 10%.
    expect(clauses.find(({ title }) => title === 'Deposit')?.body).toContain('no more than $1,000.00');
  });

  it('give a 65-year-old buyer the state’s longer period, and are empty if not researched', () => {
    const days = (isBuyer65: boolean) =>
      lawClauses(home('MD', { isBuyer65 }), ON).find(({ title }) => title === 'Right to cancel')?.body;
    expect(days(false)).toContain('business day 5');
    expect(days(true)).toContain('business day 7');
    expect(lawClauses(home(''), ON)).toEqual([]);
  });

  it('contain no braces except merge fields', () => {
    const bodies = [...OWN_CLAUSES, ...['CA', 'MD', 'PA', 'TX', 'NY'].flatMap((state) => lawClauses(home(state), ON))];
    expect(bodies.flatMap(({ body }) => unknownFields(body))).toEqual([]);
  });
});

describe('legal checks of contract terms', () => {
  it('find a deposit over the limit, but not one at it', () => {
    const limits = (depositCents: number) =>
      contractFindings(home('CA', { depositCents }), ON).filter(({ kind }) => kind === 'limit');
    expect(limits(100_000)).toEqual([]);
    expect(limits(100_001)[0]?.message).toContain('at most $1,000.00');
  });

  it('find retainage over the state’s cap', () => {
    const private10 = contractTermsSchema.parse({ retainage: { method: 'flat', workPpm: 100_000 } });
    const found = contractFindings(buildContract({ lawState: 'CA', terms: private10 }), ON);
    expect(found.map(({ message }) => message).join()).toContain('at most 5% on private work');
  });
});

describe('merge fields', () => {
  const company = companySchema.parse({ name: 'Ground {price} Zero', timeZone: 'America/New_York' });

  it('are filled in once, without expanding values, and leave a blank when empty', () => {
    const values = mergeValues(buildContract({ finishesOn: '' }), { ...company, licenses: [] });
    expect(mergeText('{company}: {price} by {finishes}, {unknown}', values)).toBe(
      'Ground {price} Zero: $100,000.00 by __________, {unknown}',
    );
    expect(unknownFields('{price} {prize} {prize}')).toEqual(['prize']);
    const { terms } = buildContract();
    const without = mergeValues(buildContract({ terms: { ...terms, depositCents: 0 } }), { ...company, licenses: [] });
    expect(mergeText('Deposit due before work begins: {deposit}.', without)).toBe(
      'Deposit due before work begins: none.',
    );
  });

  it('are also filled in within a warranty that a clause prints, without recursion', () => {
    const terms = { ...buildContract().terms, warranty: '{company} corrects defects at {property}. {warranty}' };
    const paper = contractPaper({
      contract: buildContract({
        terms,
        clauses: [
          { id: 'w', title: 'Warranty', body: '{warranty}', state: '', source: '', confidence: 'own', checkedOn: '' },
        ],
      }),
      company,
      version: 1,
      today: ON,
    });
    expect(paper.clauses[0]?.body).toBe(
      'Ground {price} Zero corrects defects at 12 Elm St, Asheville, NC 28801. __________',
    );
  });

  it('keep hostile text as it is', () => {
    const text = '<script>$& $1 {company}\u202e';
    const paper = contractPaper({
      contract: buildContract({ title: text, scope: text }),
      company,
      version: 1,
      today: ON,
    });
    expect(paper.title).toBe(buildContract({ title: text }).title);
    expect(paper.scope).toContain('<script>$& $1 Ground {price} Zero');
  });
});
