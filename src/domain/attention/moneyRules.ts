import { addDaysToInstant } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import { isOverdue } from '../billing/invoiceState';
import type { Estimate } from '../estimate/schema';
import { invoiceFacts, invoiceLabel } from '../invoice/facts';
import type { Invoice } from '../invoice/schema';
import { formatCents } from '../money/format';
import { hasCome } from '../payment/dailyClose';
import { PAYMENT_METHOD_LABELS, type Payment } from '../payment/schema';
import { periodLabel } from '../ledger/months';
import type { Stored } from '../record/schema';
import { STOCK_NAME, type ReportMonth } from '../report/cells';
import type { AttentionItem } from './item';
import { NEWS_DAYS } from './queries';

type StoredEstimate = Stored<Estimate>;

const QUOTE_LENGTH = 120;
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= QUOTE_LENGTH ? line : `${line.slice(0, QUOTE_LENGTH - 1).trimEnd()}…`;
};
const isRecent = (instant: string, now: string): boolean => instant >= addDaysToInstant(now, -NEWS_DAYS);
const priceOf = ({ approval, totalCents, document }: Estimate): string =>
  formatCents(approval?.totalCents ?? totalCents, { currency: document.currency });

function approvedItem(estimate: StoredEstimate): AttentionItem {
  const { id, customerName, title, jobId, answeredAt, approval } = estimate;
  const hasJob = jobId !== '';
  return {
    id: `signed:${id}:${approval?.revisionNumber ?? 0}`,
    kind: 'signed',
    title: approval?.by === 'office' ? `${customerName} approved` : `${customerName} signed`,
    detail: `${priceOf(estimate)} · ${title}`,
    at: answeredAt,
    action: hasJob
      ? { label: 'Open job', to: paths.jobDetails(jobId) }
      : { label: 'Create job', to: paths.estimateView(id) },
    isNews: hasJob,
  };
}

/** Returns estimates where the customer is waiting for the office: approved without a job, or with changes requested. `now` is an instant. */
export function estimateItems(estimates: readonly StoredEstimate[], now: string): AttentionItem[] {
  return estimates.flatMap((estimate): AttentionItem[] => {
    const { id, state, customerName, changeRequest, title, answeredAt, invoiceIds } = estimate;
    // Work billed without a job no longer needs one.
    if (state === 'approved' && invoiceIds.length === 0) {
      const item = approvedItem(estimate);
      return item.isNews && !isRecent(answeredAt, now) ? [] : [item];
    }
    if (state !== 'changes-requested') return [];
    return [
      {
        id: `changes:${id}:${answeredAt}`,
        kind: 'changes',
        title: `${customerName} asked for changes`,
        detail: changeRequest === '' ? title : `“${shortened(changeRequest)}”`,
        at: answeredAt,
        action: { label: 'Revise', to: paths.estimateView(id) },
        isNews: false,
      },
    ];
  });
}

/** Returns recently declined estimates. */
export const declinedItems = (estimates: readonly StoredEstimate[], now: string): AttentionItem[] =>
  estimates
    .filter(({ state, answeredAt }) => state === 'declined' && isRecent(answeredAt, now))
    .map((estimate) => ({
      id: `declined:${estimate.id}:${estimate.answeredAt}`,
      kind: 'declined',
      title: `${estimate.customerName} declined`,
      detail: [priceOf(estimate), estimate.title, shortened(estimate.declineReason)].filter(Boolean).join(' · '),
      at: estimate.answeredAt,
      action: { label: 'Open estimate', to: paths.estimateView(estimate.id) },
      isNews: true,
    }));

/** Returns invoices past their due date on `today` (YYYY-MM-DD). */
export const overdueItems = (invoices: readonly Stored<Invoice>[], today: string): AttentionItem[] =>
  invoices
    .filter((invoice) => isOverdue(invoiceFacts(invoice), today))
    .map((invoice) => ({
      id: `overdue:${invoice.id}`,
      kind: 'overdue',
      title: `${invoice.customerName} owes ${formatCents(invoice.balanceCents, { currency: invoice.document.currency })}`,
      detail: `${invoiceLabel(invoice)} · ${invoice.title}`,
      at: invoice.dueOn,
      action: { label: 'Open invoice', to: paths.invoice(invoice.id) },
      isNews: false,
    }));

const paymentLink = (id: string): string => `${paths.payments}?payment=${encodeURIComponent(id)}`;

const paidFor = ({ method, invoiceNumber }: Payment): string =>
  [PAYMENT_METHOD_LABELS[method], invoiceNumber || 'Deposit'].join(' · ');

/** Returns payments received during the last days, by instant. */
export const paidItems = (payments: readonly Stored<Payment>[], now: string): AttentionItem[] =>
  payments
    .map((payment) => ({ payment, at: payment.receivedAt || payment.createdAt }))
    .filter(({ payment, at }) => hasCome(payment) && payment.state !== 'disputed' && isRecent(at, now))
    .map(({ payment, at }) => ({
      id: `paid:${payment.id}`,
      kind: 'paid',
      title: `${formatCents(payment.amountCents, { currency: payment.currency })} from ${payment.customerName}`,
      detail: paidFor(payment),
      at,
      action: { label: 'Open payment', to: paymentLink(payment.id) },
      isNews: true,
    }));

/** Returns the label for a report total: a month, or the equipment. */
const sumLabel = (name: string): string => (STOCK_NAME.test(name) ? 'equipment' : periodLabel(name));

/** Returns report totals that the nightly check found different from the records and corrected. `months` is the current month, if kept. */
export const correctedItems = (months: readonly Stored<ReportMonth>[]): AttentionItem[] =>
  months.flatMap(({ id, corrections, updatedAt }): AttentionItem[] => {
    const last = corrections.at(-1);
    if (!last) return [];
    const names = [...new Set(corrections.map(({ month }) => sumLabel(month)))].join(', ');
    return [
      {
        id: `sums:${id}:${corrections.length}`,
        kind: 'sums',
        title: `Report figures of ${names} were corrected`,
        detail: STOCK_NAME.test(last.month)
          ? 'They differed from the records.'
          : `They differed from the records. Sales of ${periodLabel(last.month)}: ${formatCents(last.keptCents)} before, ${formatCents(last.foundCents)} now.`,
        at: updatedAt,
        action: { label: 'Open reports', to: paths.reports },
        isNews: true,
      },
    ];
  });

/** Returns payments that the customer's bank has reversed for now. */
export const disputedItems = (payments: readonly Stored<Payment>[]): AttentionItem[] =>
  payments
    .filter(({ state }) => state === 'disputed')
    .map((payment) => ({
      id: `disputed:${payment.id}`,
      kind: 'disputed',
      title: `${payment.customerName} disputes ${formatCents(payment.amountCents, { currency: payment.currency })}`,
      detail: paidFor(payment),
      at: payment.updatedAt,
      action: { label: 'Open payment', to: paymentLink(payment.id) },
      isNews: false,
    }));
