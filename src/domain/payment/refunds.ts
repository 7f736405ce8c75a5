import type { Payment, PaymentState } from './schema';

type Money = Pick<Payment, 'amountCents' | 'tipCents' | 'refundedCents'>;

/** What of a payment can still be given back. Only money that has come can. */
export const refundableCents = ({ state, amountCents, refundedCents }: Money & Pick<Payment, 'state'>): number =>
  state === 'processing' || state === 'failed' ? 0 : amountCents - refundedCents;

/** What of a payment counts toward an invoice: without the tip, and without what went back. */
export const heldOf = ({ amountCents, tipCents, refundedCents }: Money): number =>
  Math.max(0, amountCents - tipCents - refundedCents);

/** How a refund divides: the invoice's money goes back first, the tip last. */
export function refundShares(payment: Money, refundCents: number): { invoiceCents: number; tipCents: number } {
  const invoiceCents = Math.min(refundCents, heldOf(payment));
  return { invoiceCents, tipCents: refundCents - invoiceCents };
}

/** The state of money that has come, by how much of it went back. */
export function stateAfterRefund(amountCents: number, refundedCents: number): PaymentState {
  if (refundedCents === 0) return 'succeeded';
  return refundedCents < amountCents ? 'part-refunded' : 'refunded';
}
