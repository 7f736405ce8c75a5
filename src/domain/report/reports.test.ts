import { expect, it } from 'vitest';
import { ledgerMonthSchema, NO_MONTH_SUMS, NO_RECEIVABLES, type LedgerMonth } from '../ledger/schema';
import { behindOf, questionOf } from './behind';
import { addCells, byMonth, keysOf, reportMonthSchema, type Cells, type ReportMonth } from './cells';
import { monthsOfNight } from './compare';
import { changeOf, tableRows, valueText } from './format';
import type { Figure, Report, ReportInput } from './model';
import { chosenRange, rangeBefore, rangeOf, readRange, yearBefore } from './range';
import { REPORTS } from './reports';
import { countedForUnit } from './units';

const month = (of: string, cells: Cells): ReportMonth => reportMonthSchema.parse({ month: of, cells });
const ledger = (of: string, fields: Partial<LedgerMonth>): LedgerMonth =>
  ledgerMonthSchema.parse({ month: of, ...fields });
const name = (value: string): string => value || 'None';
const input = (fields: Partial<ReportInput>): ReportInput => ({
  ...{ range: { from: '2026-10', to: '2026-11' }, comparison: 'year', today: '2026-11-15' },
  ...{
    months: [],
    ledger: [],
    leads: [],
    agreements: [],
    receivables: NO_RECEIVABLES,
    stock: [],
    capacity: [],
    laborCentsPerHour: 0,
    filter: null,
    unit: '',
    units: [],
  },
  names: {
    kind: name,
    person: name,
    source: name,
    item: name,
    author: name,
    reason: name,
    driver: name,
    vehicle: name,
    day: name,
  },
  ...fields,
});
const figure = ({ figures }: Report, id: string): Figure | undefined => figures.find((one) => one.id === id);

it('ends a range with the current month, and reads at most two years for comparisons', () => {
  expect(rangeOf('this-quarter', '2026-11-15')).toEqual({ from: '2026-10', to: '2026-11' });
  expect(rangeOf('last-quarter', '2026-02-01')).toEqual({ from: '2025-10', to: '2025-12' });
  expect(rangeOf('last-12', '2026-02-01')).toEqual({ from: '2025-03', to: '2026-02' });
  expect(rangeBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-10', to: '2025-12' });
  expect(yearBefore({ from: '2026-01', to: '2026-03' })).toEqual({ from: '2025-01', to: '2025-03' });
  expect(chosenRange('2026-03', '2024-01')).toEqual({ from: '2025-04', to: '2026-03' });
  expect(readRange({ from: '2025-04', to: '2026-03' })).toEqual({ from: '2024-04', to: '2026-03' });
});

it('compares sales so far with the same days a year earlier', () => {
  const day = (salesCents: number) => ({ salesCents, moneyCents: 0 });
  const report = REPORTS.sales.build(
    input({
      ledger: [
        ledger('2026-10', { salesCents: 10_000, issuedCount: 2 }),
        ledger('2026-11', { salesCents: 5_000, issuedCount: 1, days: { '03': day(5_000) } }),
        ledger('2025-10', { salesCents: 8_000, issuedCount: 4 }),
        ledger('2025-11', { salesCents: 9_000, issuedCount: 3, days: { '15': day(4_000), '16': day(5_000) } }),
      ],
    }),
  );
  // 8,000 plus sales through November 15: 4,000.
  expect(figure(report, 'sales')).toMatchObject({ value: 15_000, earlier: { value: 12_000, isWhole: false } });
  expect(changeOf(15_000, { value: 12_000, isWhole: false }, 'money')).toEqual({ text: '+25%', sign: 1 });
  expect(figure(report, 'average')).toMatchObject({ value: 5_000, earlier: { value: 2_429, isWhole: true } });
  // Without its days, the whole month is shown, with no percentage.
  const older = REPORTS.sales.build(
    input({ ledger: [ledger('2026-11', {}), ledger('2025-11', { salesCents: 9_000 })] }),
  );
  expect(figure(older, 'sales')?.earlier).toEqual({ value: 9_000, isWhole: true });
});

it('computes a finished job’s margin from price less parts and hours', () => {
  const cell = { jobs: 2, priceCents: 100_000, costCents: 30_000, laborMinutes: 270, unbilled: 1 };
  const report = REPORTS.jobs.build(
    input({ months: [month('2026-10', { all: cell, 'kind:service': cell })], laborCentsPerHour: 4_000 }),
  );
  // 100,000 − 30,000 − 4.5 h × 4,000.
  expect(figure(report, 'margin')?.value).toBe(52_000);
  expect(figure(report, 'margin-share')?.value).toBe(520_000);
  expect(report.tables[0]?.rows).toEqual([
    {
      id: 'kind:service',
      cells: ['service', 2, 100_000, 30_000, 270, 18_000, 52_000, 520_000],
      records: { kind: 'marks', cell: 'kind:service', fields: ['jobs'] },
    },
  ]);
  expect(tableRows(report.tables[0] as never).rows[0]).toEqual([
    'service',
    2,
    '1000.00',
    '300.00',
    '4.50',
    '180.00',
    '520.00',
    '52.0%',
  ]);
  const narrowed = REPORTS.jobs.build(
    input({ months: [month('2026-10', { all: cell })], filter: { dimension: 'kind', value: 'other' } }),
  );
  expect(figure(narrowed, 'jobs')?.value).toBe(0);
});

it('shows estimates won of those answered, and the median answer time', () => {
  const report = REPORTS.estimates.build(
    input({
      months: [
        month('2026-11', {
          all: {
            sent: 6,
            sentCents: 60_000,
            won: 3,
            wonCents: 33_000,
            lost: 1,
            lostCents: 10_000,
            answered1: 1,
            answered3: 2,
            answered14: 1,
          },
          'reason:Price': { lost: 1, lostCents: 10_000 },
        }),
      ],
    }),
  );
  expect(figure(report, 'rate')?.value).toBe(750_000);
  // The second of four answers came within three days.
  expect(figure(report, 'answer')?.value).toBe(3);
  expect(report.charts[0]).toMatchObject({
    columns: [{}, { pieces: [{ value: 33_000 }, { value: 10_000 }, { value: 17_000 }] }],
  });
});

it('adds and subtracts cells exactly, and finds them by key', () => {
  const cells: Cells = { all: { jobs: 1, priceCents: 5 }, 'kind:a': { jobs: 1 } };
  expect(addCells(addCells({}, cells), cells, -1)).toEqual({});
  const parts = byMonth([
    { month: '2026-02', cells },
    { month: '2026-01', cells: { all: { jobs: 1 } } },
    { month: '2026-02', cells: { all: { jobs: -1 } } },
  ]);
  expect(parts).toEqual([
    { month: '2026-01', cells: { all: { jobs: 1 } } },
    { month: '2026-02', cells: { all: { priceCents: 5 }, 'kind:a': { jobs: 1 } } },
  ]);
  expect(keysOf(parts)).toEqual([
    '2026-01 all',
    '2026-01 all jobs',
    '2026-02 all',
    '2026-02 kind:a',
    '2026-02 all priceCents',
  ]);
  // The last two months every night, the others in turn.
  expect(monthsOfNight(['2026-01', '2026-03', '2026-02', '2026-04'], 5)).toEqual({
    recent: ['2026-03', '2026-04'],
    older: '2026-02',
  });
});

it('formats values for people', () => {
  expect([valueText(90, 'minutes'), valueText(45, 'minutes'), valueText(1, 'days'), valueText(null, 'share')]).toEqual([
    '1.5 h',
    '45 min',
    '1 day',
    '–',
  ]);
  expect([valueText(56_133, 'miles', { isWhole: true }), valueText(20_000, 'minutes', { isWhole: true })]).toEqual([
    '5,613 mi',
    '333 h',
  ]);
  // In a column, figures have the same unit and number of decimals.
  expect(
    (
      [
        [370_000, 'share'],
        [333_333, 'share'],
        [45, 'minutes'],
        [480, 'minutes'],
        [120, 'miles'],
      ] as const
    ).map(([value, unit]) => valueText(value, unit, { isColumn: true })),
  ).toEqual(['37.0%', '33.3%', '0.8 h', '8.0 h', '12.0 mi']);
  expect(changeOf(0, { value: 0, isWhole: false }, 'share')).toBeNull();
  expect(changeOf(600_000, { value: 550_000, isWhole: false }, 'share')).toEqual({ text: '+5 points', sign: 1 });
});

it('limits a report to a business unit, with its other filters', () => {
  const counted = countedForUnit(
    { month: '2026-11', cells: { all: { salesCents: 900 }, 'kind:service': { salesCents: 900 } } },
    'pl',
  );
  const sums = { salesCents: 900, receivedCents: 400, taxCents: 70, issuedCount: 3 };
  const whole = input({
    units: [{ id: 'pl', name: 'Plumbing' }],
    months: [
      month('2026-11', addCells(counted.cells, { all: { salesCents: 100 }, 'kind:project': { salesCents: 100 } })),
    ],
    ledger: [
      ledger('2026-11', {
        ...{ salesCents: 1000, receivedCents: 500, taxCents: 80, issuedCount: 4 },
        units: { pl: { ...NO_MONTH_SUMS, ...sums } },
      }),
    ],
    receivables: {
      byDueOn: { '2026-12-01': { count: 2, balanceCents: 300 } },
      units: { pl: { '2026-12-01': { count: 1, balanceCents: 200 } } },
    },
  });
  const units = REPORTS.sales.build(whole).tables.find(({ id }) => id === 'units');
  expect(units?.rows.map(({ cells }) => cells)).toEqual([
    ['Plumbing', 900, 900_000, 0, 400, 70],
    ['No unit', 100, 100_000, 0, 100, 10],
  ]);
  expect(units?.total).toEqual(['All', 1000, null, 0, 500, 80]);

  const own = { ...whole, unit: 'pl' };
  const sales = REPORTS.sales.build(own);
  expect(figure(sales, 'sales')).toMatchObject({ value: 900, records: { kind: 'ledger', of: 'sales', unit: 'pl' } });
  expect(figure(sales, 'invoices')?.value).toBe(3);
  expect(sales.tables.find(({ id }) => id === 'kind')?.rows).toMatchObject([
    { cells: ['service', 900, 1_000_000, 0], records: { kind: 'marks', cell: '@pl kind:service' } },
  ]);
  const filtered = REPORTS.sales.build({ ...own, filter: { dimension: 'kind', value: 'project' } });
  expect(figure(filtered, 'sales')?.value).toBe(0);
  const cash = REPORTS.cash.build(own);
  expect([figure(cash, 'cash')?.value, figure(cash, 'owed')?.value]).toEqual([400, 200]);
  // Each month opens its own payments, and only the unit's.
  const lastMonth = cash.tables.find(({ id }) => id === 'methods')?.rows.at(-1);
  expect(lastMonth?.records).toEqual({ kind: 'ledger', of: 'money', unit: 'pl', month: lastMonth?.id });
  // The list of all open invoices doesn't show what the unit is owed.
  expect(figure(cash, 'owed')?.records).toBeNull();
  expect(figure(REPORTS.taxes.build(own), 'tax')?.value).toBe(70);
});

it('restores the records behind a unit’s figure from the address', () => {
  const range = { from: '2026-10', to: '2026-11' };
  for (const records of [
    { kind: 'ledger', of: 'sales', unit: 'pl' },
    { kind: 'marks', cell: '@pl kind:service', fields: ['salesCents'] },
  ] as const) {
    const question = new URLSearchParams(questionOf(records, range, 'Sales'));
    expect(behindOf(question)).toEqual({ ...records, range, title: 'Sales' });
  }
  const ofMonth = questionOf({ kind: 'ledger', of: 'money', month: '2026-11' }, range, 'Money in');
  expect(behindOf(new URLSearchParams(ofMonth))?.range).toEqual({ from: '2026-11', to: '2026-11' });
  expect(behindOf(new URLSearchParams('from=2026-10&to=2026-11&cell=@pl nothing:x&fields=jobs'))).toBeNull();
});

it('shows deferred income as of the last full month, and none for the current month', () => {
  const of = (month: string, recognizedCents: number, closingCents: number) => ({
    ...{ month, billedCents: 100, recognizedCents, refundedCents: 0, closingCents },
    ...{ started: 1, ended: 0, renewed: 0 },
  });
  const report = REPORTS.agreements.build(
    input({ agreements: [of('2026-10', 40, 60), { ...of('2026-11', 0, 0), billedCents: 0 }] }),
  );
  expect(figure(report, 'ahead')?.value).toBe(60);
  expect(report.charts.find(({ id }) => id === 'earned')).toMatchObject({ points: [{ id: '2026-10', value: 40 }] });
  expect(report.tables[0]?.rows.at(-1)?.cells.slice(1)).toEqual([1, 0, 0, null, null, null, null]);
});
