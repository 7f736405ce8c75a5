import { addMonths, daysBetween, lastDayOfMonth } from '@/lib/calendar';
import { portionOf } from '../../money/allocate';
import { sumOf } from '../../money/amounts';
import { RATE_ONE_PPM } from '../../money/limits';
import { multiplyDivide } from '../../money/rounding';
import type { Agreement, AgreementBill } from './schema';

type Earned = Pick<Agreement, 'bills' | 'refunds' | 'visits' | 'plan' | 'cancelsOn' | 'pausedOn'>;

/**
 * Returns the income of one bill through a day (inclusive), in cents: the cumulative share of its days, excluding paused ones. Source:
 * method A4.
 */
function earnedOf({ from, until, priceCents, pausedDays }: AgreementBill, through: string, pausedOn: string): number {
  const days = daysBetween(from, until) - pausedDays;
  const last = pausedOn !== '' && pausedOn <= through ? pausedOn : through;
  const elapsed = daysBetween(from, last) + (last === pausedOn ? 0 : 1) - pausedDays;
  return days <= 0 ? priceCents : portionOf(priceCents, Math.min(Math.max(elapsed, 0), days), days);
}

/** Returns everything billed for it, before tax, in cents. */
export const billedCents = ({ bills }: Pick<Earned, 'bills'>): number =>
  sumOf(bills.map(({ priceCents }) => priceCents));

/** Whether a bill's invoice was issued: one that waits for the next one, or is still a draft, refunds nothing. */
export const isIssued = ({ isPaid, dueOn }: AgreementBill): boolean => isPaid || dueOn !== '';

/** Returns everything refunded, in cents. */
export const refundedCents = ({ refunds }: Pick<Earned, 'refunds'>): number =>
  sumOf(refunds.map(({ amountCents }) => amountCents));

/** Returns the bills and refunds of the days that are kept. */
const onDays = ({ bills, refunds }: Pick<Earned, 'bills' | 'refunds'>, isKept: (day: string) => boolean) => ({
  bills: bills.filter(({ on }) => isKept(on)),
  refunds: refunds.filter(({ on }) => isKept(on)),
});

/**
 * Returns the income from everything billed so far through the end of a day, in cents. Cumulative, so that months add up to the price and
 * the last one closes to the cent. At the end of an agreement, everything that wasn't refunded is income.
 */
export function recognizedThrough(agreement: Earned, through: string): number {
  const untilThen = onDays(agreement, (day) => day <= through);
  const billed = billedCents(untilThen);
  const kept = billed - refundedCents(untilThen);
  if (agreement.cancelsOn !== '' && agreement.cancelsOn <= through) return kept;
  const earned =
    agreement.plan.recognition === 'by-visit' && agreement.visits.some(({ valueCents }) => valueCents > 0)
      ? visitIncome(agreement, billed, through)
      : sumOf(untilThen.bills.map((bill) => earnedOf(bill, through, agreement.pausedOn)));
  return Math.min(kept, earned);
}

/**
 * Returns the income by visits: the share of their value that is done, or is lost because it wasn't used in time. If members are expected
 * not to use all of them, a done visit earns in proportion to the expected use, and the rest is earned when nothing is open any longer.
 * Visits that roll over aren't expected to be lost. Source: method A4.
 */
function visitIncome({ visits, bills, plan }: Earned, billed: number, through: string): number {
  const counted = visits.filter(({ state }) => state !== 'rolled-over');
  const until = bills.reduce((last, bill) => (bill.until > last ? bill.until : last), '');
  const paidFor = counted.filter(({ dueFrom }) => until === '' || dueFrom < until);
  const total = sumOf(paidFor.map(({ valueCents }) => valueCents));
  const isProportional = plan.unusedVisits === 'lapse' && plan.expectedUsePpm > 0 && plan.expectedUsePpm < RATE_ONE_PPM;
  const used = paidFor.filter(({ state, usedOn }) => state === 'used' && usedOn <= through);
  const lapsed = paidFor.filter(({ state, dueBy }) => state === 'lapsed' && dueBy <= through);
  const isOver = used.length + lapsed.length === paidFor.length;
  const done = sumOf([...used, ...(isProportional ? [] : lapsed)].map(({ valueCents }) => valueCents));
  if (total === 0) return 0;
  if (!isProportional) return multiplyDivide(billed, done, total);
  const expected = multiplyDivide(total, plan.expectedUsePpm, RATE_ONE_PPM);
  return isOver || done >= expected ? billed : multiplyDivide(billed, done, expected);
}

export type MonthOfIncome = {
  openingCents: number;
  billedCents: number;
  recognizedCents: number;
  refundedCents: number;
  closingCents: number;
};

/** Returns everything billed and refunded through the end of a month: what its posting has counted. */
export function postedThrough(agreement: Pick<Agreement, 'bills' | 'refunds'>, month: string) {
  const untilThen = onDays(agreement, (day) => day.slice(0, 7) <= month);
  return { billed: billedCents(untilThen), refunded: refundedCents(untilThen) };
}

type Posted = Earned & Pick<Agreement, 'recognizedCents' | 'postedCents'>;

/** Returns what was billed and refunded before a month: as posted, whatever became of those bills since. */
function postedOf(agreement: Pick<Agreement, 'bills' | 'refunds' | 'postedCents'>, month: string) {
  return agreement.postedCents ?? postedThrough(agreement, addMonths(month, -1));
}

/**
 * Returns a month (YYYY-MM) of an agreement: opening + billed − recognized − refunded = closing. Earlier postings stay; corrections from
 * a later change go into this month.
 */
export function incomeOfMonth(agreement: Posted, month: string): MonthOfIncome {
  const before = postedOf(agreement, month);
  const after = postedThrough(agreement, month);
  const openingCents = before.billed - before.refunded - agreement.recognizedCents;
  const billed = after.billed - before.billed;
  const refunded = after.refunded - before.refunded;
  const recognizedCents = recognizedThrough(agreement, lastDayOfMonth(month)) - agreement.recognizedCents;
  return {
    openingCents,
    billedCents: billed,
    recognizedCents,
    refundedCents: refunded,
    closingCents: openingCents + billed - recognizedCents - refunded,
  };
}

/**
 * Returns the month (YYYY-MM) to post next: the one after the last posted while money is deferred or something of a posted month has
 * changed, otherwise the next in which something was billed or refunded; '' = nothing is left to post.
 */
export function nextPostingMonth(
  agreement: Pick<Agreement, 'bills' | 'refunds' | 'recognizedCents' | 'postedMonth' | 'postedCents'>,
): string {
  const { bills, refunds, recognizedCents, postedMonth } = agreement;
  if (postedMonth !== '') {
    const next = addMonths(postedMonth, 1);
    const now = postedThrough(agreement, postedMonth);
    const posted = postedOf(agreement, next);
    const isChanged = now.billed !== posted.billed || now.refunded !== posted.refunded;
    if (isChanged || posted.billed - posted.refunded !== recognizedCents) return next;
  }
  return (
    [...bills, ...refunds]
      .map(({ on }) => on.slice(0, 7))
      .filter((month) => month > postedMonth)
      .toSorted()[0] ?? ''
  );
}
