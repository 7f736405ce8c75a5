import type { Payment, PaymentState } from './schema';

type Money = Pick<Payment, 'amountCents' | 'tipCents' | 'refundedCents'>;

/** What of a payment can still be given back. Only money that has come can. */
export const refundableCents = ({ state, amountCents, refundedCents }: Money & Pick<Payment, 'state'>): number =>
  state === 'processing' || state === 'failed' ? 0 : amountCents - refundedCents;

/** How a refund divides: the invoice's money goes back first, the tip last. */
export function refundShares(
  { amountCents, tipCents, refundedCents }: Money,
  refundCents: number,
): { invoiceCents: number; tipCents: number } {
  const invoiceLeftCents = Math.max(0, amountCents - tipCents - refundedCents);
  const invoiceCents = Math.min(refundCents, invoiceLeftCents);
  return { invoiceCents, tipCents: refundCents - invoiceCents };
}

/** The state of money that has come, by how much of it went back. */
export function stateAfterRefund(amountCents: number, refundedCents: number): PaymentState {
  if (refundedCents === 0) return 'succeeded';
  return refundedCents < amountCents ? 'part-refunded' : 'refunded';
}
