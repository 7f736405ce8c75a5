import { lastDayOfMonth } from '@/lib/calendar';
import { periodLabel } from '../../ledger/months';
import type { LedgerMonth } from '../../ledger/schema';
import { sumOf } from '../../money/amounts';
import { addCells, ALL, cellOf, type Cell, type Cells, type Dimension, type Field } from '../cells';
import type { Chart, Earlier, Figure, Piece, ReportInput, TrendPoint, Unit } from '../model';
import { comparedRange, isUnfinished, monthsIn, within, type MonthRange } from '../range';

/** Returns the name of the cell that a report is about: that of its filter, or of everything. */
const cellName = ({ filter }: Pick<ReportInput, 'filter'>): string =>
  filter === null ? ALL : cellOf(filter.dimension, filter.value);

/** Adds up all cells of a range. */
export const cellsOf = ({ months }: Pick<ReportInput, 'months'>, range: MonthRange): Cells =>
  within(months, range).reduce<Cells>((sum, { cells }) => addCells(sum, cells), {});

/** Returns the cell that a report is about, in a range. */
export const cellIn = (input: Pick<ReportInput, 'months' | 'filter'>, range: MonthRange): Cell =>
  cellsOf(input, range)[cellName(input)] ?? {};

/** Returns the values of a dimension in a range, with their cells. */
export const valuesOf = (cells: Cells, dimension: Dimension): { value: string; cell: Cell }[] =>
  Object.entries(cells)
    .filter(([name]) => name.startsWith(`${dimension}:`))
    .map(([name, cell]) => ({ value: name.slice(dimension.length + 1), cell }));

export const read = (cell: Cell | undefined, field: Field): number => cell?.[field] ?? 0;

/** Returns parts per million of a whole; null if the whole is zero. */
export const share = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1_000_000);

type Stated = Pick<Figure, 'id' | 'label' | 'unit' | 'better' | 'definition' | 'records'>;

type Timed = Pick<ReportInput, 'range' | 'comparison' | 'today'>;
/** The input of ledger figures. */
export type LedgerInput = Timed & Pick<ReportInput, 'ledger'>;

/** Returns a figure of a range, with that of the comparison period. */
export function figure(input: Timed, stated: Stated, of: (range: MonthRange) => number | null): Figure {
  const compared = comparedRange(input.range, input.comparison);
  const earlier: Earlier | null = compared && {
    value: of(compared),
    isWhole: isUnfinished(input.range, input.today),
  };
  return { ...stated, value: of(input.range), earlier };
}

/** Returns a figure from the cell that the report is about. */
export const cellFigure = (input: ReportInput, stated: Stated, of: (cell: Cell) => number | null): Figure =>
  figure(input, stated, (range) => of(cellIn(input, range)));

export const byRecords = (input: ReportInput, ...fields: Field[]): Figure['records'] => ({
  kind: 'marks',
  cell: cellName(input),
  fields,
});

/** Returns the ledger's months in a range. */
export const ledgerIn = ({ ledger }: Pick<ReportInput, 'ledger'>, range: MonthRange): LedgerMonth[] =>
  within(ledger, range);

/** Returns a ledger total over a range. */
export const ledgerSum = (
  input: Pick<ReportInput, 'ledger'>,
  range: MonthRange,
  ofMonth: (month: LedgerMonth) => number,
): number => sumOf(ledgerIn(input, range).map(ofMonth));

type DaySums = LedgerMonth['days'][string];

/**
 * Returns a ledger total over a range of the same length as the one shown: if that one isn't over, its last month counts up to the same
 * day. null if the days of that month aren't known.
 */
function ledgerToDay(
  input: LedgerInput,
  range: MonthRange,
  { ofMonth, ofDay }: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): number | null {
  const months = ledgerIn(input, range);
  if (!isUnfinished(input.range, input.today) || range.to === input.range.to) return sumOf(months.map(ofMonth));
  const before = sumOf(months.filter(({ month }) => month !== range.to).map(ofMonth));
  const last = months.find(({ month }) => month === range.to);
  if (!last) return before;
  if (Object.keys(last.days).length === 0 && ofMonth(last) !== 0) return null;
  const until = input.today.slice(8);
  return Object.entries(last.days)
    .filter(([day]) => day <= until)
    .reduce((sum, [, day]) => sum + ofDay(day), before);
}

/** Returns a ledger figure, compared to the day. */
export function ledgerFigure(
  input: LedgerInput,
  stated: Stated,
  of: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): Figure {
  const compared = comparedRange(input.range, input.comparison);
  const toDay = compared && ledgerToDay(input, compared, of);
  const whole = compared && ledgerSum(input, compared, of.ofMonth);
  return {
    ...stated,
    value: ledgerToDay(input, input.range, of),
    earlier: compared && { value: toDay ?? whole, isWhole: toDay === null },
  };
}

export const monthName = (month: string): string => periodLabel(month);

/** The maximum number of rows in a bar chart. */
export const BARS = 8;

/** Returns the labels of a month's column. */
export const monthLabels = (month: string) => ({
  id: month,
  label: monthName(month).slice(0, 3),
  name: monthName(month),
});

/** Builds a segmented column for each month of the range. */
export const monthColumns = ({ range }: Pick<ReportInput, 'range'>, piecesOf: (month: string) => Piece[]) =>
  monthsIn(range).map((month) => ({ ...monthLabels(month), pieces: piecesOf(month) }));

/** Returns a value for each month of the range, next to that of the same month in the comparison period. */
export function monthlyTrend(
  input: ReportInput,
  { id, title, unit }: { id: string; title: string; unit: Unit },
  of: (month: string) => number,
): Chart {
  const compared = comparedRange(input.range, input.comparison);
  const earlier = compared ? monthsIn(compared) : [];
  const points: TrendPoint[] = monthsIn(input.range).map((month, index) => {
    const before = earlier[index];
    return {
      ...monthLabels(month),
      value: of(month),
      before: before === undefined ? null : of(before),
    };
  });
  return { id, title, unit, kind: 'trend', points };
}

/** Returns cumulative days for one month, or months for more. Falls back to the month if its days aren't known. */
export function ledgerTrend(
  input: ReportInput,
  stated: { id: string; title: string },
  { ofMonth, ofDay }: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): Chart {
  const monthly = (month: string): number => ledgerSum(input, { from: month, to: month }, ofMonth);
  const { from, to } = input.range;
  const days = input.ledger.find(({ month }) => month === from)?.days ?? {};
  if (from !== to || Object.keys(days).length === 0) return monthlyTrend(input, { ...stated, unit: 'money' }, monthly);
  const compared = comparedRange(input.range, input.comparison)?.from ?? '';
  const other = input.ledger.find(({ month }) => month === compared)?.days ?? null;
  const last = from === input.today.slice(0, 7) ? Number(input.today.slice(8)) : Number(lastDayOfMonth(from).slice(8));
  const running = (of: LedgerMonth['days'], until: number): number =>
    Object.entries(of)
      .filter(([day]) => Number(day) <= until)
      .reduce((sum, [, day]) => sum + ofDay(day), 0);
  return {
    ...stated,
    unit: 'money',
    kind: 'trend',
    points: Array.from({ length: last }, (_, index) => ({
      id: `${from}-${String(index + 1).padStart(2, '0')}`,
      label: String(index + 1),
      name: `${monthName(from)}, day ${index + 1}, so far`,
      value: running(days, index + 1),
      before: other && Object.keys(other).length > 0 ? running(other, index + 1) : null,
    })),
  };
}
