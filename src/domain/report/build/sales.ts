import { sumOf } from '../../money/amounts';
import { averageInvoiceCents, figuresOfMonths } from '../../ledger/period';
import type { LedgerMonth } from '../../ledger/schema';
import { cellOf } from '../cells';
import type { Dimension } from '../cells';
import type { Figure, Report, ReportInput, ReportTable } from '../model';
import { comparedRange } from '../range';
import {
  BARS,
  byRecords,
  cellFigure,
  cellIn,
  cellsOf,
  figure,
  ledgerFigure,
  ledgerIn,
  ledgerTrend,
  monthlyTrend,
  read,
  share,
  valuesOf,
  type LedgerInput,
} from './sums';
import { unitsBeside } from './units';

const SALES = {
  ofMonth: ({ salesCents }: LedgerMonth) => salesCents,
  ofDay: ({ salesCents }: { salesCents: number }) => salesCents,
};

const SALES_DEFINITION =
  'Invoices issued, without tax and tips, less credit notes and voided invoices, each in the month in which it was posted. Payments do not change it.';

const STATED = { id: 'sales', label: 'Sales', unit: 'money', better: 'more', definition: SALES_DEFINITION } as const;

/** Returns the sales of the whole company, or of the unit whose ledger it is. */
export const salesFigure = (input: LedgerInput): Figure =>
  ledgerFigure(input, { ...STATED, records: { kind: 'ledger', of: 'sales' } }, SALES);

/** Reports sales by month, kind of work, item kind, technician and lead source. */
export function salesReport(input: ReportInput): Report {
  const isWhole = input.filter === null;
  const units = isWhole ? unitsBeside(input) : { charts: [], tables: [] };
  return {
    figures: [
      isWhole
        ? salesFigure(input)
        : cellFigure(input, { ...STATED, records: byRecords(input, 'salesCents') }, (cell) => read(cell, 'salesCents')),
      ...(isWhole ? [invoices(input), average(input)] : []),
    ],
    charts: [
      isWhole
        ? ledgerTrend(input, { id: 'trend', title: 'Sales' }, SALES)
        : monthlyTrend(input, { id: 'trend', title: 'Sales', unit: 'money' }, (month) =>
            read(cellIn(input, { from: month, to: month }), 'salesCents'),
          ),
      ...units.charts,
      ...(isWhole ? [bars(input, 'item', 'By what was sold'), bars(input, 'kind', 'By kind of work')] : []),
    ],
    tables: isWhole
      ? [
          ...units.tables,
          breakdown(input, 'item', 'What was sold'),
          breakdown(input, 'kind', 'Kind of work'),
          breakdown(input, 'person', 'Technician'),
          breakdown(input, 'source', 'Lead source'),
        ]
      : [],
    notes: isWhole
      ? [
          'A job’s sales are divided equally among its technicians. Invoices without a job have no kind of work, technician or lead source.',
        ]
      : [],
  };
}

const invoices = (input: ReportInput) =>
  figure(
    input,
    {
      id: 'invoices',
      label: 'Invoices',
      unit: 'count',
      better: 'more',
      definition: 'Invoices issued, less those that were voided.',
      records: { kind: 'ledger', of: 'sales' },
    },
    (range) => figuresOfMonths(ledgerIn(input, range)).issuedCount,
  );

const average = (input: ReportInput) =>
  figure(
    input,
    {
      id: 'average',
      label: 'Average invoice',
      unit: 'money',
      better: 'more',
      definition: 'Sales divided by the number of invoices.',
      records: { kind: 'ledger', of: 'sales' },
    },
    (range) => averageInvoiceCents(figuresOfMonths(ledgerIn(input, range))),
  );

type Row = { value: string; name: string; now: number; before: number };

function rowsOf(input: ReportInput, dimension: Dimension): Row[] {
  const now = cellsOf(input, input.range);
  const compared = comparedRange(input.range, input.comparison);
  const before = compared ? cellsOf(input, compared) : {};
  const values = new Set([...valuesOf(now, dimension), ...valuesOf(before, dimension)].map(({ value }) => value));
  return [...values]
    .map((value) => ({
      value,
      name: input.names[dimension](value),
      now: read(now[cellOf(dimension, value)], 'salesCents'),
      before: read(before[cellOf(dimension, value)], 'salesCents'),
    }))
    .filter((row) => row.now !== 0 || row.before !== 0)
    .toSorted((a, b) => b.now - a.now || a.name.localeCompare(b.name));
}

function bars(input: ReportInput, dimension: Dimension, title: string): Report['charts'][number] {
  const isCompared = input.comparison !== 'none';
  return {
    id: dimension,
    title,
    unit: 'money',
    kind: 'bars',
    rows: rowsOf(input, dimension)
      .slice(0, BARS)
      .map(({ value, name, now, before }) => ({
        id: value,
        label: name,
        value: now,
        before: isCompared ? before : null,
      })),
  };
}

function breakdown(input: ReportInput, dimension: Dimension, title: string): ReportTable {
  const rows = rowsOf(input, dimension);
  const isCompared = input.comparison !== 'none';
  const all = sumOf(rows.map(({ now }) => now));
  return {
    id: dimension,
    title,
    columns: [
      { label: title, unit: 'text' },
      { label: 'Sales', unit: 'money' },
      { label: 'Share', unit: 'share' },
      ...(isCompared ? [{ label: 'Before', unit: 'money' as const }] : []),
    ],
    rows: rows.map(({ value, name, now, before }) => ({
      id: `${dimension}:${value}`,
      cells: [name, now, share(now, all), ...(isCompared ? [before] : [])],
      records: { kind: 'marks', cell: cellOf(dimension, value), fields: ['salesCents'] },
    })),
    total:
      rows.length > 0 ? ['All', all, null, ...(isCompared ? [sumOf(rows.map(({ before }) => before))] : [])] : null,
  };
}
