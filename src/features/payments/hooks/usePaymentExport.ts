import { collections } from '@/data/collections';
import { plainAmount } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';

const HEADER = [
  'Received on',
  'Customer',
  'Invoice',
  'Method',
  'State',
  'Currency',
  'Amount',
  'Tip',
  'Refunded',
  'Stripe fee',
  'Reference',
  'Note',
  'Payout',
  'Id',
];

const rowOf = (payment: Stored<Payment>): string[] => [
  payment.receivedOn,
  payment.customerName,
  payment.invoiceNumber,
  PAYMENT_METHOD_LABELS[payment.method],
  PAYMENT_STATE_LABELS[payment.state],
  payment.currency,
  plainAmount(payment.amountCents),
  plainAmount(payment.tipCents),
  plainAmount(payment.refundedCents),
  payment.stripeFeeCents === null ? '' : plainAmount(payment.stripeFeeCents),
  payment.reference,
  payment.note,
  payment.stripePayoutId,
  payment.id,
];

/** All that the list would show, as a CSV file. */
export const usePaymentExport = () =>
  useListExport(collections.payments, { header: HEADER, rowsOf: (record) => [rowOf(record)], noun: 'payment' });
