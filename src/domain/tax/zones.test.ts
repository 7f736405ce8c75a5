import { describe, expect, it } from 'vitest';
import { buildTaxExemption, buildTaxZone } from '@/testing/factories/tax';
import { exemptionsFor, exemptionState } from './exemptionRecord';
import { zoneWarnings } from './overlaps';
import { TAX_PRESETS } from './presets';
import { combinedRatePpm, nextChange, rateSummary } from './rates';
import { zoneForAddress } from './zoneForAddress';
import { EMPTY_AREA, taxZoneRecordSchema } from './zoneRecord';

const austin = buildTaxZone({ id: 'austin' });
const texas = buildTaxZone({ id: 'texas', name: 'Texas', area: { ...EMPTY_AREA, regions: ['TX'] } });
const georgetown = buildTaxZone({
  id: 'georgetown',
  name: 'Georgetown',
  area: { ...EMPTY_AREA, regions: ['TX'], cities: ['Georgetown'] },
});
const quebec = buildTaxZone({ id: 'quebec', name: 'Québec', area: { ...EMPTY_AREA, country: 'CA', regions: ['QC'] } });
const elsewhere = buildTaxZone({
  id: 'elsewhere',
  name: 'Elsewhere',
  area: { ...EMPTY_AREA, regions: ['NV'] },
  isDefault: true,
});
const zones = [austin, texas, georgetown, quebec, elsewhere];
const at = (city: string, state: string, postalCode: string, country = 'US') => ({ city, state, postalCode, country });

describe('zoneForAddress', () => {
  it.each([
    ['the postal code', at('Austin', 'TX', '78704'), 'austin', 'Texas, Travis County, by postal code 787…'],
    [
      'the postal code where the state is missing',
      at('', '', '78704'),
      'austin',
      'Texas, Travis County, by postal code 787…',
    ],
    ['the city, whatever its capitals', at('GEORGETOWN', 'Texas', ''), 'georgetown', 'Texas, by city GEORGETOWN'],
    ['the state by its name', at('Waco', 'texas', '76701'), 'texas', 'Texas, by state'],
    [
      'a province with its accent left out',
      at('Laval', 'Quebec', 'H7A 1A1', 'Canada'),
      'quebec',
      'Québec, by province',
    ],
    [
      'the default where nothing fits',
      at('Miami', 'FL', '33101'),
      'elsewhere',
      'No zone covers this address, so the default zone is used',
    ],
    ['the default without an address', at('', '', ''), 'elsewhere', 'There is no address, so the default zone is used'],
    // Austin's ZIP code with another state is a mistake: it must not silently pick Texas.
    [
      'the default where state and postal code contradict',
      at('Austin', 'FL', '78704'),
      'elsewhere',
      'No zone covers this address, so the default zone is used',
    ],
  ])('finds a zone by %s', (_what, address, id, reason) => {
    expect(zoneForAddress(zones, address)).toMatchObject({ zone: { id }, reason });
  });

  it('says that no tax applies without a default, and skips archived zones', () => {
    const archived = { ...austin, isActive: false };
    expect(zoneForAddress([archived, quebec], at('Austin', 'TX', '78704'))).toEqual({
      zone: null,
      by: 'none',
      reason: 'No zone covers this address, and there is no default zone: no tax is charged',
    });
    expect(zoneForAddress([], at('Austin', 'TX', '78704')).reason).toBe('There are no tax zones yet');
  });

  it('separates countries with similar postal codes and regions', () => {
    const montreal = buildTaxZone({
      id: 'montreal',
      area: { ...EMPTY_AREA, country: 'CA', regions: [], postalPrefixes: ['787'] },
    });
    const canada = buildTaxZone({ id: 'canada', area: { ...EMPTY_AREA, country: 'CA' } });
    expect(zoneForAddress([montreal, canada], at('Austin', 'TX', '78704')).zone).toBeNull();
    expect(zoneForAddress([austin, texas], at('Montréal', '', '78704', 'Canada')).zone).toBeNull();
    expect(zoneForAddress([texas, canada], at('Laval', 'QC', 'H7A 1A1', 'Canada')).zone?.id).toBe('canada');
  });

  it('prefers the longer postal code, and mentions other matching zones', () => {
    const downtown = buildTaxZone({
      id: 'downtown',
      name: 'Downtown',
      area: { ...EMPTY_AREA, regions: ['TX'], postalPrefixes: ['78701'] },
    });
    expect(zoneForAddress([...zones, downtown], at('Austin', 'TX', '78701')).zone?.id).toBe('downtown');
    // The longest of a zone's own prefixes counts, wherever it is in the list.
    const several = buildTaxZone({
      id: 'several',
      name: 'Several',
      area: { ...EMPTY_AREA, regions: ['TX'], postalPrefixes: ['7', '78701'] },
    });
    const middling = buildTaxZone({
      id: 'middling',
      name: 'Middling',
      area: { ...EMPTY_AREA, regions: ['TX'], postalPrefixes: ['787'] },
    });
    expect(zoneForAddress([several, middling], at('Austin', 'TX', '78701'))).toMatchObject({
      zone: { id: 'several' },
      reason: 'Texas, by postal code 78701',
    });
    expect(
      zoneForAddress([texas, { ...texas, id: 'again', name: 'Texas again' }], at('Waco', 'TX', '76701')).reason,
    ).toContain('“Texas again” matches too');
  });
});

describe('zoneWarnings', () => {
  it('reports overlapping zones and ambiguous rates', () => {
    expect(zoneWarnings(zones)).toEqual([]);
    expect(
      zoneWarnings([texas, { ...texas, id: 'again', name: 'Other', area: { ...EMPTY_AREA, regions: ['Texas'] } }]),
    ).toEqual(['“Texas” and “Other” both cover all of TX.']);
    const [tax] = austin.taxes;
    const [rule] = tax?.rules ?? [];
    if (!tax || !rule) throw new Error('The factory has a tax with a rate');
    const twice = { ...austin, taxes: [{ ...tax, rules: [rule, { ...rule, ratePpm: 1 }] }] };
    expect(zoneWarnings([twice])).toEqual([
      '“Austin, Texas”: “State sales tax” has two rates for labor from the same day; the first one counts.',
    ]);
    // The rule that names the work comes first, so there is no doubt.
    const forRepairs = { ...rule, ratePpm: 1, jobNatures: ['repair' as const] };
    expect(zoneWarnings([{ ...austin, taxes: [{ ...tax, rules: [rule, forRepairs] }] }])).toEqual([]);
  });
});

describe('a tax zone’s rates', () => {
  it.each([
    ['us-tx', 'labour', 'repair', 0],
    ['us-tx', 'materials', 'repair', 82_500],
    ['us-tx', 'labour', 'new-construction', 0],
    ['us-nyc', 'materials', 'repair', 88_750],
    ['us-nyc', 'labour', 'capital-improvement', 0],
    ['ca-qc', 'labour', 'repair', 149_750],
    ['ca-on', 'labour', 'repair', 130_000],
    ['us-or', 'materials', 'repair', 0],
  ] as const)('%s charges on %s for %s what the authority says', (id, taxClass, jobNature, ratePpm) => {
    const zone = taxZoneRecordSchema.parse(TAX_PRESETS.find((preset) => preset.id === id)?.zone());
    expect(combinedRatePpm({ id, ...zone }, { taxClass, jobNature, date: '2026-05-01', hasCertificate: true })).toBe(
      ratePpm,
    );
  });

  it('are summarized in one line, with exceptions and planned changes', () => {
    const [state, local] = austin.taxes;
    const [rule] = state?.rules ?? [];
    if (!state || !local || !rule) throw new Error('The factory has two taxes with a rate');
    const planned = {
      ...austin,
      taxes: [
        {
          ...state,
          rules: [rule, { ...rule, taxClasses: ['labour' as const], ratePpm: 0, effectiveFrom: '2027-01-01' }],
        },
        local,
      ],
    };
    expect(rateSummary(planned, 'repair', '2026-12-31')).toBe('8.25%');
    expect(rateSummary(planned, 'repair', '2027-01-01')).toBe('8.25%, labor 2%');
    expect(nextChange(planned, '2026-12-31')).toBe('2027-01-01');
    expect(nextChange(planned, '2027-01-01')).toBe('');
    const ending = { ...austin, taxes: [{ ...state, rules: [{ ...rule, effectiveTo: '2026-06-30' }] }] };
    expect(nextChange(ending, '2026-06-30')).toBe('2026-07-01');
    expect(rateSummary({ ...austin, taxes: [] }, 'repair', '2026-12-31')).toBe('No tax');
  });
});

describe('tax exemptions', () => {
  const certificate = buildTaxExemption({ id: 'c1' });
  it('include the customer’s and the property’s, unless expired', () => {
    const elsewhereOnly = buildTaxExemption({ id: 'c2', propertyId: 'barn' });
    const expired = buildTaxExemption({ id: 'c3', expiresOn: '2026-04-30' });
    const another = buildTaxExemption({ id: 'c4', customerId: 'customer-2' });
    const found = exemptionsFor([certificate, elsewhereOnly, expired, another], {
      customerId: 'customer-1',
      propertyId: 'home',
      date: '2026-05-01',
    });
    expect(found.map(({ id }) => id)).toEqual(['c1']);
    expect(found[0]).not.toHaveProperty('documentUrl');
  });

  it.each([
    ['2025-12-31', 'not-yet'],
    ['2026-06-01', 'valid'],
    ['2026-12-05', 'expires-soon'],
    ['2026-12-31', 'expires-soon'],
    ['2027-01-01', 'expired'],
  ])('on %s include a 2026 certificate as %s', (date, state) => {
    expect(exemptionState(certificate, date)).toBe(state);
  });
});
