import { describe, expect, it } from 'vitest';
import { regionOptions } from '../contact/regions';
import { combinedRatePpm, rateSummary } from './rates';
import { NO_SALES_TAX_ZONE } from './noSalesTax';
import { proposedAnswers, salesTaxText, zoneOfAnswers } from './salesTaxSetup';
import { TAX_PRESETS } from './presets';
import { STATE_SALES_TAXES, stateSalesTax } from './stateSalesTax';
import { zoneForAddress } from './zoneForAddress';
import { taxZoneRecordSchema, zoneForDocument } from './zoneRecord';

const DAY = '2026-11-22';
let count = 0;
const newTaxId = () => `tax-${(count += 1)}`;
const zoneFor = (answers: ReturnType<typeof proposedAnswers>) => ({ ...zoneOfAnswers(answers, newTaxId), id: 'zone' });
const ASHEVILLE = { ...proposedAnswers('NC'), localName: 'Buncombe County', localRatePpm: 22_500 };

describe('state sales taxes', () => {
  it('are known for every state, D.C. and Puerto Rico, by letters or name', () => {
    const others = ['AS', 'GU', 'MP', 'VI'];
    const states = regionOptions('US').map(({ value }) => value);
    expect(STATE_SALES_TAXES.map(({ region }) => region).sort()).toEqual(
      states.filter((code) => !others.includes(code)).sort(),
    );
    expect(stateSalesTax('north carolina')).toMatchObject({ region: 'NC', ratePpm: 47_500, hasLocal: true });
    expect(stateSalesTax('Bavaria')).toBeNull();
    expect(proposedAnswers('Bavaria')).toMatchObject({ region: '', stateRatePpm: 0 });
  });

  it('agree with the separately entered examples', () => {
    const exampleOf = (id: string) =>
      TAX_PRESETS.find((preset) => preset.id === id)
        ?.zone()
        .taxes[0]?.rules.find(({ ratePpm }) => ratePpm > 0)?.ratePpm;
    expect(exampleOf('us-tx')).toBe(stateSalesTax('TX')?.ratePpm);
    expect(exampleOf('us-nyc')).toBe(stateSalesTax('NY')?.ratePpm);
    expect(exampleOf('us-or')).toBeUndefined();
  });

  it('are missing in five states', () => {
    const free = STATE_SALES_TAXES.filter(({ ratePpm }) => ratePpm === 0).map(({ region }) => region);
    expect(free.sort()).toEqual(['AK', 'DE', 'MT', 'NH', 'OR']);
  });
});

describe('a company’s tax zone', () => {
  it('combines state and county taxes, and covers the whole state', () => {
    const zone = zoneFor(ASHEVILLE);
    expect(taxZoneRecordSchema.safeParse(zone).success).toBe(true);
    expect(zone).toMatchObject({ name: 'Buncombe County, North Carolina', isDefault: true });
    expect(salesTaxText(ASHEVILLE)).toBe('4.75% North Carolina + 2.25% Buncombe County = 7%, on what the state taxes');
    expect(rateSummary(zoneForDocument(zone), 'repair', DAY)).toBe('7%');
    expect(zoneForAddress([zone], { city: 'Boone', state: 'NC', postalCode: '28607', country: 'US' }).by).toBe(
      'region',
    );
  });

  it.each([
    ['NC', 'capital-improvement', 0],
    ['NC', 'new-construction', 0],
    ['NY', 'capital-improvement', 0],
    ['NY', 'maintenance', 40_000],
    ['NJ', 'capital-improvement', 0],
    ['FL', 'capital-improvement', 0],
    ['WA', 'capital-improvement', 65_000],
  ] as const)('of %s charges for %s what the state does', (state, jobNature, expected) => {
    const zone = zoneForDocument(zoneFor(proposedAnswers(state)));
    expect(combinedRatePpm(zone, { taxClass: 'labour', jobNature, date: DAY, hasCertificate: true })).toBe(expected);
  });

  it('excludes labor where it is untaxed', () => {
    const answers = {
      ...proposedAnswers('FL'),
      localName: 'Miami',
      localRatePpm: 10_000,
      taxedWork: 'not-labor' as const,
    };
    expect(rateSummary(zoneForDocument(zoneFor(answers)), 'repair', DAY)).toBe('7%, labor 0%');
    expect(salesTaxText(answers)).toBe('6% Florida + 1% Miami = 7% on parts, not on labor');
    expect(zoneFor(answers).taxes.map(({ jurisdiction }) => jurisdiction.level)).toEqual(['state', 'city']);
  });

  it('says where there is no tax, or only a local one', () => {
    expect(salesTaxText(proposedAnswers('OR'))).toBe('No sales tax');
    expect(zoneFor(proposedAnswers('OR')).taxes[0]?.rules[0]).toMatchObject({
      ratePpm: 0,
      note: 'No sales tax in Oregon',
    });
    const juneau = { ...proposedAnswers('AK'), localName: 'Juneau Borough', localRatePpm: 50_000 };
    expect(zoneFor(juneau).taxes.map(({ name }) => name)).toEqual(['Juneau Borough sales tax']);
  });

  it('can be “none”, without taxes or warnings', () => {
    expect(taxZoneRecordSchema.safeParse(NO_SALES_TAX_ZONE).success).toBe(true);
    const zone = { ...NO_SALES_TAX_ZONE, id: 'none' };
    expect(combinedRatePpm(zoneForDocument(zone), { taxClass: 'labour', jobNature: 'repair', date: DAY })).toBe(0);
    expect(zoneForAddress([zone], { city: '', state: 'TX', postalCode: '', country: 'US' }).zone).toBe(zone);
  });
});
