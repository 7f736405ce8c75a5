import type { Transaction } from 'firebase-admin/firestore';
import type { Settlement } from '@/domain/billing/schema';
import { settledFields } from '@/domain/invoice/settlements';
import type { Invoice } from '@/domain/invoice/schema';
import { depositExposure, exposureOf } from '@/domain/ledger/addUp';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { heldOf, stateAfterRefund } from '@/domain/payment/refunds';
import type { Payment } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { refundEntryId, refundSettlementId } from './applyRefund';
import { settlementFields } from './applyPayment';
import { openBooks } from './books';
import { moneyTransaction } from './moneyTransaction';
import { readCompanyDay, readInvoice, readPayment } from './records';

/** A refund the bank returned, identified by our id or Stripe's. */
export type FailedRefund = {
  companyId: string;
  paymentId: string;
  refundId: string;
  providerId: string;
  reason: string;
};

/**
 * Reverses a refund in the books because the money never reached the customer; once, however often reported. The refund stays on the
 * payment, marked as failed, so it isn't recorded again. One never recorded is left alone.
 * @throws AppError `not-found`.
 */
export function reverseRefund(deps: Deps, facts: FailedRefund): Promise<void> {
  return moneyTransaction(deps, facts.companyId, (transaction) => reverseInTransaction(deps, transaction, facts));
}

async function reverseInTransaction(
  deps: Deps,
  transaction: Transaction,
  { companyId, paymentId, refundId, providerId, reason }: FailedRefund,
): Promise<void> {
  const { ref, record: payment, data } = await readPayment(deps, transaction, companyId, paymentId);
  const refund = payment.refunds.find((one) => one.id === refundId || one.providerId === providerId);
  if (!refund || refund.failedAt !== '') return;
  const entered = await transaction.get(
    inCompany(deps.db, companyId, 'ledger').doc(refundEntryId(paymentId, refund.id)),
  );
  const { balanceChangeCents, moneyCents, tipCents, customerId: enteredFor } = ledgerEntrySchema.parse(entered.data());
  const invoice = payment.invoiceId === '' ? null : await readInvoice(deps, transaction, companyId, payment.invoiceId);
  const { today } = await readCompanyDay(deps, transaction, companyId);
  const customerId = invoice?.record.customerId ?? enteredFor;
  const books = await openBooks(deps, transaction, { companyId, on: [today], customerIds: [customerId] });

  const now = deps.now();
  const refundedCents = payment.refundedCents - refund.amountCents;
  const changes: Partial<Payment> = {
    refundedCents,
    refunds: payment.refunds.map((one) => (one === refund ? { ...one, failedAt: now, failureReason: reason } : one)),
    state: stateAfterRefund(payment.amountCents, refundedCents),
  };
  const settled = invoice && unsettled(invoice.record, paymentId, refund.id, balanceChangeCents, today);
  books.postEntry({
    entryId: `refund-failed-${paymentId}-${refund.id}`,
    entry: {
      kind: 'refund',
      on: today,
      by: '',
      customerId,
      customerName: payment.customerName,
      invoiceId: payment.invoiceId,
      invoiceNumber: payment.invoiceNumber,
      estimateId: payment.estimateId,
      businessUnitId: invoice?.record.businessUnitId ?? payment.businessUnitId,
      paymentId,
      balanceChangeCents: opposite(balanceChangeCents),
      moneyCents: opposite(moneyCents),
      tipCents: opposite(tipCents),
      method: payment.method,
      reason: `The refund did not go through: ${reason}`,
    },
    before: invoice ? exposureOf(invoice.record) : depositExposure(heldOf(payment)),
    after: settled ? exposureOf(settled) : depositExposure(heldOf({ ...payment, refundedCents })),
  });
  books.close();
  transaction.update(ref, { ...changes, ...updatedAudit('', now, data) });
  if (invoice && settled)
    transaction.update(invoice.ref, { ...settlementFields(settled), ...updatedAudit('', now, invoice.data) });
}

/** Returns the invoice without the refund. If a deposit was refunded before there was an invoice, this one received only the rest. */
function unsettled(invoice: Invoice, paymentId: string, refundId: string, cents: number, today: string): Invoice {
  const { settlements } = invoice.document;
  const refunded = refundSettlementId(paymentId, refundId);
  const without = settlements.some(({ id }) => id === refunded)
    ? settlements.filter(({ id }) => id !== refunded)
    : settlements.map((one): Settlement =>
        one.id === paymentId ? { ...one, amountCents: one.amountCents + cents } : one,
      );
  return { ...invoice, ...settledFields(invoice, without, today) };
}

const opposite = (cents: number): number => (cents === 0 ? 0 : -cents);
