import { METRIC_INFO, minimumOf, type Metric, type Share } from './metrics';
import type { PeriodKind } from './period';
import { addTotals, NO_TOTALS, type ScoreMonth, type TeamMonth, type Totals } from './totals';

export type Standing = {
  technicianId: string;
  share: Share;
  /** Starts at 1; ties share a rank. Null below the minimum. */
  rank: number | null;
};

const isBetter = (a: Share, b: Share): number => b.hits * a.of - a.hits * b.of;

/**
 * Ranks people, best first; those below the minimum follow unranked. People who opted out are left out.
 * @param technicianIds the people to compare
 */
export function ranking(
  months: readonly ScoreMonth[],
  { metric, periodKind, technicianIds }: { metric: Metric; periodKind: PeriodKind; technicianIds: readonly string[] },
): Standing[] {
  const minimum = minimumOf(metric, periodKind);
  const shares = technicianIds.map((technicianId) => {
    const totals = months.reduce<Totals>(
      (sum, { technicians }) => addTotals(sum, technicians[technicianId] ?? {}),
      NO_TOTALS,
    );
    return { technicianId, share: METRIC_INFO[metric].read(totals) };
  });
  const enough = shares
    .filter(({ share }) => share.of >= minimum)
    .sort((a, b) => isBetter(a.share, b.share) || b.share.of - a.share.of);
  const rest = shares.filter(({ share }) => share.of < minimum).sort((a, b) => b.share.of - a.share.of);
  return [
    ...enough.map((one) => ({ ...one, rank: enough.findIndex(({ share }) => isBetter(share, one.share) === 0) + 1 })),
    ...rest.map((one) => ({ ...one, rank: null })),
  ];
}

/** Returns the team's combined share. */
export const teamShare = (months: readonly TeamMonth[], metric: Metric): Share =>
  METRIC_INFO[metric].read(months.reduce<Totals>((sum, { totals }) => addTotals(sum, totals), NO_TOTALS));
