import { paths } from '@/lib/paths';
import { sumOf } from '../../money/amounts';
import { cellOf, type Cell, type Dimension, type Field } from '../cells';
import type { Chart, Figure, Records, Report, ReportInput, ReportTable, Value } from '../model';
import { monthsIn } from '../range';
import { BARS, byRecords, cellFigure, cellIn, cellsOf, monthlyTrend, monthName, read, share, valuesOf } from './sums';

const FIELDS: readonly Field[] = ['mileTenths', 'odometerTenths', 'unknownDrives'];
const NOTES = [
  'Miles are those of the odometer where all readings of the day were entered; else they are estimated by road from stop to stop, for visits that someone set out for, with the ways from and to the base. Passengers in a colleague’s vehicle logged no miles.',
  'Counted each night, with what was entered late.',
];

/** Reports how far technicians and vehicles drove, by month and, within a month, by day; and how much of it was read from odometers. */
export function mileageReport(input: ReportInput): Report {
  const isAll = input.filter === null;
  const { from, to } = input.range;
  const isOneMonth = from === to;
  return {
    figures: figures(input),
    charts: [
      isOneMonth && isAll
        ? dayColumns(input)
        : monthlyTrend(input, { id: 'trend', title: 'Miles', unit: 'miles' }, (month) =>
            read(cellIn(input, { from: month, to: month }), 'mileTenths'),
          ),
      ...(isAll ? [bars(input, 'driver', 'Miles by technician'), bars(input, 'vehicle', 'Miles by vehicle')] : []),
    ],
    tables: [
      ...(isAll
        ? [
            tableOf('drivers', 'Each technician', 'Technician', linesOf(input, 'driver')),
            tableOf('vehicles', 'Each vehicle', 'Vehicle', linesOf(input, 'vehicle')),
            ...(isOneMonth ? [tableOf('days', 'Each day', 'Day', daysOf(input))] : []),
          ]
        : []),
      ...(isOneMonth ? [] : [tableOf('months', 'Each month', 'Month', monthsOf(input))]),
    ],
    notes: NOTES,
  };
}

const figures = (input: ReportInput): Figure[] => [
  cellFigure(
    input,
    {
      ...{ id: 'miles', label: 'Miles driven', unit: 'miles', better: null, records: byRecords(input, ...FIELDS) },
      definition:
        'Miles of all days of driving in this time: by the odometer where it was read, else estimated by road.',
    },
    (cell) => read(cell, 'mileTenths'),
  ),
  cellFigure(
    input,
    {
      ...{ id: 'by-odometer', label: 'By odometer', unit: 'share', better: 'more', records: null },
      definition:
        'Of all miles, those that were read off an odometer at the start and the end of the day. The others are estimated.',
    },
    (cell) => share(read(cell, 'odometerTenths'), read(cell, 'mileTenths')),
  ),
  cellFigure(
    input,
    {
      ...{ id: 'a-day', label: 'Miles a day', unit: 'miles', better: 'less', records: null },
      definition: 'Miles divided by days of driving. A day counts once for each technician who drove.',
    },
    perDay,
  ),
  cellFigure(
    input,
    {
      ...{ id: 'unknown', label: 'Drives of unknown length', unit: 'count', better: 'less' },
      records: byRecords(input, 'unknownDrives'),
      definition:
        'Drives from or to a place that is not on the map. They count no miles: give the property a map location, or enter the odometer.',
    },
    (cell) => read(cell, 'unknownDrives'),
  ),
];

const perDay = (cell: Cell): number | null => {
  const days = read(cell, 'drivingDays');
  return days === 0 ? null : Math.round(read(cell, 'mileTenths') / days);
};

type Line = { id: string; name: string; cell: Cell; records: Records | null };

const linesOf = (input: ReportInput, dimension: Dimension): Line[] =>
  valuesOf(cellsOf(input, input.range), dimension)
    .map(({ value, cell }): Line => ({
      id: value,
      name: input.names[dimension](value),
      cell,
      records: { kind: 'marks', cell: cellOf(dimension, value), fields: FIELDS },
    }))
    .toSorted((a, b) => read(b.cell, 'mileTenths') - read(a.cell, 'mileTenths') || a.name.localeCompare(b.name));

/** Formats a day the way people look for it: `Monday, November 2`. */
const dayName = (date: string): string =>
  new Date(`${date}T12:00:00.000Z`).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  });

const daysOf = (input: ReportInput): Line[] =>
  linesOf(input, 'day')
    .map((line) => ({ ...line, name: dayName(`${input.range.from}-${line.id}`) }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

/** Builds month rows, which open the month's report with its days. */
const monthsOf = (input: ReportInput): Line[] =>
  monthsIn(input.range)
    .map((month): Line => ({
      id: month,
      name: monthName(month),
      cell: cellIn(input, { from: month, to: month }),
      records: { kind: 'page', to: `${paths.report('mileage')}?range=custom&from=${month}&to=${month}` },
    }))
    .filter(({ cell }) => read(cell, 'drivingDays') > 0);

const COLUMNS: ReportTable['columns'] = [
  { label: 'Miles', unit: 'miles' },
  { label: 'Days', unit: 'count' },
  { label: 'By odometer', unit: 'miles' },
  { label: 'Estimated', unit: 'miles' },
  { label: 'Miles a day', unit: 'miles' },
];
const UNKNOWN = { label: 'Unknown drives', unit: 'count' } as const;

function cellsOfLine(cell: Cell): Value[] {
  const [miles, measured] = [read(cell, 'mileTenths'), read(cell, 'odometerTenths')];
  return [miles, read(cell, 'drivingDays'), measured, miles - measured, perDay(cell)];
}

function tableOf(id: string, title: string, about: string, lines: readonly Line[]): ReportTable {
  const sum = (field: Field): number => sumOf(lines.map(({ cell }) => read(cell, field)));
  const all: Cell = {
    ...{ drivingDays: sum('drivingDays'), mileTenths: sum('mileTenths') },
    ...{ odometerTenths: sum('odometerTenths'), unknownDrives: sum('unknownDrives') },
  };
  // Most companies have all their places located: the column is for those with something to fix.
  const hasUnknown = read(all, 'unknownDrives') > 0;
  const valuesOfLine = (cell: Cell): Value[] => [
    ...cellsOfLine(cell),
    ...(hasUnknown ? [read(cell, 'unknownDrives')] : []),
  ];
  return {
    ...{ id, title },
    columns: [
      { label: about, unit: 'text' },
      // For a single day, the count is of its drivers.
      ...COLUMNS.map((column) => (id === 'days' && column.label === 'Days' ? { ...column, label: 'Drivers' } : column)),
      ...(hasUnknown ? [UNKNOWN] : []),
    ],
    rows: lines.map(({ id: row, name, cell, records }) => ({ id: row, cells: [name, ...valuesOfLine(cell)], records })),
    total: lines.length > 1 ? ['All', ...valuesOfLine(all)] : null,
  };
}

const bars = (input: ReportInput, dimension: Dimension, title: string): Chart => ({
  ...{ id: dimension, title, unit: 'miles', kind: 'bars' },
  rows: linesOf(input, dimension)
    .slice(0, BARS)
    .map(({ id, name, cell }) => ({ id: id || 'none', label: name, value: read(cell, 'mileTenths'), before: null })),
});

const dayColumns = (input: ReportInput): Chart => ({
  ...{ id: 'days', title: 'Miles by day', unit: 'miles', kind: 'columns' },
  legend: [
    { tone: 'main', label: 'By odometer' },
    { tone: 'quiet', label: 'Estimated' },
  ],
  columns: daysOf(input).map(({ id, name, cell }) => {
    const measured = read(cell, 'odometerTenths');
    return {
      ...{ id, name, label: String(Number(id)) },
      pieces: [
        { tone: 'main', value: measured },
        { tone: 'quiet', value: read(cell, 'mileTenths') - measured },
      ],
    };
  }),
});
