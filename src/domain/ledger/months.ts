import type { ListQuery } from '../record/listQuery';

export const PERIODS = ['month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_LABELS: Record<Period, string> = { month: 'By month', quarter: 'By quarter', year: 'Whole year' };

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Queries the monthly totals of a year: twelve documents at most. */
export const monthsOfYear = (year: string): ListQuery => ({
  ...monthsBetween(`${year}-01`, `${year}-12`),
  limit: 12,
});

/** Queries the stored totals from one month (YYYY-MM) to another: at most one document each. */
export const monthsBetween = (first: string, last: string): ListQuery => ({
  where: [
    { field: 'month', operator: '>=', value: first },
    { field: 'month', operator: '<=', value: last },
  ],
  orderBy: [{ field: 'month', direction: 'asc' }],
});

/** Queries the ledger entries of a month (YYYY-MM), newest first. */
export const ledgerOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  orderBy: [{ field: 'on', direction: 'desc' }],
});

/** `2026-05` → `2026-05`, `2026-Q2` or `2026`: sorts chronologically. */
export function periodOf(month: string, by: Period): string {
  const [year = '', number = ''] = month.split('-');
  if (by === 'year') return year;
  return by === 'month' ? month : `${year}-Q${Math.ceil(Number(number) / 3)}`;
}

/** `2026-05` → `May 2026`, `2026-Q2` → `Q2 2026`. */
export function periodLabel(period: string): string {
  const [year = '', part = ''] = period.split('-');
  if (part === '') return year;
  return part.startsWith('Q') ? `${part} ${year}` : MONTH.format(new Date(`${period}-01`));
}

/** Returns the months of a year as choices, latest first, none after `today` (YYYY-MM-DD). */
export const monthOptions = (year: string, today: string): { value: string; label: string }[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`)
    .filter((month) => month <= today.slice(0, 7))
    .map((value) => ({ value, label: periodLabel(value) }));

/** Returns this year and the four before it. */
export const yearOptions = (today: string): string[] =>
  Array.from({ length: 5 }, (_, index) => String(Number(today.slice(0, 4)) - index));
