import type Stripe from 'stripe';
import { CHARGED_AUTOMATICALLY } from '@/domain/payment/schema';
import type { PaymentFacts } from '../billing/applyPayment';
import type { CardAttempt } from './attempts';

export const ATTEMPT_STATE: Record<PaymentFacts['state'], CardAttempt['state']> = {
  succeeded: 'paid',
  processing: 'processing',
  failed: 'failed',
};

/** Returns what the books need to know, or null if no payment is in progress. */
export function factsOf(attempt: CardAttempt, paymentId: string, intent: Stripe.PaymentIntent): PaymentFacts | null {
  const { companyId, invoiceId, estimateId, currency, amountCents, tipCents } = attempt;
  const state =
    intent.status === 'succeeded'
      ? 'succeeded'
      : intent.status === 'processing'
        ? 'processing'
        : intent.last_payment_error || intent.status === 'canceled'
          ? 'failed'
          : null;
  if (state === null) return null;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const transaction = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const method = typeof intent.payment_method === 'object' ? intent.payment_method?.type : undefined;
  // While a debit is processing there may be no charge yet, and the list of types is what could have been chosen.
  const type = charge?.payment_method_details?.type ?? method ?? intent.payment_method_types[0];
  const isBank = type === 'us_bank_account';
  return {
    companyId,
    paymentId,
    ...(invoiceId === '' ? { estimateId } : { invoiceId }),
    state,
    method: isBank ? 'bank' : 'card',
    // Uses the amount Stripe received, if it ever differs from the one requested.
    amountCents: state === 'succeeded' ? intent.amount_received : amountCents + tipCents,
    tipCents,
    currency,
    ...(attempt.agreementId === '' ? {} : { note: CHARGED_AUTOMATICALLY }),
    stripePaymentIntentId: intent.id,
    ...(transaction && { stripeFeeCents: transaction.fee }),
    ...(state === 'failed' && {
      failureReason: (intent.last_payment_error?.message ?? 'The bank refused the payment.').slice(0, 300),
    }),
  };
}
