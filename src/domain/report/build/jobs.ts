import { cellOf, type Cell, type Dimension } from '../cells';
import type { Report, ReportInput, ReportRow, ReportTable } from '../model';
import { BARS, byRecords, cellFigure, cellIn, cellsOf, monthColumns, read, share, valuesOf } from './sums';

/** Returns whole cents for minutes at cents per hour. */
const laborOf = (minutes: number, centsPerHour: number): number => Math.round((minutes * centsPerHour) / 60);

type Margin = { price: number; parts: number; labor: number; margin: number };

function marginOf(cell: Cell, { laborCentsPerHour }: Pick<ReportInput, 'laborCentsPerHour'>): Margin {
  const price = read(cell, 'priceCents');
  const parts = read(cell, 'costCents');
  const labor = laborOf(read(cell, 'laborMinutes'), laborCentsPerHour);
  return { price, parts, labor, margin: price - parts - labor };
}

/** Reports the revenue and cost of finished jobs. */
export function jobsReport(input: ReportInput): Report {
  const all = cellIn(input, input.range);
  const isWhole = input.filter === null;
  return {
    figures: figures(input),
    charts: [
      {
        id: 'months',
        title: 'Price of finished jobs in its parts',
        unit: 'money',
        kind: 'columns',
        legend: [
          { tone: 'good', label: 'Margin' },
          { tone: 'two', label: 'Labor' },
          { tone: 'three', label: 'Parts' },
        ],
        columns: monthColumns(input, (month) => {
          const { parts, labor, margin } = marginOf(cellIn(input, { from: month, to: month }), input);
          return [
            { tone: 'good', value: Math.max(0, margin) },
            { tone: 'two', value: labor },
            { tone: 'three', value: parts },
          ];
        }),
      },
      ...(isWhole ? [marginBars(input)] : []),
    ],
    tables: isWhole
      ? [
          marginTable(input, 'kind', 'Kind of work'),
          marginTable(input, 'person', 'Technician'),
          marginTable(input, 'source', 'Lead source'),
        ]
      : [],
    notes: notesOf(all, input),
  };
}

function figures(input: ReportInput): Report['figures'] {
  const records = byRecords(input, 'jobs');
  return [
    cellFigure(
      input,
      {
        ...{ id: 'jobs', label: 'Finished jobs', unit: 'count', better: 'more', records },
        definition: 'Jobs whose work was finished in this time.',
      },
      (cell) => read(cell, 'jobs'),
    ),
    cellFigure(
      input,
      {
        ...{ id: 'price', label: 'Price', unit: 'money', better: 'more', records: byRecords(input, 'priceCents') },
        definition:
          'What was invoiced for these jobs so far, in whatever month, without tax and tips, less credit notes.',
      },
      (cell) => read(cell, 'priceCents'),
    ),
    cellFigure(
      input,
      {
        ...{ id: 'margin', label: 'Margin', unit: 'money', better: 'more', records },
        definition:
          'Price less what the lines sold cost, and less the recorded hours of work, driving and supply runs at what an hour costs you.',
      },
      (cell) => marginOf(cell, input).margin,
    ),
    cellFigure(
      input,
      {
        ...{ id: 'margin-share', label: 'Margin of price', unit: 'share', better: 'more', records },
        definition: 'Margin divided by price.',
      },
      (cell) => share(marginOf(cell, input).margin, read(cell, 'priceCents')),
    ),
    cellFigure(
      input,
      {
        ...{
          id: 'unbilled',
          label: 'Not billed yet',
          unit: 'count',
          better: 'less',
          records: byRecords(input, 'unbilled'),
        },
        definition:
          'Finished jobs that wait for an invoice: their cost and price are not known yet. A job closed without one does not count.',
      },
      (cell) => read(cell, 'unbilled'),
    ),
  ];
}

const jobRows = (input: ReportInput, dimension: Dimension): { value: string; cell: Cell }[] =>
  valuesOf(cellsOf(input, input.range), dimension)
    .filter(({ cell }) => read(cell, 'jobs') > 0 || read(cell, 'laborMinutes') > 0)
    .toSorted((a, b) => read(b.cell, 'priceCents') - read(a.cell, 'priceCents'));

const marginBars = (input: ReportInput): Report['charts'][number] => ({
  id: 'kinds',
  title: 'Margin by kind of work',
  unit: 'money',
  kind: 'bars',
  rows: jobRows(input, 'kind')
    .slice(0, BARS)
    .map(({ value, cell }) => ({
      id: value,
      label: input.names.kind(value),
      value: marginOf(cell, input).margin,
      before: null,
    })),
});

function marginTable(input: ReportInput, dimension: Dimension, title: string): ReportTable {
  const rows = jobRows(input, dimension);
  const cells = (name: string, cell: Cell): ReportRow['cells'] => {
    const { price, parts, labor, margin } = marginOf(cell, input);
    return [name, read(cell, 'jobs'), price, parts, read(cell, 'laborMinutes'), labor, margin, share(margin, price)];
  };
  const all = cellIn(input, input.range);
  return {
    id: dimension,
    title,
    columns: [
      { label: title, unit: 'text' },
      { label: 'Jobs', unit: 'count' },
      { label: 'Price', unit: 'money' },
      { label: 'Parts', unit: 'money' },
      { label: 'Hours', unit: 'minutes' },
      { label: 'Labor', unit: 'money' },
      { label: 'Margin', unit: 'money' },
      { label: 'Of price', unit: 'share' },
    ],
    rows: rows.map(({ value, cell }) => ({
      id: `${dimension}:${value}`,
      cells: cells(input.names[dimension](value), cell),
      records: { kind: 'marks', cell: cellOf(dimension, value), fields: ['jobs'] },
    })),
    // A job with two technicians is one job, so the people’s rows add up to more.
    total: rows.length > 0 ? cells('All jobs', all) : null,
  };
}

function notesOf(all: Cell, { laborCentsPerHour }: ReportInput): string[] {
  const costless = read(all, 'costlessLines');
  return [
    ...(laborCentsPerHour === 0
      ? ['What an hour of work costs you is not entered yet, so labor counts as nothing.']
      : []),
    ...(costless > 0
      ? [
          `${costless} ${costless === 1 ? 'line' : 'lines'} sold ${costless === 1 ? 'has' : 'have'} no known cost and ${costless === 1 ? 'counts' : 'count'} as costing nothing.`,
        ]
      : []),
    ...(read(all, 'jobs') > 0 && read(all, 'laborMinutes') === 0 ? ['No time was recorded on these jobs.'] : []),
  ];
}
