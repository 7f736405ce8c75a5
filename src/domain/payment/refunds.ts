import type { Payment, PaymentState } from './schema';

type Money = Pick<Payment, 'amountCents' | 'tipCents' | 'refundedCents'>;

/** Returns how much of a payment can still be refunded. Only money that has arrived can. */
export const refundableCents = ({ state, amountCents, refundedCents }: Money & Pick<Payment, 'state'>): number =>
  state === 'processing' || state === 'failed' ? 0 : amountCents - refundedCents;

/** Returns how much of a payment counts toward an invoice: without the tip and refunds. */
export const heldOf = ({ amountCents, tipCents, refundedCents }: Money): number =>
  Math.max(0, amountCents - tipCents - refundedCents);

/** Splits a refund: the invoice's money goes back first, the tip last. */
export function refundShares(payment: Money, refundCents: number): { invoiceCents: number; tipCents: number } {
  const invoiceCents = Math.min(refundCents, heldOf(payment));
  return { invoiceCents, tipCents: refundCents - invoiceCents };
}

/** Returns the state of arrived money, by how much of it was refunded. */
export function stateAfterRefund(amountCents: number, refundedCents: number): PaymentState {
  if (refundedCents === 0) return 'succeeded';
  return refundedCents < amountCents ? 'part-refunded' : 'refunded';
}
