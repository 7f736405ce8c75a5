import { addMonths, daysBetween, lastDayOfMonth } from '@/lib/calendar';
import { multiplyDivide } from '../../money/rounding';
import type { Agreement, AgreementBill } from './schema';

type Earned = Pick<Agreement, 'bills' | 'refunds' | 'visits' | 'plan' | 'cancelsOn' | 'pausedOn'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Income of one bill until a day (itself included), in cents: the cumulative share of its days, paused ones left out. Source: method A4. */
function earnedOf({ from, until, priceCents, pausedDays }: AgreementBill, through: string, pausedOn: string): number {
  const days = daysBetween(from, until) - pausedDays;
  const last = pausedOn !== '' && pausedOn <= through ? pausedOn : through;
  const elapsed = daysBetween(from, last) + (last === pausedOn ? 0 : 1) - pausedDays;
  return days <= 0 ? priceCents : multiplyDivide(priceCents, Math.min(Math.max(elapsed, 0), days), days);
}

/** What was billed on days of a month (YYYY-MM), in cents. */
const billedIn = ({ bills }: Pick<Earned, 'bills'>, month: string): number =>
  sum(bills.filter(({ on }) => on.startsWith(month)).map(({ priceCents }) => priceCents));

/** What was given back on days of a month, in cents. */
const refundedIn = ({ refunds }: Pick<Earned, 'refunds'>, month: string): number =>
  sum(refunds.filter(({ on }) => on.startsWith(month)).map(({ amountCents }) => amountCents));

/**
 * Income of everything billed so far until the end of a day, in cents. Cumulative, so that months add up to the price and the last one closes
 * to the cent. With the end of an agreement all that was not given back is income.
 */
export function recognizedThrough(agreement: Earned, through: string): number {
  const billed = agreement.bills.filter(({ on }) => on <= through);
  const billedCents = sum(billed.map(({ priceCents }) => priceCents));
  const refundedCents = sum(agreement.refunds.filter(({ on }) => on <= through).map(({ amountCents }) => amountCents));
  const kept = billedCents - refundedCents;
  if (agreement.cancelsOn !== '' && agreement.cancelsOn <= through) return kept;
  const earned =
    agreement.plan.recognition === 'by-visit' && agreement.visits.some(({ valueCents }) => valueCents > 0)
      ? visitIncome(agreement, billedCents, through)
      : sum(billed.map((bill) => earnedOf(bill, through, agreement.pausedOn)));
  return Math.min(kept, earned);
}

/** Income by visits: the share of their value that is done, or is lost because it was not used in time. */
function visitIncome({ visits, bills }: Earned, billedCents: number, through: string): number {
  const counted = visits.filter(({ state }) => state !== 'rolled-over');
  const until = bills.reduce((last, bill) => (bill.until > last ? bill.until : last), '');
  const paidFor = counted.filter(({ dueFrom }) => until === '' || dueFrom < until);
  const total = sum(paidFor.map(({ valueCents }) => valueCents));
  const done = sum(
    paidFor
      .filter(
        ({ state, usedOn, dueBy }) =>
          (state === 'used' && usedOn <= through) || (state === 'lapsed' && dueBy <= through),
      )
      .map(({ valueCents }) => valueCents),
  );
  return total === 0 ? 0 : multiplyDivide(billedCents, done, total);
}

export type MonthOfIncome = {
  openingCents: number;
  billedCents: number;
  recognizedCents: number;
  refundedCents: number;
  closingCents: number;
};

/**
 * A month (YYYY-MM) of an agreement: opening + billed − recognized − refunded = closing. What was posted before stays; what a later change
 * corrects comes into this month.
 */
export function incomeOfMonth(agreement: Earned & Pick<Agreement, 'recognizedCents'>, month: string): MonthOfIncome {
  const last = lastDayOfMonth(month);
  const before = lastDayOfMonth(addMonths(month, -1));
  const through = (day: string, of: readonly { on: string; cents: number }[]): number =>
    sum(of.filter(({ on }) => on <= day).map(({ cents }) => cents));
  const bills = agreement.bills.map(({ on, priceCents }) => ({ on, cents: priceCents }));
  const refunds = agreement.refunds.map(({ on, amountCents }) => ({ on, cents: amountCents }));
  const openingCents = through(before, bills) - through(before, refunds) - agreement.recognizedCents;
  const billedCents = billedIn(agreement, month);
  const refundedCents = refundedIn(agreement, month);
  const recognizedCents = recognizedThrough(agreement, last) - agreement.recognizedCents;
  return {
    openingCents,
    billedCents,
    recognizedCents,
    refundedCents,
    closingCents: openingCents + billedCents - recognizedCents - refundedCents,
  };
}

/**
 * The month (YYYY-MM) that is posted next: the one after the last posted while money is deferred, else the next in which something was
 * billed or given back; '' = nothing is left to post.
 */
export function nextPostingMonth({
  bills,
  refunds,
  recognizedCents,
  postedMonth,
}: Pick<Agreement, 'bills' | 'refunds' | 'recognizedCents' | 'postedMonth'>): string {
  const moves = [
    ...bills.map(({ on, priceCents }) => ({ month: on.slice(0, 7), cents: priceCents })),
    ...refunds.map(({ on, amountCents }) => ({ month: on.slice(0, 7), cents: -amountCents })),
  ];
  const balance = sum(moves.filter(({ month }) => month <= postedMonth).map(({ cents }) => cents)) - recognizedCents;
  if (postedMonth !== '' && balance !== 0) return addMonths(postedMonth, 1);
  return moves
    .map(({ month }) => month)
    .filter((month) => month > postedMonth)
    .reduce((first, month) => (first === '' || month < first ? month : first), '');
}
