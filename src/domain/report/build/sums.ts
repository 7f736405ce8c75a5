import { periodLabel } from '../../ledger/months';
import type { LedgerMonth } from '../../ledger/schema';
import { addCells, ALL, cellOf, type Cell, type Cells, type Dimension, type Field } from '../cells';
import type { Chart, Earlier, Figure, ReportInput, TrendPoint, Unit } from '../model';
import { comparedRange, isUnfinished, monthsIn, type MonthRange } from '../range';

/** The cell that a report is about: of what it is narrowed to, or of everything. */
export const cellName = ({ filter }: Pick<ReportInput, 'filter'>): string =>
  filter === null ? ALL : cellOf(filter.dimension, filter.value);

/** All cells of a range added up. */
export const cellsOf = ({ months }: Pick<ReportInput, 'months'>, { from, to }: MonthRange): Cells =>
  months
    .filter(({ month }) => month >= from && month <= to)
    .reduce<Cells>((sum, { cells }) => addCells(sum, cells), {});

/** The values of a dimension in a range, with their cells. */
export const valuesOf = (cells: Cells, dimension: Dimension): { value: string; cell: Cell }[] =>
  Object.entries(cells)
    .filter(([name]) => name.startsWith(`${dimension}:`))
    .map(([name, cell]) => ({ value: name.slice(dimension.length + 1), cell }));

export const read = (cell: Cell | undefined, field: Field): number => cell?.[field] ?? 0;

/** Parts per million of a whole; null where the whole is nothing. */
export const share = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * 1_000_000);

type Stated = Pick<Figure, 'id' | 'label' | 'unit' | 'better' | 'definition' | 'records'>;

/** A figure of a range, with that of the time it is compared with. */
export function figure(input: ReportInput, stated: Stated, of: (range: MonthRange) => number | null): Figure {
  const compared = comparedRange(input.range, input.comparison);
  const earlier: Earlier | null = compared && {
    value: of(compared),
    isWhole: isUnfinished(input.range, input.today),
  };
  return { ...stated, value: of(input.range), earlier };
}

/** A figure out of the cell that the report is about. */
export const cellFigure = (input: ReportInput, stated: Stated, of: (cell: Cell) => number | null): Figure =>
  figure(input, stated, (range) => of(cellsOf(input, range)[cellName(input)] ?? {}));

export const byRecords = (input: ReportInput, ...fields: Field[]): Figure['records'] => ({
  kind: 'marks',
  cell: cellName(input),
  fields,
});

/** Months of the ledger in a range. */
export const ledgerIn = ({ ledger }: Pick<ReportInput, 'ledger'>, { from, to }: MonthRange): LedgerMonth[] =>
  ledger.filter(({ month }) => month >= from && month <= to);

type DaySums = LedgerMonth['days'][string];

/**
 * A sum of the ledger over a range of the same length as the one shown: where that one is not over, its last month counts up to the same day. null
 * where the days of that month are not known.
 */
function ledgerToDay(
  input: ReportInput,
  range: MonthRange,
  { ofMonth, ofDay }: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): number | null {
  const months = ledgerIn(input, range);
  if (!isUnfinished(input.range, input.today) || range.to === input.range.to)
    return months.reduce((sum, month) => sum + ofMonth(month), 0);
  const before = months.filter(({ month }) => month !== range.to).reduce((sum, month) => sum + ofMonth(month), 0);
  const last = months.find(({ month }) => month === range.to);
  if (!last) return before;
  if (Object.keys(last.days).length === 0 && ofMonth(last) !== 0) return null;
  const until = input.today.slice(8);
  return Object.entries(last.days)
    .filter(([day]) => day <= until)
    .reduce((sum, [, day]) => sum + ofDay(day), before);
}

/** A figure of the ledger, compared to the day. */
export function ledgerFigure(
  input: ReportInput,
  stated: Stated,
  of: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): Figure {
  const compared = comparedRange(input.range, input.comparison);
  const toDay = compared && ledgerToDay(input, compared, of);
  const whole = compared && ledgerIn(input, compared).reduce((sum, month) => sum + of.ofMonth(month), 0);
  return {
    ...stated,
    value: ledgerToDay(input, input.range, of),
    earlier: compared && { value: toDay ?? whole, isWhole: toDay === null },
  };
}

export const monthName = (month: string): string => periodLabel(month);
export const shortMonth = (month: string): string => periodLabel(month).slice(0, 3);

/** A value for each month of the range, beside that of the same month of the time it is compared with. */
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
      id: month,
      label: shortMonth(month),
      name: monthName(month),
      value: of(month),
      before: before === undefined ? null : of(before),
    };
  });
  return { id, title, unit, kind: 'trend', points };
}

/** For one month its days, adding up; for more the months. Falls back to the month where its days are not known. */
export function ledgerTrend(
  input: ReportInput,
  stated: { id: string; title: string },
  { ofMonth, ofDay }: { ofMonth: (month: LedgerMonth) => number; ofDay: (day: DaySums) => number },
): Chart {
  const monthly = (month: string): number =>
    input.ledger.filter((one) => one.month === month).reduce((sum, one) => sum + ofMonth(one), 0);
  const { from, to } = input.range;
  const days = input.ledger.find(({ month }) => month === from)?.days ?? {};
  if (from !== to || Object.keys(days).length === 0) return monthlyTrend(input, { ...stated, unit: 'money' }, monthly);
  const compared = comparedRange(input.range, input.comparison)?.from ?? '';
  const other = input.ledger.find(({ month }) => month === compared)?.days ?? null;
  const last = from === input.today.slice(0, 7) ? Number(input.today.slice(8)) : daysInMonth(from);
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

const daysInMonth = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
