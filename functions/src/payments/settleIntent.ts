import type Stripe from 'stripe';
import { applyPayment } from '../billing/applyPayment';
import { followCharge } from '../agreements/cards/followCharge';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { cardAttempts, cardAttemptSchema, placeOf, type CardAttempt } from './attempts';
import { ATTEMPT_STATE, factsOf } from './paymentFacts';
import { settleSession, type ConnectedAccount } from './settleSession';

/**
 * Fetches a payment's outcome from Stripe and posts it to the books; idempotent. As with a payment page, our own record of the attempt
 * determines the company and amount.
 * @returns why nothing was done, or '' if something was.
 */
export async function settleIntent(
  deps: Deps,
  stripe: Stripe,
  owner: ConnectedAccount,
  intentId: string,
): Promise<string> {
  const intent = await stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge.balance_transaction', 'payment_method'] },
    { stripeAccount: owner.accountId },
  );
  const paymentId = intent.metadata['paymentId'] ?? '';
  const ref = paymentId === '' ? null : cardAttempts(deps.db).doc(paymentId);
  const stored = (await ref?.get())?.data();
  const attempt = stored ? cardAttemptSchema.parse(stored) : null;
  if (!ref || !attempt || !isOf(attempt, owner, intent.id))
    return `The payment ${intentId} was not asked for by this server.`;
  const place = placeOf(attempt);
  if (place === 'page') return settleSession(deps, stripe, owner, attempt.sessionId);
  const note = (changes: Partial<CardAttempt>) =>
    ref.update({ ...changes, paymentIntentId: intent.id, ...updatedStamp('', deps.now()) });

  const facts = factsOf(attempt, paymentId, intent);
  const isCanceled = intent.status === 'canceled';
  // Someone at the fields may try another card; only a debit in progress can have failed.
  if (attempt.state !== 'processing' && (isCanceled || (facts?.state === 'failed' && place === 'fields'))) {
    if (isCanceled) await note({ state: attempt.state === 'failed' ? 'failed' : 'expired' });
    if (isCanceled && place === 'card') await followCharge(deps, { ...attempt, paymentId }, { outcome: 'dropped' });
    return 'Nothing has been paid yet.';
  }
  if (!facts) {
    if (attempt.paymentIntentId === '') await note({});
    return 'Nothing has been paid yet.';
  }
  await applyPayment(deps, facts);
  await note({ state: ATTEMPT_STATE[facts.state] });
  if (place === 'card') {
    const error = intent.last_payment_error;
    await followCharge(
      deps,
      { ...attempt, paymentId },
      facts.state === 'failed'
        ? { outcome: 'declined', declineCode: error?.decline_code ?? error?.code ?? '' }
        : { outcome: facts.state },
    );
  }
  return '';
}

const isOf = (attempt: CardAttempt, { companyId, accountId }: ConnectedAccount, intentId: string): boolean =>
  attempt.companyId === companyId &&
  attempt.accountId === accountId &&
  (placeOf(attempt) === 'page' || attempt.paymentIntentId === '' || attempt.paymentIntentId === intentId);
