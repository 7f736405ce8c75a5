import { describe, expect, it } from 'vitest';
import { buildDocument, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateTaxes } from './calculate';
import { ratesFor } from './resolve';
import { taxExemptionSchema, taxRuleSchema, type DocumentTax, type TaxRule } from './schema';

const rule = (fields: Partial<TaxRule>): TaxRule =>
  taxRuleSchema.parse({ taxClasses: ['labour'], ratePpm: 50_000, ...fields });
const taxOf = (rules: TaxRule[], more: Partial<DocumentTax> = {}): DocumentTax => ({
  ...buildDocument().tax,
  zone: buildZone([buildTax(0, { id: 'state', name: 'State tax', rules, jurisdiction: { region: 'NY' } })]),
  ...more,
});
const rateOn = (date: string, rules: TaxRule[], more: Partial<DocumentTax> = {}): number | undefined =>
  ratesFor('labour', taxOf(rules, { date, ...more })).rates[0]?.ratePpm;

describe('the tax rate on a date', () => {
  const rules = [
    rule({ ratePpm: 40_000, effectiveTo: '2026-06-30' }),
    rule({ ratePpm: 42_500, effectiveFrom: '2026-07-01' }),
  ];
  it.each([
    ['2026-06-30', 40_000],
    ['2026-07-01', 42_500],
  ])('is right for %s', (date, expected) => {
    expect(rateOn(date, rules)).toBe(expected);
  });

  it('comes from the later of two matching rules', () => {
    expect(
      rateOn('2026-07-01', [
        rule({ ratePpm: 1, effectiveFrom: '2026-01-01' }),
        rule({ ratePpm: 2, effectiveFrom: '2026-07-01' }),
        rule({ ratePpm: 3 }),
      ]),
    ).toBe(2);
  });

  it('comes from the rule for that kind of work, even if older', () => {
    const natures = [
      rule({ ratePpm: 0, jobNatures: ['capital-improvement'], effectiveFrom: '2020-01-01' }),
      rule({ ratePpm: 40_000, effectiveFrom: '2026-01-01' }),
    ];
    expect(rateOn('2026-06-01', natures, { jobNature: 'capital-improvement' })).toBe(0);
    expect(rateOn('2026-06-01', natures, { jobNature: 'repair' })).toBe(40_000);
  });
});

describe('a missing tax rate', () => {
  it('is reported with what to do', () => {
    const { rates, warnings } = ratesFor('materials', taxOf([rule({})], { date: '2026-06-01' }));
    expect(rates).toEqual([]);
    expect(warnings).toEqual([
      {
        code: 'no-tax-rate',
        message:
          '“State tax” has no rate for materials (repair) on 2026-06-01, so it is not charged. Add the rate, or one of 0% with the reason.',
      },
    ]);
  });

  it('says when the first rate starts', () => {
    const [warning] = ratesFor(
      'labour',
      taxOf([rule({ effectiveFrom: '2026-07-01' })], { date: '2026-06-01' }),
    ).warnings;
    expect(warning?.message).toContain('Its first rate starts on 2026-07-01.');
  });

  it('is not reported for exempt items or a 0% rule', () => {
    expect(ratesFor('exempt', taxOf([])).warnings).toEqual([]);
    expect(ratesFor('labour', taxOf([rule({ ratePpm: 0 })])).warnings).toEqual([]);
  });

  it('is reported once per document, like a missing zone', () => {
    const items = ['a', 'b'].map((id) => ({ id, amountCents: 100, taxClass: 'labour' as const }));
    expect(calculateTaxes(items, taxOf([])).warnings).toHaveLength(1);
    expect(
      calculateTaxes([...items, { id: 'c', amountCents: 100, taxClass: 'fee' }], taxOf([], { zone: null })).warnings,
    ).toEqual([{ code: 'no-tax-zone', message: 'No tax is charged, because no tax zone is chosen.' }]);
  });
});

describe('a tax exemption', () => {
  const certificate = (fields: object) =>
    taxExemptionSchema.parse({ id: 'e1', reason: 'Resale', certificateNumber: 'R-1', ...fields });
  const taxWith = (fields: object) =>
    calculateTaxes(
      [{ id: 'a', amountCents: 10_000, taxClass: 'labour' }],
      taxOf([rule({})], { date: '2026-06-15', exemptions: [certificate(fields)] }),
    );

  it.each([
    ['everywhere and for everything', {}],
    ['on its last day', { expiresOn: '2026-06-15' }],
    ['in its state', { regions: ['NY', 'NJ'] }],
    ['for its class', { taxClasses: ['labour'] }],
  ])('applies %s, and names the certificate', (_what, fields) => {
    const { taxCents, byItem } = taxWith(fields);
    expect(taxCents).toBe(0);
    expect(byItem.get('a')?.[0]?.note).toBe('Exempt (Resale), certificate R-1');
  });

  it.each([
    ['in another state', { regions: ['NJ'] }],
    ['for another class', { taxClasses: ['materials'] }],
  ])('does not apply %s', (_what, fields) => {
    expect(taxWith(fields)).toMatchObject({ taxCents: 500, warnings: [] });
  });

  it.each([
    ['without number', { certificateNumber: '' }, 'its certificate has no number'],
    ['that has expired', { expiresOn: '2026-06-14' }, 'certificate R-1 expired on 2026-06-14'],
    ['that is not valid yet', { validFrom: '2026-06-16' }, 'certificate R-1 is valid from 2026-06-16'],
  ])('%s is ignored with a warning', (_what, fields, why) => {
    expect(taxWith(fields)).toMatchObject({
      taxCents: 500,
      warnings: [{ code: 'certificate-not-honoured', message: `The exemption “Resale” does not count: ${why}.` }],
    });
  });
});

describe('compound taxes', () => {
  it('are added after simple ones in any order, each on top of the other', () => {
    const zone = buildZone(
      [
        buildTax(100_000, { id: 'second', isCompound: true, order: 2 }),
        buildTax(100_000, { id: 'first', isCompound: true, order: 1 }),
        buildTax(100_000, { id: 'simple', order: 3 }),
      ],
      { stacking: 'separate' },
    );
    for (const rounding of ['line', 'document'] as const) {
      // 100.00 + 10.00 = 110.00; + 11.00 = 121.00; + 12.10
      const { byItem, taxCents } = calculateTaxes([{ id: 'a', amountCents: 10_000, taxClass: 'labour' }], {
        ...buildDocument().tax,
        zone,
        rounding,
      });
      expect(byItem.get('a')?.map(({ taxId, baseCents, amountCents }) => [taxId, baseCents, amountCents])).toEqual([
        ['simple', 10_000, 1000],
        ['first', 11_000, 1100],
        ['second', 12_100, 1210],
      ]);
      expect(taxCents).toBe(3310);
      const within = calculateTaxes([{ id: 'a', amountCents: 13_310, taxClass: 'labour' }], {
        ...buildDocument().tax,
        zone,
        rounding,
        pricesIncludeTax: true,
      });
      expect(within.byItem.get('a')).toEqual(byItem.get('a'));
    }
  });
});

describe('the taxable amount', () => {
  it('excludes exempt items', () => {
    const tax = taxOf([rule({}), rule({ taxClasses: ['materials'], ratePpm: 0 })]);
    const { totals } = calculateTaxes(
      [
        { id: 'a', amountCents: 10_000, taxClass: 'labour' },
        { id: 'b', amountCents: 5000, taxClass: 'materials' },
      ],
      tax,
    );
    expect(totals).toEqual([
      {
        taxId: 'state',
        name: 'State tax',
        jurisdictionName: 'State',
        level: 'state',
        taxableCents: 10_000,
        amountCents: 500,
      },
    ]);
  });
});

it('includes simple taxes for a compound tax, even when rounded per document', () => {
  const zone = buildZone([buildTax(50_000, { id: 'gst' }), buildTax(100_000, { id: 'qst', isCompound: true })], {
    stacking: 'combined',
  });
  const { byItem, taxCents } = calculateTaxes([{ id: 'a', amountCents: 10_000, taxClass: 'labour' }], {
    ...buildDocument().tax,
    zone,
  });
  expect(byItem.get('a')).toMatchObject([
    { taxId: 'gst', baseCents: 10_000, amountCents: 500 },
    { taxId: 'qst', baseCents: 10_500, amountCents: 1_050 },
  ]);
  expect(taxCents).toBe(1_550);
});
