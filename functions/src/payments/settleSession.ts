import type Stripe from 'stripe';
import { applyPayment } from '../billing/applyPayment';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { cardAttempts, cardAttemptSchema } from './attempts';
import { ATTEMPT_STATE, factsOf } from './paymentFacts';

export type ConnectedAccount = { companyId: string; accountId: string };

/**
 * Fetches a payment page's outcome from Stripe and posts it to the books; idempotent. The company and amount in an event or session
 * aren't trusted: our own record of the attempt decides.
 * @returns why nothing was done, or '' if something was.
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
