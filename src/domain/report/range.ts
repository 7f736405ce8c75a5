import { addMonths, lastDayOfMonth } from '@/lib/calendar';
import { periodText } from '../ledger/period';

/** Months (YYYY-MM), inclusive. */
export type MonthRange = { from: string; to: string };

export const RANGES = [
  'last-12',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type RangeName = (typeof RANGES)[number];
export const RANGE_LABELS: Record<RangeName, string> = {
  'last-12': 'Last 12 months',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
};
/** With as many months before it, a report reads less than a hundred documents. */
export const RANGE_MONTHS_LIMIT = 12;

const quarterStart = (month: string): string =>
  `${month.slice(0, 4)}-${String(Math.floor((Number(month.slice(5)) - 1) / 3) * 3 + 1).padStart(2, '0')}`;

/** Returns the months of a range as of `today` (YYYY-MM-DD). This month, quarter and year end with the current month. */
export function rangeOf(name: RangeName, today: string): MonthRange {
  const month = today.slice(0, 7);
  const quarter = quarterStart(month);
  const year = Number(today.slice(0, 4));
  return {
    'last-12': { from: addMonths(month, -11), to: month },
    'this-month': { from: month, to: month },
    'last-month': { from: addMonths(month, -1), to: addMonths(month, -1) },
    'this-quarter': { from: quarter, to: month },
    'last-quarter': { from: addMonths(quarter, -3), to: addMonths(quarter, -1) },
    'this-year': { from: `${year}-01`, to: month },
    'last-year': { from: `${year - 1}-01`, to: `${year - 1}-12` },
  }[name];
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Returns a custom range, with its ends swapped if necessary; at most twelve months, the last ones. */
export function chosenRange(from: string, to: string): MonthRange {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const earliest = addMonths(last, 1 - RANGE_MONTHS_LIMIT);
  return { from: first < earliest ? earliest : first, to: last };
}

/** Returns the monthly records that fall within a range. */
export const within = <T extends { month: string }>(records: readonly T[], { from, to }: MonthRange): T[] =>
  records.filter(({ month }) => month >= from && month <= to);

export function monthsIn({ from, to }: MonthRange): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

const shifted = ({ from, to }: MonthRange, by: number): MonthRange => ({
  from: addMonths(from, by),
  to: addMonths(to, by),
});

/** Returns the same number of months immediately before it. */
export const rangeBefore = (range: MonthRange): MonthRange => shifted(range, -monthsIn(range).length);
/** Returns the same months a year earlier. */
export const yearBefore = (range: MonthRange): MonthRange => shifted(range, -12);

/** Returns everything that a report of the range reads: from the first month of its comparison. */
export const readRange = (range: MonthRange): MonthRange => ({
  from: [rangeBefore(range).from, yearBefore(range).from].toSorted()[0] ?? range.from,
  to: range.to,
});

export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const COMPARISON_LABELS: Record<Comparison, string> = {
  before: 'Period before',
  year: 'Year before',
  none: 'No comparison',
};

/** Returns the comparison range; null for none. */
export const comparedRange = (range: MonthRange, comparison: Comparison): MonthRange | null =>
  comparison === 'none' ? null : comparison === 'year' ? yearBefore(range) : rangeBefore(range);

/** Returns the days (YYYY-MM-DD) of a range. */
export const daysOf = ({ from, to }: MonthRange): { from: string; to: string } => ({
  from: `${from}-01`,
  to: lastDayOfMonth(to),
});

/** `October 2026`, `Q3 2026`, `2026 so far`. */
export const rangeText = (range: MonthRange, today: string): string => periodText(daysOf(range), today);

/** Whether a range isn't over on `today`. */
export const isUnfinished = ({ to }: MonthRange, today: string): boolean => lastDayOfMonth(to) > today;

type Compared = { range: MonthRange; comparison: Comparison; today: string };

/** Returns the names of a report's period and of the comparison period; '' for none. */
export function rangeNames({ range, comparison, today }: Compared): readonly [now: string, before: string] {
  const compared = comparedRange(range, comparison);
  return [rangeText(range, today), compared ? rangeText(compared, today) : ''];
}

/** Describes a report's period, with what it is compared with. */
export function timeText({ range, comparison, today }: Compared): string {
  const [now, before] = rangeNames({ range, comparison, today });
  return `${now}${before === '' ? '' : `, compared with ${before}`}`;
}
