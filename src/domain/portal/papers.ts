import type { Agreement } from '../agreement/record/schema';
import { AGREEMENT_STATUS_LABELS } from '../agreement/record/state';
import { priceText } from '../agreement/record/words';
import type { EstimateState } from '../billing/estimateState';
import type { Estimate } from '../estimate/schema';
import type { Invoice } from '../invoice/schema';
import { formatCents } from '../money/format';
import { formatPaperDate } from '../paper/dates';
import { PAYMENT_METHOD_LABELS, type Payment } from '../payment/schema';
import { isTimePromised } from '../scheduling/promise';
import type { ScheduleEntry } from '../scheduling/schema';
import { isAhead } from '../scheduling/visitState';
import { spokenSpan } from '../scheduling/words';
import type { Portal, PortalPaper } from './api';

type Clock = { timeZone: string };
type WithId<T> = T & { id: string };

const day = (on: string, clock: Clock): string => formatPaperDate(on, clock);
const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const ESTIMATE_WORDS: Record<EstimateState, string> = {
  draft: '',
  sent: 'Waiting for your answer',
  approved: 'Accepted',
  declined: 'Declined',
  'changes-requested': 'You asked for a change',
  converted: 'Accepted',
  superseded: '',
};

/** Returns an estimate's list entry for its customer, or null if it wasn't sent to them. */
export function estimateInPortal(estimate: WithId<Estimate>, clock: Clock): PortalPaper | null {
  const { id, number, title, state, totalCents, document, sentAt } = estimate;
  if (ESTIMATE_WORDS[state] === '') return null;
  return {
    ...{ kind: 'estimate', id, title: `Estimate ${number}` },
    details: words(title, ESTIMATE_WORDS[state], day(sentAt, clock)),
    amountText: formatCents(totalCents, { currency: document.currency }),
    isOpen: state === 'sent',
  };
}

/** Returns an invoice's list entry for its customer, or null for a draft. */
export function invoiceInPortal(invoice: WithId<Invoice>, clock: Clock): PortalPaper | null {
  const { id, number, title, state, isOpen, totalCents, balanceCents, dueOn, issuedOn, document } = invoice;
  if (state === 'draft' || number === '') return null;
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  const standing =
    state === 'void'
      ? 'Void'
      : state === 'credited'
        ? 'Credited'
        : isOpen
          ? words(`${money(balanceCents)} open`, dueOn === '' ? '' : `due ${day(dueOn, clock)}`)
          : 'Paid';
  return {
    ...{ kind: 'invoice', id, title: `Invoice ${number}` },
    details: words(title, standing, issuedOn === '' ? '' : `issued ${day(issuedOn, clock)}`),
    amountText: money(totalCents),
    isOpen: isOpen && state === 'issued',
  };
}

/**
 * Returns a service agreement's list entry for its customer, or null for a draft, and for an imported one that the office hasn't reviewed
 * yet.
 */
export function agreementInPortal(agreement: WithId<Agreement>): PortalPaper | null {
  const { id, number, state, plan, priceCents, interval, currency } = agreement;
  if (state === 'draft' || state === 'imported') return null;
  return {
    ...{ kind: 'agreement', id, title: `${plan.name} ${number}` },
    details: state === 'offered' ? 'Waiting for your signature' : AGREEMENT_STATUS_LABELS[state],
    amountText: priceText(priceCents, interval, currency),
    isOpen: state === 'offered',
  };
}

/** Returns a visit's list entry for its customer: what was promised, and nothing about the work. */
export function visitInPortal(visit: WithId<ScheduleEntry>): PortalPaper | null {
  const { id, kind, state, placement } = visit;
  if (kind !== 'visit' || state === 'cancelled') return null;
  const { startsAt, timeZone, windowStartsAt, windowEndsAt } = placement;
  const isOpen = isAhead(state);
  return {
    ...{ kind: 'visit', id, title: `Visit on ${formatPaperDate(startsAt, { timeZone })}` },
    details: !isOpen
      ? 'Done'
      : windowStartsAt !== ''
        ? spokenSpan(windowStartsAt, windowEndsAt, timeZone)
        : isTimePromised(visit)
          ? formatPaperDate(startsAt, { timeZone, withTime: true })
          : 'During the day',
    amountText: '',
    isOpen,
  };
}

/** Returns a received payment as its customer sees it, or null for one that didn't arrive. */
export function paymentInPortal(payment: Payment, clock: Clock): Portal['payments'][number] | null {
  const { state, amountCents, currency, receivedOn, method, invoiceNumber } = payment;
  if (state === 'failed' || state === 'processing') return null;
  return {
    on: day(receivedOn, clock),
    amountText: formatCents(amountCents, { currency }),
    details: words(PAYMENT_METHOD_LABELS[method], invoiceNumber === '' ? '' : `Invoice ${invoiceNumber}`),
  };
}
