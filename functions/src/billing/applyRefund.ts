import type { Transaction } from 'firebase-admin/firestore';
import { isSettledBy, withSettlement } from '@/domain/invoice/settlements';
import { depositExposure, exposureOf } from '@/domain/ledger/addUp';
import { heldOf, refundableCents, refundShares, stateAfterRefund } from '@/domain/payment/refunds';
import type { Payment } from '@/domain/payment/schema';
import { formatCents } from '@/domain/money/format';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { precondition } from '../platform/errors';
import { settlementFields } from './applyPayment';
import { openBooks } from './books';
import { moneyTransaction } from './moneyTransaction';
import { readCompanyDay, readInvoice, readPayment } from './records';

/** A refund. The same `refundId`, or the same id at Stripe, is the same refund. */
export type RefundFacts = {
  companyId: string;
  paymentId: string;
  refundId: string;
  amountCents: number;
  reason: string;
  /** Uid of the person who issued the refund; '' if Stripe reports it. */
  by?: string;
  providerId?: string;
};

/**
 * Records a refund on the payment, on its invoice and in the books, once.
 * @throws AppError `not-found`; `failed-precondition` when it would exceed the payment.
 */
export function applyRefund(deps: Deps, facts: RefundFacts): Promise<{ payment: Payment; hasCounted: boolean }> {
  return moneyTransaction(deps, facts.companyId, (transaction) => refundInTransaction(deps, transaction, facts));
}

/** Like `applyRefund`, within a transaction that hasn't written anything yet. @throws as `applyRefund` */
export async function refundInTransaction(
  deps: Deps,
  transaction: Transaction,
  facts: RefundFacts,
): Promise<{ payment: Payment; hasCounted: boolean }> {
  const { companyId, paymentId, refundId, amountCents, reason, by = '', providerId = '' } = facts;
  const { ref, record: payment, data } = await readPayment(deps, transaction, companyId, paymentId);
  if (isRefunded(payment, refundId, providerId)) return { payment, hasCounted: false };
  assertRefundable(payment, amountCents);
  const invoice = payment.invoiceId === '' ? null : await readInvoice(deps, transaction, companyId, payment.invoiceId);
  const { today } = await readCompanyDay(deps, transaction, companyId);
  // During a customer merge, the invoice, which determines the balance, is ahead of its payments.
  const customerId = invoice?.record.customerId ?? payment.customerId;
  const books = await openBooks(deps, transaction, { companyId, on: [today], customerIds: [customerId] });

  const shares = refundShares(payment, amountCents);
  const now = deps.now();
  const settlementId = refundSettlementId(paymentId, refundId);
  const settled =
    invoice && shares.invoiceCents > 0 && !isSettledBy(invoice.record, settlementId)
      ? withSettlement(
          invoice.record,
          { id: settlementId, kind: 'refund', name: 'Refund', amountCents: shares.invoiceCents, at: now },
          today,
        )
      : invoice?.record;
  const heldCents = heldOf(payment);
  books.postEntry({
    entryId: refundEntryId(paymentId, refundId),
    entry: {
      kind: 'refund',
      on: today,
      by,
      customerId,
      customerName: payment.customerName,
      invoiceId: payment.invoiceId,
      invoiceNumber: payment.invoiceNumber,
      estimateId: payment.estimateId,
      businessUnitId: invoice?.record.businessUnitId ?? payment.businessUnitId,
      paymentId,
      balanceChangeCents: shares.invoiceCents,
      moneyCents: -amountCents,
      tipCents: shares.tipCents === 0 ? 0 : -shares.tipCents,
      method: payment.method,
      reason,
    },
    before: invoice ? exposureOf(invoice.record) : depositExposure(heldCents),
    after: settled ? exposureOf(settled) : depositExposure(heldCents - shares.invoiceCents),
  });
  books.close();

  const refundedCents = payment.refundedCents + amountCents;
  const changes: Partial<Payment> = {
    refundedCents,
    refunds: [
      ...payment.refunds,
      { id: refundId, amountCents, at: now, by, reason, providerId, failedAt: '', failureReason: '' },
    ],
    state: stateAfterRefund(payment.amountCents, refundedCents),
  };
  transaction.update(ref, { ...changes, ...updatedAudit(by, now, data) });
  if (invoice && settled)
    transaction.update(invoice.ref, { ...settlementFields(settled), ...updatedAudit(by, now, invoice.data) });
  return { payment: { ...payment, ...changes }, hasCounted: true };
}

export const refundEntryId = (paymentId: string, refundId: string): string => `refund-${paymentId}-${refundId}`;
export const refundSettlementId = (paymentId: string, refundId: string): string =>
  refundEntryId(paymentId, refundId).slice(0, 128);

export const isRefunded = ({ refunds }: Pick<Payment, 'refunds'>, refundId: string, providerId = ''): boolean =>
  refunds.some((refund) => refund.id === refundId || (providerId !== '' && refund.providerId === providerId));

/** @throws AppError `failed-precondition` with how much can be refunded. */
export function assertRefundable(payment: Payment, amountCents: number): void {
  const left = refundableCents(payment);
  if (left === 0)
    throw precondition(
      payment.refundedCents > 0
        ? 'It has already been refunded in full.'
        : 'No money has been received yet, so there is nothing to refund.',
    );
  if (amountCents > left)
    throw precondition(`Only ${formatCents(left, { currency: payment.currency })} of it can be refunded.`);
}
