import type Stripe from 'stripe';
import { applyPayment, type PaymentFacts } from '../billing/applyPayment';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { cardAttempts, cardAttemptSchema, type CardAttempt } from './attempts';

export type ConnectedAccount = { companyId: string; accountId: string };

/**
 * Asks Stripe what became of a payment page and enters it in the books; told of it again it changes nothing. What an event
 * or the session itself says of its company and amount is not believed: our own record of the attempt decides.
 * @returns why nothing was done; '' when something was.
 */
export async function settleSession(
  deps: Deps,
  stripe: Stripe,
  { companyId, accountId }: ConnectedAccount,
  sessionId: string,
): Promise<string> {
  const session = await stripe.checkout.sessions.retrieve(
    sessionId,
    { expand: ['payment_intent.latest_charge.balance_transaction'] },
    { stripeAccount: accountId },
  );
  const paymentId = session.client_reference_id ?? '';
  const snapshot = paymentId === '' ? null : await cardAttempts(deps.db).doc(paymentId).get();
  const attempt = snapshot?.exists ? cardAttemptSchema.parse(snapshot.data()) : null;
  if (
    !snapshot ||
    !attempt ||
    attempt.companyId !== companyId ||
    attempt.accountId !== accountId ||
    attempt.sessionId !== session.id
  ) {
    return `The payment page ${session.id} was not opened by this server.`;
  }
  if (session.status === 'expired') {
    if (attempt.state === 'open') await snapshot.ref.update({ state: 'expired', ...updatedStamp('', deps.now()) });
    return '';
  }
  const intent = session.payment_intent;
  if (session.status !== 'complete' || intent === null || typeof intent === 'string')
    return 'Nothing has been paid yet.';
  const facts = factsOf(attempt, paymentId, intent);
  if (!facts) return 'Nothing has been paid yet.';
  await applyPayment(deps, facts);
  await snapshot.ref.update({
    state: ATTEMPT_STATE[facts.state],
    paymentIntentId: intent.id,
    ...updatedStamp('', deps.now()),
  });
  return '';
}

const ATTEMPT_STATE: Record<PaymentFacts['state'], CardAttempt['state']> = {
  succeeded: 'paid',
  processing: 'processing',
  failed: 'failed',
};

/** What the books need to know; null while the payment is not under way. */
function factsOf(attempt: CardAttempt, paymentId: string, intent: Stripe.PaymentIntent): PaymentFacts | null {
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
  const isBank =
    charge?.payment_method_details?.type === 'us_bank_account' ||
    (!charge && intent.payment_method_types[0] === 'us_bank_account');
  return {
    companyId,
    paymentId,
    ...(invoiceId === '' ? { estimateId } : { invoiceId }),
    state,
    method: isBank ? 'bank' : 'card',
    // The amount Stripe took counts if it ever differs from the one requested.
    amountCents: state === 'succeeded' ? intent.amount_received : amountCents + tipCents,
    tipCents,
    currency,
    stripePaymentIntentId: intent.id,
    ...(transaction && { stripeFeeCents: transaction.fee }),
    ...(state === 'failed' && {
      failureReason: (intent.last_payment_error?.message ?? 'The bank refused the payment.').slice(0, 300),
    }),
  };
}
