import { isSame } from '@/lib/stableJson';
import type { LedgerMonth } from '../ledger/schema';
import { ALL, type Cells, type Correction } from './cells';

/** Counts the fields in which two records differ. */
const differing = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSame(a[key], b[key])).length;

/** Returns what is wrong with a month of the reports, compared with its records' totals; null when nothing is. */
export function reportDifference(month: string, kept: Cells, found: Cells): Correction | null {
  const count = differing(kept, found);
  if (count === 0) return null;
  return {
    month,
    of: 'reports',
    count,
    keptCents: kept[ALL]?.salesCents ?? 0,
    foundCents: found[ALL]?.salesCents ?? 0,
  };
}

/** Returns only the totals, without the month's name or who wrote it. */
export const sumsOfMonth = ({ month: _, ...sums }: LedgerMonth): Omit<LedgerMonth, 'month'> => sums;

/** Does the same for a month of the ledger. Days that weren't stored yet are filled in, which isn't a difference. */
export function ledgerDifference(kept: LedgerMonth, found: LedgerMonth): Correction | null {
  const isOlder = Object.keys(kept.days).length === 0;
  const count = differing(
    sumsOfMonth(isOlder ? { ...kept, days: {} } : kept),
    sumsOfMonth(isOlder ? { ...found, days: {} } : found),
  );
  if (count === 0) return null;
  return { month: found.month, of: 'ledger', count, keptCents: kept.salesCents, foundCents: found.salesCents };
}

/** Returns the months to compare in a night: the last two, and one of the others in turn, so that each is checked every few weeks. */
export function monthsOfNight(months: readonly string[], night: number): { recent: string[]; older: string } {
  const sorted = months.toSorted();
  const recent = sorted.slice(-2);
  const others = sorted.slice(0, -2);
  return { recent, older: others.length === 0 ? '' : (others[night % others.length] ?? '') };
}
