import type { Estimate } from '@/domain/estimate/schema';
import type { ListQuery } from '@/domain/record/listQuery';

/** How many answered estimates the report looks at. */
export const OUTCOME_LIMIT = 200;

/** The latest estimates in a state; three of these are the report. */
export const latestIn = (state: 'approved' | 'converted' | 'declined'): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: OUTCOME_LIMIT,
});

export type Outcomes = {
  wonCount: number;
  wonCents: number;
  lostCount: number;
  lostCents: number;
  /** Whole percent of the answered ones; null while none was answered. */
  winPercent: number | null;
  /** Why work was lost, the costliest reason first; the same words in other capitals are one reason. */
  reasons: { reason: string; count: number; amountCents: number }[];
};

/** What became of answered estimates. */
export function outcomesOf(won: readonly Estimate[], lost: readonly Estimate[]): Outcomes {
  const sum = (of: readonly Estimate[]): number => of.reduce((cents, { totalCents }) => cents + totalCents, 0);
  const reasons = new Map<string, Outcomes['reasons'][number]>();
  for (const { declineReason, totalCents } of lost) {
    const reason = declineReason.trim() || 'No reason given';
    const known = reasons.get(reason.toLowerCase()) ?? { reason, count: 0, amountCents: 0 };
    reasons.set(reason.toLowerCase(), {
      ...known,
      count: known.count + 1,
      amountCents: known.amountCents + totalCents,
    });
  }
  const answered = won.length + lost.length;
  return {
    wonCount: won.length,
    wonCents: sum(won),
    lostCount: lost.length,
    lostCents: sum(lost),
    winPercent: answered === 0 ? null : Math.round((won.length / answered) * 100),
    reasons: [...reasons.values()].sort((a, b) => b.amountCents - a.amountCents || b.count - a.count),
  };
}
