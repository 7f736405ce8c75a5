import { plainAmount } from '../money/format';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS, type Payment } from './schema';

/** Export columns of the list of payments. */
export const PAYMENT_COLUMNS: Columns<Stored<Payment>> = {
  'Received on': (payment) => payment.receivedOn,
  Customer: (payment) => payment.customerName,
  Invoice: (payment) => payment.invoiceNumber,
  Method: (payment) => PAYMENT_METHOD_LABELS[payment.method],
  State: (payment) => PAYMENT_STATE_LABELS[payment.state],
  Currency: (payment) => payment.currency,
  Amount: (payment) => plainAmount(payment.amountCents),
  Tip: (payment) => plainAmount(payment.tipCents),
  Refunded: (payment) => plainAmount(payment.refundedCents),
  'Stripe fee': (payment) => (payment.stripeFeeCents === null ? '' : plainAmount(payment.stripeFeeCents)),
  Reference: (payment) => payment.reference,
  Note: (payment) => payment.note,
  Payout: (payment) => payment.stripePayoutId,
  Id: (payment) => payment.id,
};
