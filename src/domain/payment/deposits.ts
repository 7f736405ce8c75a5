import type { Settlement } from '../billing/schema';
import type { Stored } from '../record/schema';
import { heldOf } from './refunds';
import { PAYMENT_METHOD_LABELS, type Payment, type PaymentState } from './schema';

/** States in which the company holds the money, even if the bank is still investigating it. */
const HELD: readonly PaymentState[] = ['succeeded', 'part-refunded', 'disputed'];

/** Filters an estimate's payments to the deposits still held. */
export const heldDeposits = <P extends Pick<Payment, 'state' | 'amountCents' | 'tipCents' | 'refundedCents'>>(
  payments: readonly P[],
): P[] => payments.filter((payment) => HELD.includes(payment.state) && heldOf(payment) > 0);

/** Returns a deposit as a settlement on its estimate's invoice; `now` if its time isn't known, '' = without a time. */
export const depositSettlement = (id: string, payment: Payment, now = ''): Settlement => ({
  id,
  kind: 'payment',
  name: `Deposit, ${PAYMENT_METHOD_LABELS[payment.method].toLowerCase()}`,
  amountCents: heldOf(payment),
  at: payment.receivedAt || now,
});

/** Returns the deposits that an estimate's next invoice applies: those not on any invoice yet. */
export const depositsWaitingIn = (payments: readonly Stored<Payment>[]): Settlement[] =>
  heldDeposits(payments)
    .filter(({ invoiceId }) => invoiceId === '')
    .map((payment) => depositSettlement(payment.id, payment));
