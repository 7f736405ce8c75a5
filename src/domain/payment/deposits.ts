import type { Settlement } from '../billing/schema';
import type { Stored } from '../record/schema';
import { heldOf } from './refunds';
import { PAYMENT_METHOD_LABELS, type Payment, type PaymentState } from './schema';

/** Money that is the company's, though the bank may still be asking about it. */
const HELD: readonly PaymentState[] = ['succeeded', 'part-refunded', 'disputed'];

/** Of the payments made for an estimate, those that hold. */
export const heldDeposits = <P extends Pick<Payment, 'state' | 'amountCents' | 'tipCents' | 'refundedCents'>>(
  payments: readonly P[],
): P[] => payments.filter((payment) => HELD.includes(payment.state) && heldOf(payment) > 0);

/** A deposit as it settles a part of the invoice of its estimate; `now` where its time is not known, '' = without a time. */
export const depositSettlement = (id: string, payment: Payment, now = ''): Settlement => ({
  id,
  kind: 'payment',
  name: `Deposit, ${PAYMENT_METHOD_LABELS[payment.method].toLowerCase()}`,
  amountCents: heldOf(payment),
  at: payment.receivedAt || now,
});

/** What the next invoice of an estimate takes into account: deposits that are on no invoice yet. */
export const depositsWaitingIn = (payments: readonly Stored<Payment>[]): Settlement[] =>
  heldDeposits(payments)
    .filter(({ invoiceId }) => invoiceId === '')
    .map((payment) => depositSettlement(payment.id, payment));
