import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { taxText } from './command';
import { STATE_LAWS } from './law/stateLaw';

const run = (input: object) => {
  const { printed, fault } = taxText(JSON.stringify(input));
  if (printed === undefined) throw new Error(fault);
  return printed;
};
const cents = z.number().nullable();
const worked = z
  .array(
    z.object({
      id: z.string(),
      title: z.string(),
      input: z.record(z.string(), z.unknown()),
      taxCents: z.number(),
      taxedLaborCents: cents,
      taxedMaterialsCents: cents,
    }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'law/cases/worked.json'), 'utf8')));

const REPAIR = { work: 'repair', trade: 'plumbing', laborCents: 30_000, materialsCents: 15_000, localRatePpm: 10_000 };
const inAll = ['home', 'business'].flatMap((place) =>
  ['onePrice', 'separated'].map((contract) => ({ ...REPAIR, place, contract })),
);
/** Taxable labor and materials: home with one price, home separated, business with one price, business separated. */
const repairIn = (state: string): string =>
  inAll
    .map((input) => {
      const answer = run({ ...input, state });
      if ('ask' in answer) return `ask ${answer.ask.join('+')}`;
      return `${answer.taxedLaborCents ? 'L' : ''}${answer.taxedMaterialsCents ? 'M' : ''}` || '0';
    })
    .join(' ');

describe('worked examples', () => {
  it.each(worked)('$id: $title', ({ input, taxCents, taxedLaborCents, taxedMaterialsCents }) => {
    const answer = run(input);
    expect(answer).toMatchObject({ taxCents, taxedLaborCents, taxedMaterialsCents });
    expect(answer.why).not.toBe('');
    expect(answer.source.length).toBeGreaterThan(0);
  });
});

describe('a plumbing repair in each state, by the sales-tax-states table', () => {
  it('covers all fifty states and D.C.', () => {
    expect(STATE_LAWS).toHaveLength(51);
  });

  it.each('AL AZ DE FL GA ID IL KY LA MD MI MN MO MT ND NH NV OH OK OR PA SC TN UT VA VT WI AR'.split(' '))(
    'is untaxed for the customer in %s',
    (state) => {
      expect(repairIn(state)).toBe('0 0 0 0');
    },
  );

  it.each('CA CO IN MA RI'.split(' '))('is taxed on separately priced materials in %s', (state) => {
    expect(repairIn(state)).toBe('0 M 0 M');
  });

  it.each('HI NM WA SD NY NC WV IA MS'.split(' '))('is taxed on everything in %s', (state) => {
    expect(repairIn(state)).toBe('LM LM LM LM');
  });

  it.each([
    ['TX', '0 M LM LM'],
    ['KS', '0 0 L L'],
    ['NJ', 'LM L LM L'],
    ['NE', 'ask election M ask election M'],
  ])('in %s is taxed as: %s', (state, expected) => {
    expect(repairIn(state)).toBe(expected);
  });

  it.each('AK CT DC ME WY'.split(' '))('in %s is too uncertain for a suggestion', (state) => {
    expect(repairIn(state)).toBe('ask accountant ask accountant ask accountant ask accountant');
  });
});

describe('other taxed work', () => {
  it.each([
    // New York without its certificate is a repair, as in the other states that have one.
    [{ state: 'NY', work: 'improvement', certificateOnFile: false, localRatePpm: 48_750 }, 3994],
    [{ state: 'NY', work: 'new', localRatePpm: 48_750 }, 0],
    [{ state: 'NC', work: 'improvement', certificateOnFile: true }, 0],
    [{ state: 'NC', work: 'improvement', certificateOnFile: false, localRatePpm: 25_000 }, 3263],
    [{ state: 'NJ', work: 'improvement', certificateOnFile: false }, 1988],
    [{ state: 'WV', work: 'improvement', certificateOnFile: true }, 0],
    // Texas: scheduled upkeep of business property and new buildings follow the contractor rule.
    [{ state: 'TX', place: 'business', work: 'maintenance', contract: 'onePrice' }, 0],
    [{ state: 'TX', place: 'business', work: 'maintenance', localRatePpm: 20_000 }, 1238],
    [{ state: 'TX', place: 'business', work: 'improvement', localRatePpm: 20_000 }, 3713],
    [{ state: 'TX', place: 'business', work: 'new', localRatePpm: 20_000 }, 1238],
    // State and local rates together are at most 8.25%.
    [{ state: 'TX', place: 'business', localRatePpm: 30_000 }, 3713],
    // 65% of the price: 450.00 × 0.65 × 5.6% = 16.38.
    [{ state: 'AZ', work: 'new', localRatePpm: 0 }, 1638],
    // General excise tax at the rate that may be shown: 4.712% with the county surcharge, 4.166% without.
    [{ state: 'HI', localRatePpm: 5_000 }, 2120],
    [{ state: 'HI', localRatePpm: 0 }, 1875],
    [{ state: 'PA', place: 'business', work: 'maintenance', localRatePpm: 10_000 }, 2100],
    [{ state: 'KY', place: 'business', trade: 'commercialRefrigeration' }, 2700],
    [{ state: 'KY', place: 'business', trade: 'hvac' }, 0],
    [{ state: 'AR', trade: 'hvac', localRatePpm: 0 }, 2925],
    [{ state: 'NJ', trade: 'heating' }, 0],
    [{ state: 'NJ', trade: 'cooling' }, 1988],
    [{ state: 'NE', contract: 'onePrice', election: 'consumer' }, 0],
    [{ state: 'NE', contract: 'onePrice', election: 'seller', localRatePpm: 15_000 }, 3150],
    [{ state: 'MS', place: 'business', trade: 'roofing' }, 0],
    [{ state: 'MS', place: 'business', laborCents: 1_000_000, materialsCents: 1_000_000 }, 70_000],
    [{ state: 'DC', work: 'maintenance' }, 3150],
    [{ state: 'AK', localRatePpm: 0 }, 0],
  ])('is taxed: %j', (changes, taxCents) => {
    const usual = {
      place: 'home',
      work: 'repair',
      contract: 'separated',
      trade: 'plumbing',
      laborCents: 30_000,
      materialsCents: 15_000,
    };
    expect(run({ ...usual, ...changes })).toMatchObject({ taxCents });
  });

  it.each([
    [{ state: 'TX' }, ['place', 'work', 'contract', 'localRatePpm']],
    [{ state: 'TX', place: 'home' }, ['contract', 'localRatePpm']],
    [{ state: 'TX', place: 'home', contract: 'separated', laborCents: 100 }, ['localRatePpm', 'materialsCents']],
    [{ state: 'TX', place: 'home', contract: 'separated', laborCents: 100, materialsCents: 1 }, ['localRatePpm']],
    [{ state: 'NY', work: 'improvement' }, ['certificateOnFile', 'localRatePpm']],
    [{ state: 'NY', work: 'repair', localRatePpm: 48_750 }, ['totalCents']],
    [{ state: 'IN' }, ['contract']],
    [{ state: 'AR', work: 'repair' }, ['trade', 'localRatePpm']],
    [{ state: 'NJ', place: 'home', work: 'repair', trade: 'hvac', contract: 'separated' }, ['trade']],
    [{ state: 'KS', place: 'business', work: 'repair', totalCents: 50_000, localRatePpm: 0 }, ['laborCents']],
    [{ state: 'GA', work: 'maintenance' }, ['accountant']],
    [{ state: 'MS', place: 'home', work: 'repair', trade: 'hvac', totalCents: 1_500_000 }, ['accountant']],
    [{ state: 'TX', place: 'home', work: 'repair', trade: 'landscaping', totalCents: 100 }, ['accountant']],
    [{ state: 'AK', place: 'home', work: 'repair' }, ['localRatePpm']],
    [{ state: 'WA', totalCents: 100, localRatePpm: 102_500 }, ['localRatePpm']],
    [{ state: 'PR', totalCents: 100 }, ['accountant']],
    // A question that wasn't researched isn't answered just because the job is large or its trade isn't listed.
    [{ state: 'MS', place: 'business', work: 'maintenance', trade: 'hvac', totalCents: 1_500_000 }, ['accountant']],
    [{ state: 'MS', place: 'home', work: 'improvement', trade: 'roofing', totalCents: 50_000 }, ['accountant']],
    // An unknown taxable amount isn't treated as zero.
    [{ state: 'IN', work: 'repair', contract: 'separated', laborCents: 30_000 }, ['materialsCents']],
    [{ state: 'KS', place: 'business', work: 'repair', materialsCents: 100, localRatePpm: 0 }, ['laborCents']],
    [{}, ['state']],
  ])('for %j needs the answers: %j', (input, ask) => {
    expect(run(input)).toMatchObject({ ask });
  });

  it('needs no answer that changes nothing', () => {
    expect(run({ state: 'FL', place: 'home', work: 'repair' })).toMatchObject({ taxCents: 0, confidence: 'high' });
    expect(run({ state: 'OR' })).toMatchObject({ taxCents: 0 });
  });

  it('says when it was not researched', () => {
    expect(run({ state: 'GA', place: 'home', work: 'maintenance' }).why).toContain('not researched');
    expect(run({ state: 'CT', place: 'home', work: 'repair' })).toMatchObject({
      confidence: 'low',
      ask: ['accountant'],
    });
  });
});

describe('an invalid tax file', () => {
  it.each([
    ['[]', 'must be an object with “state”, “place”, “work” and amounts'],
    ['{"state":"TX","place":"house"}', 'place: must be home, business or left out'],
    ['{"state":"ZZ","totalCents":100}', 'state: “ZZ” is no state of the United States'],
    ['{"state":"Ontario","totalCents":100}', 'state: “Ontario” is no state of the United States'],
    ['{"state":"TX","laborCents":1e30}', 'laborCents: must be a whole number of cents'],
    ['{"state":"TX","laborCents":1.5}', 'laborCents: must be a whole number of cents'],
    [
      '{"state":"TX","laborCents":100,"materialsCents":100,"totalCents":300}',
      'totalCents: must be what labor and materials come to (200)',
    ],
  ])('is refused: %s', (text, fault) => {
    expect(taxText(text).fault).toBe(fault);
  });
});
