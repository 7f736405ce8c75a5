import type { Estimate } from '@/domain/estimate/schema';
import { addMonths } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { ListQuery } from '@/domain/record/listQuery';

/** Limit on answered estimates in the report. */
export const OUTCOME_LIMIT = 200;

/** Query for the latest estimates in a state; the report combines four of these. */
export const latestIn = (state: 'sent' | 'approved' | 'converted' | 'declined'): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: OUTCOME_LIMIT,
});

export type Outcomes = {
  wonCount: number;
  wonCents: number;
  lostCount: number;
  lostCents: number;
  /** Whole percent of the answered ones, or null if none has been answered. */
  winPercent: number | null;
  /** Reasons for lost work, costliest first; case differences are ignored. */
  reasons: { reason: string; count: number; amountCents: number }[];
};

/** Computes the outcomes of answered estimates. */
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

export type FunnelStep = {
  id: 'sent' | 'opened' | 'answered' | 'won';
  label: string;
  count: number;
  amountCents: number;
};

/** Counts how far estimates get: sent, opened by the customer, answered, won. Answering without opening counts as opened. */
export function funnelOf(
  waiting: readonly Estimate[],
  won: readonly Estimate[],
  lost: readonly Estimate[],
): FunnelStep[] {
  const answered = [...won, ...lost];
  const step = (id: FunnelStep['id'], label: string, of: readonly Estimate[]): FunnelStep => ({
    id,
    label,
    count: of.length,
    amountCents: of.reduce((cents, { totalCents }) => cents + totalCents, 0),
  });
  return [
    step('sent', 'Sent', [...waiting, ...answered]),
    step('opened', 'Opened', [...waiting.filter(({ firstViewedAt }) => firstViewedAt !== ''), ...answered]),
    step('answered', 'Answered', answered),
    step('won', 'Won', won),
  ];
}

export type OutcomeMonth = { month: string; wonCents: number; lostCents: number };

/** Returns the amounts won and lost in each of the twelve months up to `now` (YYYY-MM, oldest first), by response date. */
export function outcomeMonths(
  won: readonly Estimate[],
  lost: readonly Estimate[],
  { now, timeZone }: { now: Date; timeZone: string },
): OutcomeMonth[] {
  const thisMonth = calendarDay(timeZone, now).slice(0, 7);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(thisMonth, index - 11));
  const sumIn = (of: readonly Estimate[], wanted: string): number =>
    of
      .filter(({ answeredAt }) => answeredAt !== '' && calendarDay(timeZone, new Date(answeredAt)).startsWith(wanted))
      .reduce((cents, { totalCents }) => cents + totalCents, 0);
  return months.map((one) => ({ month: one, wonCents: sumIn(won, one), lostCents: sumIn(lost, one) }));
}
