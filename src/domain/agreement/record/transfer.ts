import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import { portionOf } from '../../money/allocate';
import { sumOf } from '../../money/amounts';
import {
  assertState,
  entry,
  logged,
  refused,
  settled,
  settledCredit,
  started,
  unearnedCents,
  type Act,
} from './change';
import {
  OPENING,
  type Agreement,
  type AgreementBill,
  type AgreementConsent,
  type AgreementVisit,
  type UnusedOnTransfer,
} from './schema';
import { dayText } from './dayText';
import { isIssued } from './income';
import { yearStart } from './term';

/** A transfer's effect on money and visits, in cents before tax, shown before it is done. */
type TransferFigures = {
  /** The part of what was billed for the days from the transfer on. */
  restCents: number;
  /** The earlier owner's share if it doesn't go along: a refund, or less to pay. */
  creditCents: number;
  /** The new owner's charge for the rest of the billed period. */
  chargeCents: number;
  until: string;
  moving: AgreementVisit[];
  /** Visits planned as jobs of the earlier owner, which stay there. */
  planned: AgreementVisit[];
};

/** Returns the part of a bill from a day on. Both parts add up to the price. */
function restOf({ priceCents, from, until, pausedDays }: AgreementBill, on: string): number {
  const days = daysBetween(from, until) - pausedDays;
  const left = Math.min(days, Math.max(0, daysBetween(on, until)));
  return priceCents - portionOf(priceCents, days - left, days);
}

const billsFrom = ({ bills }: Agreement, on: string): AgreementBill[] =>
  bills.filter(({ invoiceId, until }) => invoiceId !== '' && until > on);

function creditFrom(agreement: Agreement, covering: readonly AgreementBill[], on: string): number {
  return agreement.plan.recognition === 'by-visit'
    ? // Visits of the day itself are the earlier owner's.
      unearnedCents(agreement, addCalendarDays(on, 1))
    : sumOf(covering.filter(isIssued).map((bill) => restOf(bill, on)));
}

/** Returns the figures of a transfer on a day. Source: contracts method A7. */
export function transferFigures(agreement: Agreement, on: string, unused: UnusedOnTransfer): TransferFigures {
  const covering = billsFrom(agreement, on);
  const restCents = sumOf(covering.map((bill) => restOf(bill, on)));
  const due = agreement.visits.filter(({ state, dueBy }) => state === 'due' && dueBy >= on);
  return {
    restCents,
    creditCents: unused === 'refunded' ? creditFrom(agreement, covering, on) : 0,
    chargeCents: unused === 'refunded' ? restCents : 0,
    until: covering.reduce((last, bill) => (bill.until > last ? bill.until : last), ''),
    moving: due,
    planned: agreement.visits.filter(({ state }) => state === 'scheduled'),
  };
}

/** @throws AppError `failed-precondition` for one that isn't running, and for a day outside what can be passed on */
export function assertCanTransfer(agreement: Agreement, on: string): void {
  assertState(agreement, ['active', 'past-due'], 'Only a running agreement can pass to a new owner.');
  if (agreement.cancelsOn !== '') throw refused('This agreement has been canceled.');
  if (agreement.nextTerms) throw refused('This agreement has a scheduled change. Cancel it first.');
  const last = agreement.nextBillOn || agreement.endsOn;
  if (on < agreement.termStartsOn || (last !== '' && on > last))
    throw refused(`Choose a day from ${dayText(agreement.termStartsOn)} to ${dayText(last)}.`);
}

/** Builds the ledger line that passes the rest of a bill from one agreement to the other. */
const passed = (bill: AgreementBill, cents: number, on: string, act: Act): AgreementBill => ({
  ...bill,
  on: on > act.today ? on : act.today,
  from: on > bill.from ? on : bill.from,
  priceCents: cents,
  lineId: `transfer-${bill.from}`,
  pausedDays: 0,
  tries: [],
  dueOn: '',
  isPaid: true,
});

/**
 * Transfers an agreement: the earlier owner's ends on the day of the transfer, and the new one takes its place. Price, term and schedule
 * continue, what was paid stays with the person who paid or goes along, and no cards or consent carry over. Source: contracts method A7.
 * @throws AppError `failed-precondition`
 */
export function takenOver(
  { from, to }: { from: Agreement; to: Agreement },
  consent: AgreementConsent,
  act: Act,
): { from: Agreement; to: Agreement } {
  const { transfer } = to;
  if (!transfer) throw refused('This agreement takes over no other.');
  const { on, unused } = transfer;
  assertState(from, ['active', 'past-due'], 'The agreement this one takes over is no longer running. Call us.');
  if (from.cancelsOn !== '') throw refused('The agreement that this one takes over has been canceled. Call us.');
  const { creditCents: backCents, moving } = transferFigures(from, on, unused);
  const isAlong = unused === 'along';
  const covering = billsFrom(from, on);
  const postOn = on > act.today ? on : act.today;
  const credit = settledCredit(from, act.today);
  const ended = settled(from, {
    ...(on <= act.today ? { state: 'cancelled' as const } : {}),
    cancelsOn: on,
    cancelReason: cutText(`Transferred to the new owner of the house, ${to.customerName}: ${to.number}`, 300),
    nextBillOn: '',
    nextTerms: null,
    bills: isAlong
      ? [
          ...credit.bills,
          ...covering.map((bill) => ({
            ...passed(bill, -restOf(bill, on), on, act),
            name: `Transferred to the new owner, ${to.number}`,
          })),
        ]
      : credit.bills,
    refunds:
      backCents > 0 ? [...credit.refunds, { on: postOn, amountCents: backCents, creditNotes: [] }] : credit.refunds,
    visits: from.visits.filter(({ id }) => moving.every((visit) => visit.id !== id)),
    log: logged(from, entry('transferred', act, `${to.number}, from ${dayText(on)}`)),
  });
  const begun = started(to, consent, act);
  const taken = settled(begun, {
    anchorOn: from.anchorOn,
    termStartsOn: from.termStartsOn,
    endsOn: from.endsOn,
    nextPeriod: from.nextPeriod,
    nextBillOn: from.nextBillOn,
    visits: moving,
    visitYearOn: yearStart(from.termStartsOn, on),
    bills: covering.map((bill): AgreementBill =>
      isAlong
        ? {
            ...passed(bill, restOf(bill, on), on, act),
            // The invoice stays the earlier owner's document: the new owner sees what is paid, but not on whose bill.
            invoiceId: OPENING,
            name: `Paid by the earlier owner, ${from.number}`,
          }
        : {
            ...passed(bill, restOf(bill, on), on, act),
            invoiceId: '',
            isPaid: false,
            name: `${to.plan.name} for the rest of the period`,
          },
    ),
    log: logged(begun, entry('transferred', act, `${from.number}, from ${dayText(on)}`)),
  });
  return { from: ended, to: taken };
}
