import type { Settlement } from '../billing/schema';
import type { Stored } from '../record/schema';
import { heldOf } from './refunds';
import { PAYMENT_METHOD_LABELS, type Payment, type PaymentState } from './schema';

/** States of money that belongs to the company, though the bank may still be inquiring about it. */
const HELD: readonly PaymentState[] = ['succeeded', 'part-refunded', 'disputed'];

/** Returns the valid payments among those for an estimate. */
export const heldDeposits = <P extends Pick<Payment, 'state' | 'amountCents' | 'tipCents' | 'refundedCents'>>(
  payments: readonly P[],
): P[] => payments.filter((payment) => HELD.includes(payment.state) && heldOf(payment) > 0);

/** Returns a deposit as a settlement on its estimate's invoice; `now` if its time is unknown, '' = without a time. */
export const depositSettlement = (id: string, payment: Payment, now = ''): Settlement => ({
  id,
  kind: 'payment',
  name: `Deposit, ${PAYMENT_METHOD_LABELS[payment.method].toLowerCase()}`,
  amountCents: heldOf(payment),
  at: payment.receivedAt || now,
});

/** Returns the deposits for an estimate's next invoice: those on no invoice yet. */
export const depositsWaitingIn = (payments: readonly Stored<Payment>[]): Settlement[] =>
  heldDeposits(payments)
    .filter(({ invoiceId }) => invoiceId === '')
    .map((payment) => depositSettlement(payment.id, payment));
