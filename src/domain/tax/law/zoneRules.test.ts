import { describe, expect, it } from 'vitest';
import { PROPERTY_USES } from '../../property/use';
import { zoneWarnings } from '../overlaps';
import { TAX_PRESETS } from '../presets';
import { tryZone } from '../rates';
import { CONTRACTS, JOB_NATURES } from '../schema';
import { proposedAnswers, salesTaxText, zoneOfAnswers, type SalesTaxAnswers } from '../salesTaxSetup';
import { stateSalesTax } from '../stateSalesTax';
import { taxZoneRecordSchema } from '../zoneRecord';
import { taxedInWords } from './lawText';
import { STATE_LAWS } from './stateLaw';
import { taxOfWork } from './taxOfWork';
import type { LawTrade } from './trades';

let count = 0;
const zoneFor = (answers: SalesTaxAnswers) => ({ ...zoneOfAnswers(answers, () => `tax-${(count += 1)}`), id: 'zone' });
const DAY = '2026-11-28';
const WORKS = PROPERTY_USES.flatMap((place) =>
  JOB_NATURES.flatMap((work) =>
    CONTRACTS.flatMap((contract) => [true, false].map((hasCertificate) => ({ place, work, contract, hasCertificate }))),
  ),
);

/** Lists differences between the zone and the command for labor of $3,000 and materials of $1,500. */
function differences(state: string, trade: LawTrade): string[] {
  const law = STATE_LAWS.find((one) => one.state === state);
  const zone = zoneFor({
    ...proposedAnswers(state, trade),
    taxedWork: 'law',
    stateRatePpm: law?.stateRatePpm ?? 0,
    localRatePpm: 15_000,
  });
  return WORKS.flatMap(({ place, work, contract, hasCertificate }) => {
    const answer = taxOfWork({
      ...{ state, place, work, contract, trade, certificateOnFile: hasCertificate, election: null },
      ...{ laborCents: 300_000, materialsCents: 150_000, totalCents: null, localRatePpm: 15_000 },
    });
    const [labor, materials] = (['labour', 'materials'] as const).map((taxClass) =>
      tryZone(zone, {
        ...{ taxClass, jobNature: work, date: DAY, place, contract, hasCertificate },
        amountCents: taxClass === 'labour' ? 300_000 : 150_000,
      }),
    );
    const isUnknown = [labor, materials].some((one) => one?.warnings.some(({ code }) => code === 'no-tax-rate'));
    const inZone = isUnknown ? 'ask' : (labor?.taxCents ?? 0) + (materials?.taxCents ?? 0);
    const byLaw = 'ask' in answer ? 'ask' : answer.taxCents;
    return inZone === byLaw ? [] : [`${place} ${work} ${contract} ${hasCertificate}: zone ${inZone}, law ${byLaw}`];
  });
}

describe('the setup’s tax zone', () => {
  it.each(STATE_LAWS.map(({ state }) => state))('for %s charges the same as the command', (state) => {
    expect(differences(state, 'plumbing')).toEqual([]);
    expect(differences(state, state === 'NJ' ? 'cooling' : 'hvac')).toEqual([]);
    const zone = zoneFor({ ...proposedAnswers(state), taxedWork: 'law', localRatePpm: 15_000 });
    expect(taxZoneRecordSchema.parse(zone)).toEqual({ ...zone, id: undefined });
    expect(zoneWarnings([zone])).toEqual([]);
  });

  it('for Texas charges homes and businesses correctly', () => {
    const zone = zoneFor({ ...proposedAnswers('Texas', 'hvac'), localName: 'Austin', localRatePpm: 20_000 });
    const taxOf = (place: 'home' | 'business', contract: 'separated' | 'onePrice' = 'separated') =>
      (['labour', 'materials'] as const).map(
        (taxClass) =>
          tryZone(zone, {
            ...{ taxClass, jobNature: 'repair', date: DAY, place, contract },
            amountCents: taxClass === 'labour' ? 50_000 : 12_000,
          }).taxCents,
      );
    // Publication 94-116: $500.00 of labor and $120.00 of parts at 8.25%.
    expect(taxOf('home')).toEqual([0, 990]);
    expect(taxOf('home', 'onePrice')).toEqual([0, 0]);
    expect(taxOf('business')).toEqual([4125, 990]);
    expect(taxOf('business', 'onePrice')).toEqual([4125, 990]);
  });

  it('suggests nothing where the law is uncertain', () => {
    const open = STATE_LAWS.filter(({ state }) => proposedAnswers(state, 'hvac').taxedWork === '');
    expect(open.map(({ state }) => state)).toEqual(['AK', 'CT', 'DC', 'ME', 'WY']);
    expect(proposedAnswers('PR').taxedWork).toBe('');
    expect(proposedAnswers('TX', 'landscaping').taxedWork).toBe('');
  });

  it('says where customers are not taxed', () => {
    expect(salesTaxText(proposedAnswers('FL', 'hvac'))).toBe('No sales tax is charged to customers');
  });
});

describe('tax examples', () => {
  it('exist for every state, with matching rates', () => {
    expect(TAX_PRESETS.filter(({ id }) => /^us-\w\w$/.test(id))).toHaveLength(51);
    const differing = STATE_LAWS.filter(({ state, stateRatePpm }) => stateSalesTax(state)?.ratePpm !== stateRatePpm);
    // The rate table lists the taxes due in every county of Utah.
    expect(differing.map(({ state }) => state)).toEqual(['UT']);
  });
});

describe('taxed work in a few words', () => {
  const TX = STATE_LAWS.find(({ state }) => state === 'TX');
  const NY = STATE_LAWS.find(({ state }) => state === 'NY');
  const NJ = STATE_LAWS.find(({ state }) => state === 'NJ');
  const GA = STATE_LAWS.find(({ state }) => state === 'GA');
  it.each([
    [TX, 'home', 'repair', 'Materials, if shown separately'],
    [TX, 'business', 'repair', 'Labor and materials'],
    [NY, 'home', 'capital-improvement', 'Nothing with Form ST-124, else labor and materials'],
    [NJ, 'business', 'repair', 'Labor; with one price labor and materials'],
    [GA, 'home', 'maintenance', 'Not researched'],
  ] as const)('is described (%#)', (law, place, work, words) => {
    if (!law) throw new Error('No such state');
    expect(taxedInWords(law, { trade: 'plumbing', election: '' }, place, work)).toBe(words);
  });
});
