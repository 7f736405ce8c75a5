import { addMonths } from '@/lib/calendar';
import { MONTH_NAMES } from '@/lib/monthNames';

export const PERIOD_KINDS = ['month', 'quarter', 'year'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];
export const PERIOD_KIND_LABELS: Record<PeriodKind, string> = { month: 'Month', quarter: 'Quarter', year: 'Year' };

/** `startsOn` is the first day of the period (YYYY-MM-DD). */
export type Period = { periodKind: PeriodKind; startsOn: string };

const MONTH_COUNTS: Record<PeriodKind, number> = { month: 1, quarter: 3, year: 12 };

const monthNumber = (date: string): number => Number(date.slice(5, 7));

/** Returns the period of a kind that contains a day. */
export function periodOf(periodKind: PeriodKind, date: string): Period {
  const count = MONTH_COUNTS[periodKind];
  const first = Math.floor((monthNumber(date) - 1) / count) * count + 1;
  return { periodKind, startsOn: `${date.slice(0, 4)}-${String(first).padStart(2, '0')}-01` };
}

/**
 * Returns the first day of the period that contains a day (YYYY-MM-DD), for a kind from a form field; the day itself if the kind is
 * unknown.
 */
export function periodStart(periodKind: string, date: string): string {
  const kind = PERIOD_KINDS.find((known) => known === periodKind);
  return kind === undefined ? date : periodOf(kind, date).startsOn;
}

/** Returns its months (YYYY-MM), earliest first. */
export const monthsOf = ({ periodKind, startsOn }: Period): string[] =>
  Array.from({ length: MONTH_COUNTS[periodKind] }, (_, index) => addMonths(startsOn.slice(0, 7), index));

/** Formats `October 2026`, `Q4 2026`, `2026`. */
export function periodName({ periodKind, startsOn }: Period): string {
  const year = startsOn.slice(0, 4);
  if (periodKind === 'year') return year;
  if (periodKind === 'quarter') return `Q${Math.ceil(monthNumber(startsOn) / 3)} ${year}`;
  return `${MONTH_NAMES[monthNumber(startsOn) - 1] ?? ''} ${year}`;
}

/** Returns the latest periods of a kind, starting with that of `today`. */
export function latestPeriods(periodKind: PeriodKind, today: string, count: number): Period[] {
  const { startsOn } = periodOf(periodKind, today);
  return Array.from({ length: count }, (_, index) => ({
    periodKind,
    startsOn: `${addMonths(startsOn.slice(0, 7), -index * MONTH_COUNTS[periodKind])}-01`,
  }));
}
