import { describe, expect, it } from 'vitest';
import { NO_MONTH_SUMS } from '../../ledger/schema';
import { cashReport } from '../build/cash';
import { salesReport } from '../build/sales';
import type { ReportInput } from '../model';
import type { CompanySums } from './api';
import { byCurrency, companiesReport } from './build';
import { spanOf } from './span';

const company = (companyId: string, changes: Partial<CompanySums> = {}): CompanySums => ({
  ...{ companyId, name: companyId.toUpperCase(), isCurrent: companyId === 'a', currency: 'USD', today: '2026-11-10' },
  ...{ range: { from: '2026-10', to: '2026-11' }, comparison: 'before' },
  ledger: [
    { ...NO_MONTH_SUMS, month: '2026-08', salesCents: 10_00, days: {} },
    {
      ...{ ...NO_MONTH_SUMS, month: '2026-09', salesCents: 50_00 },
      days: { '05': { salesCents: 20_00, moneyCents: 0 }, '25': { salesCents: 30_00, moneyCents: 0 } },
    },
    {
      ...NO_MONTH_SUMS,
      month: '2026-10',
      salesCents: 100_00,
      taxCents: 8_00,
      receivedCents: 70_00,
      refundedCents: 5_00,
    },
    { ...NO_MONTH_SUMS, month: '2026-11', salesCents: 40_00 },
  ],
  receivables: {
    byDueOn: { '2026-11-20': { count: 1, balanceCents: 7_00 }, '2026-10-01': { count: 2, balanceCents: 3_00 } },
  },
  ...changes,
});

const report = (companies: readonly CompanySums[]) => companiesReport({ currency: 'USD', companies });
const valuesOf = (companies: readonly CompanySums[]) =>
  Object.fromEntries(report(companies).figures.map(({ id, value, earlier }) => [id, [value, earlier?.value ?? null]]));

describe('a report on several companies', () => {
  it('adds up their figures, compared through the same day', () => {
    expect(valuesOf([company('a'), company('b', { ledger: [] })])).toEqual({
      sales: [140_00, 30_00],
      invoiced: [148_00, 60_00],
      cash: [65_00, 0],
      owed: [20_00, null],
      overdue: [6_00, null],
    });
  });

  it('matches each company’s own report', () => {
    const one = company('a');
    const input: ReportInput = {
      ...{ range: one.range, comparison: one.comparison, today: one.today, filter: null, unit: '' },
      ledger: one.ledger.map((month) => ({ ...NO_MONTH_SUMS, ...month, units: {} })),
      receivables: { ...one.receivables, units: {} },
      ...{ months: [], leads: [], agreements: [], stock: [], capacity: [], units: [], laborCentsPerHour: 0 },
      names: {} as ReportInput['names'],
    };
    const own = [...salesReport(input).figures, ...cashReport(input).figures];
    for (const { id, value, earlier } of report([one]).figures.filter(({ id: name }) => name !== 'invoiced'))
      expect([id, value, earlier]).toEqual([
        id,
        ...own.filter((figure) => figure.id === id).flatMap((of) => [of.value, of.earlier]),
      ]);
  });

  it('lists companies with a total, linked to their reports', () => {
    const { tables, pathOf } = report([company('a'), company('b', { ledger: [] })]);
    const [beside, aging, months] = tables;
    expect(beside?.columns.map(({ label }) => label)).toEqual([
      ...['Company', 'Sales', 'Sales before', 'Invoiced', 'Money in', 'Money in before', 'Owed today', 'Overdue today'],
    ]);
    expect(beside?.rows[0]?.cells).toEqual(['A', 140_00, 30_00, 148_00, 65_00, 0, 10_00, 3_00]);
    expect(beside?.total).toEqual(['Together', 140_00, 30_00, 148_00, 65_00, 0, 20_00, 6_00]);
    expect(aging?.total).toEqual(['Together', 14_00, 0, 6_00, 0, 0, 20_00]);
    expect(months?.rows[0]?.cells).toEqual(['October 2026', 100_00, 0, 100_00]);
    expect(pathOf('companies', 'b', 1, 'range=last-12')).toBe('/reports/sales?range=last-12');
    expect(pathOf('companies', 'b', 6, '')).toBe('/reports/cash');
    expect(pathOf('aging', 'b', 2, '')).toBe('/reports/cash');
    expect(pathOf('months', '2026-10', 1, '')).toBe('');
  });

  it('does not add up different currencies, and notes a different month', () => {
    const canadian = company('c', { currency: 'CAD' });
    expect(byCurrency([company('a'), canadian, company('b')]).map(({ companies }) => companies.length)).toEqual([2, 1]);
    const { charts, notes } = report([company('a'), company('b', { range: { from: '2026-09', to: '2026-10' } })]);
    expect(charts.map(({ id }) => id)).toEqual(['sales', 'cash', 'owed']);
    expect(notes.join(' ')).toContain('A: October 2026 to November 2026 so far. B: September 2026 to October 2026.');
  });
});

describe('the period of several companies', () => {
  const asked = { range: 'last-12', comparison: 'year' } as const;
  const span = (count: number) => spanOf(asked, { today: '2026-11-10', count });
  it('is as requested for three, and shorter for more', () => {
    expect(span(3)).toEqual({ range: { from: '2025-12', to: '2026-11' }, comparison: 'year' });
    expect(span(4)).toEqual({ range: { from: '2026-02', to: '2026-11' }, comparison: 'year' });
    expect(span(10)).toEqual({ range: { from: '2026-09', to: '2026-11' }, comparison: 'year' });
    expect(span(20)).toEqual({ range: { from: '2026-11', to: '2026-11' }, comparison: 'none' });
  });
  it('never needs more than a hundred documents', () => {
    for (let count = 1; count <= 20; count += 1) {
      const { range, comparison } = span(count);
      const months =
        (Number(range.to.slice(0, 4)) - Number(range.from.slice(0, 4))) * 12 +
        Number(range.to.slice(5)) -
        Number(range.from.slice(5)) +
        1;
      expect([count, count * (months * (comparison === 'none' ? 1 : 2) + 4) <= 100]).toEqual([count, true]);
    }
  });
});
