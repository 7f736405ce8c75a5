import { periodLabel, periodOf, type Period } from '../ledger/months';
import type { LedgerMonth } from '../ledger/schema';
import { RATE_ONE_PPM } from '../money/limits';

export const GROUPINGS = ['person', 'reason', 'discount', 'period'] as const;
export type Grouping = (typeof GROUPINGS)[number];
export const GROUPING_LABELS: Record<Grouping, string> = {
  person: 'By person',
  reason: 'By reason',
  discount: 'By discount',
  period: 'By period',
};

/** Discounts given under one heading. `key` is the member's id, the reason, the discount's name or the period. */
export type GivenAwayRow = {
  key: string;
  count: number;
  amountCents: number;
  /** Of everything given away; null when nothing was. */ sharePpm: number | null;
};
export type GivenAway = {
  rows: GivenAwayRow[];
  totalCents: number;
  salesCents: number;
  /** Share of sales before discounts; null without sales. */
  shareOfSalesPpm: number | null;
};

const shareOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part / whole) * RATE_ONE_PPM);

/** Adds up the discounts in monthly totals by heading, largest first (periods in chronological order). */
export function givenAway(months: readonly LedgerMonth[], grouping: Grouping, by: Period): GivenAway {
  const rows = new Map<string, { count: number; amountCents: number }>();
  for (const { month, discounts } of months) {
    for (const { byUid, reason, name, count, amountCents } of Object.values(discounts)) {
      const key = { person: byUid, reason, discount: name, period: periodOf(month, by) }[grouping];
      const row = rows.get(key) ?? { count: 0, amountCents: 0 };
      rows.set(key, { count: row.count + count, amountCents: row.amountCents + amountCents });
    }
  }
  const totalCents = [...rows.values()].reduce((sum, { amountCents }) => sum + amountCents, 0);
  const salesCents = months.reduce((sum, month) => sum + month.salesCents, 0);
  return {
    rows: [...rows]
      .map(([key, row]) => ({ key, ...row, sharePpm: shareOf(row.amountCents, totalCents) }))
      .sort((a, b) =>
        grouping === 'period'
          ? a.key.localeCompare(b.key)
          : b.amountCents - a.amountCents || a.key.localeCompare(b.key),
      ),
    totalCents,
    salesCents,
    shareOfSalesPpm: shareOf(totalCents, salesCents + totalCents),
  };
}

/** Returns a heading as text; people's names are looked up elsewhere. */
export const headingOf = (key: string, grouping: Grouping): string =>
  grouping === 'period' ? periodLabel(key) : key || (grouping === 'reason' ? 'No reason given' : 'Without a name');
