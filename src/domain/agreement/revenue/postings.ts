import { sumOf } from '../../money/amounts';
import { dailyRevenue, type MonthOfRevenue } from './straightLine';

/** One agreement's deferred revenue postings for one month (YYYY-MM). Posted months are never rewritten. */
export type RevenuePosting = {
  month: string;
  billedCents: number;
  recognizedCents: number;
  refundedCents: number;
};

/** One month of the report: opening + billed − recognized − refunded = closing. */
export type DeferredMonth = RevenuePosting & { openingCents: number; closingCents: number };

/**
 * Returns what to recognize in the open month so that everything up to it matches the schedule, whatever earlier months posted: a change
 * or a mistake is corrected in the open month. Method A4.
 * @param schedule what each month should have recognized by what is known now
 * @param posted earlier months as they were posted
 */
export function recognizedInOpenMonth(
  schedule: readonly Pick<MonthOfRevenue, 'month' | 'recognizedCents'>[],
  posted: readonly Pick<RevenuePosting, 'month' | 'recognizedCents'>[],
  openMonth: string,
): number {
  const upTo = (rows: readonly { month: string; recognizedCents: number }[], isIn: (month: string) => boolean) =>
    sumOf(rows.filter(({ month }) => isIn(month)).map(({ recognizedCents }) => recognizedCents));
  return upTo(schedule, (month) => month <= openMonth) - upTo(posted, (month) => month < openMonth);
}

/**
 * Returns the schedule of a changed agreement from the day of the change on: what is still deferred, plus the added price, over the rest
 * of the term. Earlier months stay as posted. Method A4.
 */
export const scheduleAfterChange = (change: {
  deferredCents: number;
  addedPriceCents: number;
  changeDate: string;
  termEnd: string;
}): MonthOfRevenue[] =>
  dailyRevenue(change.deferredCents + change.addedPriceCents, {
    termStart: change.changeDate,
    termEnd: change.termEnd,
  }).schedule;

/** Returns the roll-forward of deferred revenue by months in order, from the balance before the first. Method A4. */
export function deferredRollForward(postings: readonly RevenuePosting[], openingCents: number): DeferredMonth[] {
  let balance = openingCents;
  return addedByMonth(postings).map((posting) => {
    const opening = balance;
    balance += posting.billedCents - posting.recognizedCents - posting.refundedCents;
    return { ...posting, openingCents: opening, closingCents: balance };
  });
}

/** Adds up the postings of all agreements by month, in order: their report equals the sum over agreements. */
function addedByMonth(postings: readonly RevenuePosting[]): RevenuePosting[] {
  const byMonth = new Map<string, RevenuePosting>();
  for (const posting of postings) {
    const sum = byMonth.get(posting.month);
    byMonth.set(posting.month, {
      month: posting.month,
      billedCents: (sum?.billedCents ?? 0) + posting.billedCents,
      recognizedCents: (sum?.recognizedCents ?? 0) + posting.recognizedCents,
      refundedCents: (sum?.refundedCents ?? 0) + posting.refundedCents,
    });
  }
  return [...byMonth.values()].toSorted((a, b) => a.month.localeCompare(b.month));
}
