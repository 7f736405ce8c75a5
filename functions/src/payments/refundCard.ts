import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { isInvalidRequest } from '../stripe/errors';
import { cardAttempts, cardAttemptSchema } from './attempts';

export type CardRefund = {
  companyId: string;
  paymentId: string;
  refundId: string;
  amountCents: number;
  reason: string;
  by: string;
};

/**
 * Refunds a payment at Stripe, from the company's own account; the caller updates the ledger, with `refundId`. Idempotent per refund. The
 * calling function declares `STRIPE_SECRETS`.
 * @returns Stripe's id of the refund, and whether the refund is certain (`false`: Stripe will report it).
 * @throws AppError `failed-precondition` when Stripe refuses, `unavailable` when it can't be reached.
 */
export async function refundCard(
  { db }: Deps,
  { companyId, paymentId, refundId, amountCents, reason, by }: CardRefund,
): Promise<{ providerId: string; isDone: boolean }> {
  const snapshot = await cardAttempts(db).doc(paymentId).get();
  const attempt = snapshot.exists ? cardAttemptSchema.parse(snapshot.data()) : null;
  if (attempt?.companyId !== companyId || attempt.paymentIntentId === '')
    throw precondition('Stripe does not know this payment.');
  const stripe = await stripeClient();
  try {
    const refund = await stripe.refunds.create(
      // Stripe's event may arrive before the caller continues: it carries everything the books need.
      {
        payment_intent: attempt.paymentIntentId,
        amount: amountCents,
        metadata: { companyId, paymentId, refundId, reason, by },
      },
      { stripeAccount: attempt.accountId, idempotencyKey: `refund:${refundId}` },
    );
    return { providerId: refund.id, isDone: refund.status === 'succeeded' };
  } catch (error) {
    if (isInvalidRequest(error) && error instanceof Error)
      throw precondition(`Stripe does not refund this: ${error.message}`);
    throw error;
  }
}
