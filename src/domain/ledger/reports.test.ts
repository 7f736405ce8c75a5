import { describe, expect, it } from 'vitest';
import { buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateDocument } from '../billing/calculate';
import { partsOf } from '../billing/parts';
import { givenAway } from '../discount/report';
import { taxReport, taxReportTable } from '../tax/report';
import { moneyOfParts } from './ofDocument';
import { ledgerMonthSchema, type LedgerMonth } from './schema';

const texas = (ratePpm: number, taxableCents: number, taxCents: number) => ({
  taxId: 'state',
  name: 'State sales tax',
  jurisdiction: 'Texas',
  level: 'state',
  region: 'TX',
  ratePpm,
  taxableCents,
  taxCents,
});
const given = (byUid: string, reason: string, amountCents: number, count = 1) => ({
  discountId: 'd1',
  name: 'Spring',
  reason,
  byUid,
  amountCents,
  count,
});
const months: LedgerMonth[] = [
  ledgerMonthSchema.parse({
    month: '2026-01',
    salesCents: 150_000,
    taxCents: 6250,
    discountCents: 10_000,
    taxes: { 'state:62500': texas(62_500, 100_000, 6250), 'state:0': texas(0, 50_000, 0) },
    discounts: { a: given('u1', 'Loyalty', 7500, 3), b: given('u2', 'Loyalty', 2500) },
  }),
  ledgerMonthSchema.parse({
    month: '2026-03',
    salesCents: 50_000,
    taxCents: 3125,
    taxes: { 'state:62500': texas(62_500, 50_000, 3125) },
    discounts: { a: given('u1', '', 10_000) },
  }),
  ledgerMonthSchema.parse({
    month: '2026-04',
    salesCents: -10_000,
    taxCents: -625,
    taxes: { 'state:62500': texas(62_500, -10_000, -625) },
  }),
];

describe('the tax report', () => {
  it('adds up by quarter and jurisdiction, with what was not taxed apart, and takes credits off where they happened', () => {
    const { rows, totals } = taxReport(months, 'quarter');
    expect(rows).toMatchObject([
      {
        period: '2026-Q1',
        jurisdiction: 'Texas',
        ratesPpm: [62_500],
        taxableCents: 150_000,
        exemptCents: 50_000,
        taxCents: 9375,
      },
      { period: '2026-Q2', taxableCents: -10_000, taxCents: -625 },
    ]);
    expect(totals).toEqual([
      { period: '2026-Q1', salesCents: 200_000, taxCents: 9375 },
      { period: '2026-Q2', salesCents: -10_000, taxCents: -625 },
    ]);
    expect(taxReport(months, 'year').rows).toHaveLength(1);
  });

  it('is exported with a line per tax and one with all sales', () => {
    expect(taxReportTable(taxReport(months.slice(0, 1), 'month'))).toEqual([
      ['January 2026', 'TX', 'Texas', 'state', 'State sales tax', '6.25%', '1000.00', '500.00', '62.50'],
      ['January 2026', '', 'All sales', '', '', '', '1500.00', '', '62.50'],
    ]);
  });
});

describe('what an issued document leaves in the ledger', () => {
  it('names what was at 0%, too: a report has to tell exempt sales', () => {
    const document = buildDocument({
      lines: [buildLine({ unitPriceCents: 10_000 })],
      tax: { zone: buildZone([buildTax(0)]) },
    });
    const result = calculateDocument(document);
    expect(moneyOfParts(partsOf(result), result, document, 1)).toMatchObject({
      salesCents: 10_000,
      taxCents: 0,
      taxes: [{ ratePpm: 0, taxableCents: 10_000, taxCents: 0 }],
    });
  });
});

describe('what was given away', () => {
  it('is added up by person and by reason, with its share of sales', () => {
    const report = givenAway(months, 'person', 'quarter');
    expect(report.rows).toEqual([
      { key: 'u1', count: 4, amountCents: 17_500, sharePpm: 875_000 },
      { key: 'u2', count: 1, amountCents: 2500, sharePpm: 125_000 },
    ]);
    expect(report).toMatchObject({ totalCents: 20_000, salesCents: 190_000, shareOfSalesPpm: 95_238 });
    expect(givenAway(months, 'reason', 'quarter').rows.map(({ key, amountCents }) => [key, amountCents])).toEqual([
      ['', 10_000],
      ['Loyalty', 10_000],
    ]);
  });
});
