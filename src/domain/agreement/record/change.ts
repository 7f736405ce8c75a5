import { AppError } from '@/lib/appError';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { cutText } from '@/lib/cutText';
import { shareOf, sumOf } from '../../money/amounts';
import { nextActionOn } from './due';
import { billedCents, isIssued, recognizedThrough, refundedCents } from './income';
import { NOTICE_LABELS, type AgreementNotice } from './notice';
import {
  LOG_LIMIT,
  NOTICE_LIMIT,
  VISIT_LIMIT,
  type Agreement,
  type AgreementConsent,
  type AgreementLogEntry,
} from './schema';
import { isMember, type AgreementState } from './state';
import { monthlyValue, monthsOfInterval, termEnd } from './term';
import { periodStart } from '../periods';
import { nextVisitOn, noneOwed, owedAgain, visitsFrom, visitsOffered, withVisits } from './visits';

/** The person acting, and the company's date. */
export type Act = { today: string; now: string; by: string };

/** Builds a log entry for an act. */
export const entry = (kind: AgreementLogEntry['kind'], { now, by }: Act, text = ''): AgreementLogEntry => ({
  kind,
  at: now,
  by,
  text: cutText(text, 300),
});
/** Appends an entry to the log; when it is full, the oldest is dropped. */
export const logged = (agreement: Pick<Agreement, 'log'>, added: AgreementLogEntry): AgreementLogEntry[] =>
  [...agreement.log, added].slice(-LOG_LIMIT);

/** Applies changes to the agreement and updates what is derived from them: the next visit and the next day of the nightly run. */
export function settled(agreement: Agreement, changes: Partial<Agreement>): Agreement {
  const next: Agreement = { ...agreement, ...changes };
  next.visits = next.visits.slice(-VISIT_LIMIT);
  next.leftOn = isMember(next.state) ? '' : isMember(agreement.state) ? next.cancelsOn || next.endsOn : next.leftOn;
  next.nextVisitOn = isMember(next.state) && next.cancelsOn === '' ? nextVisitOn(next.visits) : '';
  return { ...next, nextActionOn: nextActionOn(next) };
}

/** Builds the error for what isn't possible in the agreement's current state. */
export const refused = (userMessage: string): AppError => new AppError({ code: 'failed-precondition', userMessage });

/** @throws AppError `failed-precondition` in any other state */
export function assertState(agreement: Agreement, allowed: readonly AgreementState[], what: string): void {
  if (!allowed.includes(agreement.state)) throw refused(what);
}

/**
 * Starts an agreement that its customer has just accepted: its first term begins on its start.
 * @throws AppError `failed-precondition` when it was answered earlier
 */
export function started(agreement: Agreement, consent: AgreementConsent, act: Act): Agreement {
  assertState(agreement, ['draft', 'offered'], 'This agreement has already been answered.');
  const { startsOn, plan } = agreement;
  const endsOn = termEnd(startsOn, plan.termMonths);
  return settled(agreement, {
    state: 'active',
    consent,
    anchorOn: startsOn,
    termStartsOn: startsOn,
    endsOn,
    nextPeriod: 0,
    nextBillOn: startsOn,
    nextNoticeOn: noticesFrom(agreement, act.today),
    visits: visitsOffered(plan, startsOn),
    log: logged(agreement, entry('agreed', act, consent.by === 'office' ? consent.signature.name : '')),
  });
}

/** Returns what changes when a draft is offered to its customer. */
export const offered = (agreement: Agreement, now: string): Partial<Agreement> => ({
  state: 'offered',
  sentAt: now,
  log: logged(agreement, { kind: 'offered', at: now, by: '', text: '' }),
});

/** Reopens it for editing. @throws AppError `failed-precondition` when it was accepted */
export function reopened(agreement: Agreement, act: Act): Agreement {
  assertState(agreement, ['offered', 'declined'], 'Only an agreement that no one has agreed to can be changed.');
  return settled(agreement, { state: 'draft', declineReason: '', log: logged(agreement, entry('changed', act)) });
}

/** Records the customer's refusal. @throws AppError `failed-precondition` when it was answered earlier */
export function declined(agreement: Agreement, reason: string, act: Act): Agreement {
  assertState(agreement, ['offered'], 'This agreement has already been answered.');
  return settled(agreement, {
    state: 'declined',
    declineReason: reason,
    log: logged(agreement, entry('declined', act, reason)),
  });
}

/** Pauses visits, bills and earning from today on. @throws AppError `failed-precondition` */
export function paused(agreement: Agreement, act: Act, resumesOn = ''): Agreement {
  assertState(agreement, ['active', 'past-due'], 'Only an active agreement can be paused.');
  const log = logged(agreement, entry('paused', act, resumesOn));
  return settled(agreement, { state: 'paused', pausedOn: act.today, resumesOn, log });
}

/**
 * Resumes after a pause: the end, the next bill and visits that are due move by the paused days. Source: contracts method A2.
 * @throws AppError `failed-precondition`
 */
export function resumed(agreement: Agreement, act: Act): Agreement {
  assertState(agreement, ['paused'], 'This agreement is not paused.');
  const days = Math.max(0, daysBetween(agreement.pausedOn, act.today));
  const later = (day: string): string => (day === '' ? '' : addCalendarDays(day, days));
  const anchorOn = later(agreement.anchorOn);
  return settled(agreement, {
    state: 'active',
    pausedOn: '',
    resumesOn: '',
    nextNoticeOn: noticesFrom(agreement, act.today),
    anchorOn,
    endsOn: later(agreement.endsOn),
    nextBillOn: agreement.nextBillOn === '' ? '' : billingStart({ ...agreement, anchorOn }, agreement.nextPeriod),
    bills: agreement.bills.map((bill) =>
      bill.until > agreement.pausedOn
        ? { ...bill, until: later(bill.until), pausedDays: bill.pausedDays + days }
        : bill,
    ),
    visits: agreement.visits.map((visit) =>
      visit.state === 'due' ? { ...visit, dueFrom: later(visit.dueFrom), dueBy: later(visit.dueBy) } : visit,
    ),
    // Terms that begin with a period move with it.
    nextTerms: agreement.nextTerms && { ...agreement.nextTerms, on: later(agreement.nextTerms.on) },
    log: logged(agreement, entry('resumed', act, days === 1 ? '1 day' : `${days} days`)),
  });
}

/** Returns the first day of one of its billing periods; 0 is the first of the term. */
export const billingStart = (
  { anchorOn, interval, plan }: Pick<Agreement, 'anchorOn' | 'interval' | 'plan'>,
  index: number,
): string => periodStart({ anchorDate: anchorOn, intervalMonths: monthsOfInterval(interval, plan.termMonths) }, index);

export type Cancellation = {
  /** The end of what is paid for, or today. */
  when: 'period-end' | 'today';
  reason: string;
  /** The customer's proof of cancellation. */
  receipt: string;
};

/** Returns the billed but unearned amount before a day, in cents: a cancellation then refunds it or credits it to open bills. */
export function unearnedCents(agreement: Agreement, today: string): number {
  const bills = agreement.bills.filter(isIssued);
  const kept = billedCents({ bills }) - refundedCents(agreement);
  return Math.max(0, kept - recognizedThrough({ ...agreement, bills, cancelsOn: '' }, addCalendarDays(today, -1)));
}

/** Returns the first day on which it no longer applies. */
export const cancelsOn = (agreement: Agreement, when: Cancellation['when'], today: string): string => {
  if (when === 'today') return today;
  return agreement.bills.reduce((last, { until }) => (until > last ? until : last), today);
};

/**
 * Ends an agreement, with its refund: the unearned part when it ends today, nothing at the end of what is paid for. Source: contracts
 * method A2. @throws AppError `failed-precondition`
 */
export function canceled(running: Agreement, { when, reason, receipt }: Cancellation, act: Act): Agreement {
  assertState(running, ['active', 'past-due', 'paused'], 'This agreement is not running.');
  if (running.cancelsOn !== '') throw refused('This agreement has already been canceled.');
  // Time that was paid for and paused is still owed.
  const agreement = running.state === 'paused' && when === 'period-end' ? resumed(running, act) : running;
  const endsOn = cancelsOn(agreement, when, act.today);
  const refundCents = when === 'today' ? unearnedCents(agreement, act.today) : 0;
  return settled(agreement, {
    ...(endsOn <= act.today ? { state: 'cancelled' as const } : {}),
    cancelsOn: endsOn,
    cancelReason: reason,
    cancelReceipt: receipt,
    nextBillOn: '',
    nextTerms: null,
    // Lines that waited for an invoice are part of the refund.
    bills: when === 'today' ? agreement.bills.filter(({ invoiceId }) => invoiceId !== '') : agreement.bills,
    refunds:
      refundCents > 0
        ? [...agreement.refunds, { on: act.today, amountCents: refundCents, creditNotes: [] }]
        : agreement.refunds,
    visits: agreement.visits.map((visit) =>
      visit.state === 'due' && visit.dueFrom >= endsOn ? { ...visit, state: 'lapsed' as const } : visit,
    ),
    log: logged(agreement, entry('cancelled', act, reason)),
  });
}

/**
 * Returns when the nightly run first looks for a notice of a term: a law can require one only if something continues automatically, and
 * terms that wait for their day may have a new price.
 */
export const noticesFrom = (
  { plan: { renewal, termMonths }, nextTerms }: Pick<Agreement, 'plan' | 'nextTerms'>,
  today: string,
): string => (renewal === 'automatic' || termMonths === 0 || termMonths > 12 || nextTerms !== null ? today : '');

/** Returns the price of the next term. */
export const escalated = ({ priceCents, plan }: Pick<Agreement, 'priceCents' | 'plan'>): number =>
  priceCents + shareOf(priceCents, plan.escalationPpm);

/** Adds a term that begins at the end of the last. @throws AppError `failed-precondition` */
export function renewed(agreement: Agreement, act: Act): Agreement {
  assertState(agreement, ['active', 'past-due', 'expired'], 'Only an active or expired agreement can be renewed.');
  if (agreement.endsOn === '') throw refused('This agreement has no end: there is nothing to renew.');
  const startsOn = agreement.endsOn;
  const endsOn = termEnd(startsOn, agreement.plan.termMonths);
  const priceCents = escalated(agreement);
  // Visits that lapsed only because it had expired are owed again.
  const visits = agreement.state === 'expired' ? owedAgain(agreement.visits, startsOn) : agreement.visits;
  return settled(agreement, {
    state: agreement.state === 'expired' ? 'active' : agreement.state,
    termStartsOn: startsOn,
    anchorOn: startsOn,
    endsOn,
    nextPeriod: 0,
    nextBillOn: startsOn,
    nextNoticeOn: noticesFrom(agreement, act.today),
    noticeBy: '',
    noticeWhy: '',
    priceCents,
    visits: withVisits(visits, visitsFrom(agreement.plan, startsOn, endsOn)),
    log: logged(agreement, entry('renewed', act, startsOn)),
  });
}

/**
 * Continues month to month after the term has ended without the notice that the law requires: the customer can end it at any time, and it
 * never renews silently for another term. Source: contracts method A5.
 */
export function monthToMonth(agreement: Agreement, why: string, act: Act): Agreement {
  const startsOn = agreement.endsOn;
  return settled(agreement, {
    termStartsOn: startsOn,
    anchorOn: startsOn,
    endsOn: '',
    interval: 'month',
    priceCents: monthlyValue(agreement.priceCents, agreement.interval, agreement.plan.termMonths),
    plan: { ...agreement.plan, termMonths: 0 },
    nextPeriod: 0,
    nextBillOn: startsOn,
    nextNoticeOn: act.today,
    noticeBy: '',
    noticeWhy: '',
    visits: withVisits(agreement.visits, visitsFrom(agreement.plan, startsOn, '')),
    log: logged(agreement, entry('renewed', act, why)),
  });
}

/** Records a notice sent today under a rule of law. @throws AppError `failed-precondition` when nothing runs */
export function noticed(agreement: Agreement, notice: Omit<AgreementNotice, 'on'>, act: Act): Agreement {
  assertState(agreement, ['active', 'past-due', 'paused'], 'This agreement is not running.');
  return settled(agreement, {
    notices: [...agreement.notices, { ...notice, on: act.today }].slice(-NOTICE_LIMIT),
    // The next nightly run determines which one is next, and whether a person has to handle it.
    nextNoticeOn: act.today,
    noticeBy: '',
    noticeWhy: '',
    log: logged(agreement, entry('notice', act, NOTICE_LABELS[notice.kind])),
  });
}

/** Expires an agreement whose term has ended without a renewal. */
export const expired = (agreement: Agreement, act: Act): Agreement =>
  settled(agreement, {
    state: 'expired',
    nextBillOn: '',
    nextTerms: null,
    ...settledCredit(agreement, act.today),
    // With revenue by visit, the price of visits left open would never be earned.
    visits: noneOwed(agreement.visits),
    log: logged(agreement, entry('expired', act)),
  });

/** Refunds a credit that no future bill will use; drops a charge that was never billed. */
export function settledCredit(
  { bills, refunds }: Pick<Agreement, 'bills' | 'refunds'>,
  today: string,
): Pick<Agreement, 'bills' | 'refunds'> {
  const waiting = bills.filter(({ invoiceId }) => invoiceId === '');
  const creditCents = -sumOf(waiting.map(({ priceCents }) => priceCents));
  return {
    bills: bills.filter(({ invoiceId }) => invoiceId !== ''),
    refunds: creditCents > 0 ? [...refunds, { on: today, amountCents: creditCents, creditNotes: [] }] : refunds,
  };
}

/** Marks the agreement unpaid beyond the grace period, or paid up again. */
export const withPaymentState = (agreement: Agreement, state: 'active' | 'past-due', act: Act): Agreement =>
  settled(agreement, {
    state,
    pastDueSince: state === 'past-due' ? act.today : '',
    log: logged(agreement, entry(state === 'past-due' ? 'past-due' : 'paid-up', act)),
  });
