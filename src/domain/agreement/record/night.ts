import { addMonths, daysBetween, lastDayOfMonth } from '@/lib/calendar';
import { firstOpenMonth } from '../../ledger/closing';
import { portionOf } from '../../money/allocate';
import {
  billingStart,
  expired,
  logged,
  monthToMonth,
  renewed,
  settled,
  settledCredit,
  withPaymentState,
  type Act,
} from './change';
import { endedUnpaid } from '../payment/changes';
import { isPastDue, waitingBillOn } from './due';
import { incomeOfMonth, nextPostingMonth, postedThrough, type MonthOfIncome } from './income';
import { resumedInTime } from './memberPause';
import type { Agreement, AgreementBill } from './schema';
import { decidingNotices, type RenewalPlace } from './renewalNotice';
import { isMember, isServed } from './state';
import { yearStart } from './term';
import { withTerms } from './terms';
import { settledVisits, visitsFrom, withVisits } from './visits';

/** A period due for billing. */
export type DuePeriod = Pick<AgreementBill, 'from' | 'until' | 'priceCents'>;

/** Returns the period to bill next if its day has come, otherwise null. A canceled agreement bills nothing more. */
export function duePeriod(agreement: Agreement, today: string): DuePeriod | null {
  const { nextBillOn, nextPeriod, endsOn, cancelsOn, state, priceCents } = agreement;
  if (!isServed(state) || cancelsOn !== '') return null;
  if (nextBillOn === '' || nextBillOn > today || (endsOn !== '' && nextBillOn >= endsOn)) return null;
  const until = billingStart(agreement, nextPeriod + 1);
  if (endsOn === '' || until <= endsOn) return { from: nextBillOn, until, priceCents };
  // If the term isn't a multiple of the period, the last one is prorated by days.
  const share = portionOf(priceCents, daysBetween(nextBillOn, endsOn), daysBetween(nextBillOn, until));
  return { from: nextBillOn, until: endsOn, priceCents: share };
}

/** Returns the agreement after a period was billed by an invoice; unchanged when that is known. */
export function withBill(agreement: Agreement, bill: AgreementBill): Agreement {
  if (agreement.bills.some(({ invoiceId, lineId }) => invoiceId === bill.invoiceId && lineId === '')) return agreement;
  const nextPeriod = agreement.nextPeriod + 1;
  const next = billingStart(agreement, nextPeriod);
  return settled(agreement, {
    bills: [...agreement.bills, bill],
    nextPeriod,
    nextBillOn: agreement.endsOn !== '' && next >= agreement.endsOn ? '' : next,
    log: logged(agreement, { kind: 'billed', at: `${bill.on}T12:00:00.000Z`, by: '', text: bill.from }),
  });
}

/** Returns the credits and charges of changes that wait for an invoice. */
export const waitingLines = ({ bills }: Pick<Agreement, 'bills'>): AgreementBill[] =>
  bills.filter(({ invoiceId }) => invoiceId === '');

/** Whether they are billed on a day without a period of their own. */
export const isWaitingDue = (agreement: Agreement, today: string): boolean => {
  const on = isServed(agreement.state) ? waitingBillOn(agreement) : '';
  return on !== '' && on <= today;
};

/** Returns the agreement after an invoice took up waiting lines (cents by their ids); the rest of a partly used credit keeps waiting. */
export function withInvoicedLines(
  agreement: Agreement,
  invoice: Pick<AgreementBill, 'invoiceId' | 'dueOn' | 'isPaid'>,
  taken: ReadonlyMap<string, number>,
): Agreement {
  const bills = agreement.bills.flatMap((bill): AgreementBill[] => {
    const cents = bill.invoiceId === '' ? taken.get(bill.lineId) : undefined;
    if (cents === undefined) return [bill];
    const rest = bill.priceCents - cents;
    const lineId = `${bill.lineId}-rest`.slice(-128);
    return [{ ...bill, ...invoice, priceCents: cents }, ...(rest === 0 ? [] : [{ ...bill, lineId, priceCents: rest }])];
  });
  return settled(agreement, { bills });
}

/**
 * Returns a month that is over and not posted, with its figures; null when there is none. Posted months are never touched again. Amounts
 * of months that were closed meanwhile go into the first open one, as a correction.
 * @param closedThrough the last day of the closed period; '' = nothing is closed
 */
export function duePosting(
  agreement: Agreement,
  today: string,
  closedThrough = '',
): { month: string; income: MonthOfIncome } | null {
  const due = nextPostingMonth(agreement);
  if (due === '') return null;
  const month = firstOpenMonth(due, { closedThrough });
  if (lastDayOfMonth(month) >= today) return null;
  const postedCents = agreement.postedCents ?? postedThrough(agreement, addMonths(due, -1));
  return { month, income: incomeOfMonth({ ...agreement, postedCents }, month) };
}

/** The agreement after a month was posted. */
export const withPosting = (
  agreement: Agreement,
  { month, income }: { month: string; income: MonthOfIncome },
): Agreement =>
  settled(agreement, {
    postedMonth: month,
    recognizedCents: agreement.recognizedCents + income.recognizedCents,
    postedCents: postedThrough(agreement, month),
  });

/**
 * Applies a day's effects to an agreement apart from bills and postings: visits lapse or roll over, an endless one gets the visits of its
 * next year, a canceled one ends, the term ends or is renewed, unpaid bills put it on hold. Idempotent.
 * @param place whose law governs the renewal; null = not known, and nothing is required
 */
export function dayOver(agreement: Agreement, act: Act, place: RenewalPlace | null = null): Agreement {
  const { today } = act;
  if (!isMember(agreement.state)) return agreement;
  if (agreement.cancelsOn !== '' && agreement.cancelsOn <= today)
    return settled(agreement, { state: 'cancelled', ...settledCredit(agreement, today) });
  if (agreement.state === 'paused') return resumedInTime(agreement, act) ?? agreement;
  const ended = endedUnpaid(agreement, act);
  if (ended) return ended;
  let next = agreement;
  const visits = settledVisits(next.visits, next.plan, today);
  if (visits !== next.visits) next = settled(next, { visits: [...visits] });
  if (next.endsOn !== '' && next.endsOn <= today && next.cancelsOn === '' && !isBehind(next, next.endsOn))
    next = atEndOfTerm(next, act, place);
  const { nextTerms } = next;
  if (nextTerms && isServed(next.state) && nextTerms.on <= today && !isBehind(next, nextTerms.on))
    next = withTerms(next, nextTerms, act);
  next = withVisitsOfThisYear(next, today);
  if (next.state === 'active' && isPastDue(next, today)) next = withPaymentState(next, 'past-due', act);
  return next;
}

/** Whether a period that began before a day is still to be billed: after missed nightly runs, bills come first. */
const isBehind = ({ nextBillOn }: Agreement, day: string): boolean => nextBillOn !== '' && nextBillOn < day;

/** An automatic renewal needs the legal notices; any other agreement ends unless someone renewed it. */
function atEndOfTerm(agreement: Agreement, act: Act, place: RenewalPlace | null): Agreement {
  if (agreement.plan.renewal !== 'automatic') return expired(agreement, act);
  const [missed] = place ? decidingNotices(agreement, place, act.today) : [];
  return missed
    ? monthToMonth(
        agreement,
        'From month to month: the notice of the renewal that the state asks for did not go out',
        act,
      )
    : renewed(agreement, act);
}

/** Multi-year and endless terms owe their visits year by year. */
function withVisitsOfThisYear(agreement: Agreement, today: string): Agreement {
  if (!isMember(agreement.state) || agreement.termStartsOn === '') return agreement;
  const startsOn = yearStart(agreement.termStartsOn, today);
  if (startsOn === agreement.visitYearOn) return agreement;
  if (agreement.endsOn !== '' && startsOn >= agreement.endsOn) return agreement;
  const visits = withVisits(agreement.visits, visitsFrom(agreement.plan, startsOn, agreement.endsOn));
  return visits.length === agreement.visits.length ? agreement : settled(agreement, { visits });
}
