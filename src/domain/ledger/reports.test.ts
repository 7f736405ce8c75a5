import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateDocument } from '../billing/calculate';
import { calculateCreditNote } from '../billing/creditNote';
import { partsOf, type IssuedPart } from '../billing/parts';
import { calculateProgress } from '../billing/progress';
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
  it('totals by quarter and jurisdiction, with untaxed sales separate, and credits when they happened', () => {
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

  it('exports a line per tax and one with total sales', () => {
    expect(taxReportTable(taxReport(months.slice(0, 1), 'month'))).toEqual([
      ['January 2026', 'TX', 'Texas', 'state', 'State sales tax', '6.25%', '1000.00', '500.00', '62.50'],
      ['January 2026', '', 'All sales', '', '', '', '1500.00', '', '62.50'],
    ]);
  });
});

describe('the ledger entry of an issued document', () => {
  it('includes taxes at 0%, since a report must list exempt sales', () => {
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

describe('the taxable base', () => {
  /** 6.25% state, 1% city and 1% transit, on $370.35 and $12.35 (the public report's figures). */
  const taxes = [buildTax(62_500, { id: 'state' }), buildTax(10_000, { id: 'city' }), buildTax(10_000, { id: 'mta' })];
  const invoice = buildDocument({
    lines: [buildLine({ unitPriceCents: 12_345, quantityE4: 30_000 }), buildLine({ unitPriceCents: 1235 })],
    tax: { zone: buildZone(taxes) },
  });
  const result = calculateDocument(invoice);
  const basesOf = (parts: readonly IssuedPart[], sign: 1 | -1 = 1, of = { result, invoice }) => {
    const money = moneyOfParts(parts, of.result, of.invoice, sign);
    return { bases: money.taxes.map(({ taxableCents }) => taxableCents), salesCents: money.salesCents };
  };

  it('is the credited net amount in every jurisdiction, and all credits add up to the invoice', () => {
    const issued = partsOf(result);
    const before: IssuedPart[] = [];
    const bases = [100, 500, 1000, 333, 50].map((grossCents) => {
      const { parts } = calculateCreditNote({
        issued,
        creditedBefore: before,
        request: { kind: 'amount', grossCents },
      });
      before.push(...parts);
      return basesOf(parts, -1);
    });
    const net = (cents: number) => ({ bases: [-cents, -cents, -cents], salesCents: -cents });
    expect(bases).toEqual([net(93), net(462), net(924), net(307), net(46)]);
    const rest = calculateCreditNote({ issued, creditedBefore: before, request: { kind: 'rest' } });
    const credited = [...bases, basesOf(rest.parts, -1)].map(({ bases: [state = 0] }) => state);
    expect(credited.reduce((sum, one) => sum + one, 0)).toBe(-38_270);
    expect(basesOf(issued)).toEqual({ bases: [38_270, 38_270, 38_270], salesCents: 38_270 });
    expect(basesOf(issued, -1)).toEqual({ bases: [-38_270, -38_270, -38_270], salesCents: -38_270 });
  });

  it('is the billed share of a contract, even for a district tax of 0.125%', () => {
    const contract = buildDocument({
      lines: [buildLine({ unitPriceCents: 100_000 })],
      tax: { zone: buildZone([buildTax(62_500, { id: 'state' }), buildTax(1250, { id: 'district' })]) },
    });
    const of = { result: calculateDocument(contract), invoice: contract };
    const whole = partsOf(of.result);
    const billedBefore: IssuedPart[] = [];
    const bases = [100_000, 330_000, 500_000, 1_000_000].map((ppm) => {
      const { parts } = calculateProgress({ contract: whole, billedBefore, completion: { kind: 'overall', ppm } });
      billedBefore.push(...parts);
      return basesOf(parts, 1, of).bases;
    });
    expect(bases).toEqual([
      [10_000, 10_000],
      [23_000, 23_000],
      [17_000, 17_000],
      [50_000, 50_000],
    ]);
  });

  it('adds back a vendor’s coupon, and the taxes before a compound one', () => {
    const compound = buildDocument({
      lines: [buildLine({ unitPriceCents: 10_000 })],
      tax: {
        zone: {
          ...buildZone([buildTax(50_000, { id: 'a' }), buildTax(100_000, { id: 'b', isCompound: true })]),
          stacking: 'separate',
        },
      },
    });
    const of = { result: calculateDocument(compound), invoice: compound };
    // $100.00 + $5.00 tax = $105.00, which the second tax applies to.
    expect(basesOf(partsOf(of.result), 1, of).bases).toEqual([10_000, 10_500]);
    const coupon = buildDocument({
      lines: [buildLine({ unitPriceCents: 10_000 })],
      discounts: [buildDiscount({ amountCents: 2000, funding: 'vendor' })],
      tax: { zone: buildZone([buildTax(62_500, { id: 'state' })]) },
    });
    const paid = { result: calculateDocument(coupon), invoice: coupon };
    expect(basesOf(partsOf(paid.result), 1, paid)).toEqual({ bases: [10_000], salesCents: 8000 });
    // Half of the $86.25 total: $40.00 net and $10.00 of the coupon.
    const { parts } = calculateCreditNote({
      ...{ issued: partsOf(paid.result), creditedBefore: [] },
      request: { kind: 'amount', grossCents: 4313 },
    });
    expect(basesOf(parts, -1, paid).bases).toEqual([-5000]);
  });
});

describe('discounts given', () => {
  it('are totaled by person and by reason, with their share of sales', () => {
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
