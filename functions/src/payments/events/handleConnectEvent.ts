import type Stripe from 'stripe';
import { applyDispute, type DisputeFacts } from '../../billing/applyDispute';
import { applyRefund } from '../../billing/applyRefund';
import { reverseRefund } from '../../billing/reverseRefund';
import type { Deps } from '../../platform/admin';
import { toAppError } from '../../platform/errors';
import { enterSetup } from '../../agreements/cards/enterSetup';
import { bounceCode } from '@/domain/agreement/payment/changes';
import { bounceCharge, freezeCharges } from '../../agreements/cards/followCharge';
import { followMethod } from '../../agreements/cards/followMethod';
import { companyOfAccount, noteDisconnected, syncPayoutAccount } from '../accounts';
import { cardAttempts, cardAttemptSchema } from '../attempts';
import { notePayout } from '../payouts';
import { settleIntent } from '../settleIntent';
import { settleSession, type ConnectedAccount } from '../settleSession';
import type { ConnectEvent } from './connectEvent';
import { beginConnectEvent, endConnectEvent } from './connectEventLog';

export type ConnectOutcome = { status: 'done' | 'ignored'; reason: string; companyId: string };

/**
 * Handles an event of a connected account with a verified signature. Redelivered, concurrent or out-of-order events
 * give the same result: Stripe is always asked for the current state. Rethrows failures after recording them.
 */
export async function handleConnectEvent(deps: Deps, stripe: Stripe, event: ConnectEvent): Promise<ConnectOutcome> {
  if (await beginConnectEvent(deps, event)) return { status: 'done', reason: 'It was handled before.', companyId: '' };
  const companyId = (await companyOfAccount(deps, event.account)) ?? '';
  try {
    const reason =
      companyId === ''
        ? `No company has the account ${event.account}.`
        : await handle(deps, stripe, { companyId, accountId: event.account }, event);
    const outcome: ConnectOutcome = { status: reason === '' ? 'done' : 'ignored', reason, companyId };
    await endConnectEvent(deps, event.id, outcome);
    return outcome;
  } catch (error) {
    await endConnectEvent(deps, event.id, { status: 'failed', reason: toAppError(error).userMessage, companyId });
    throw error;
  }
}

/** @returns why nothing was done, or '' if something was */
async function handle(
  deps: Deps,
  stripe: Stripe,
  owner: ConnectedAccount,
  { type, objectId }: ConnectEvent,
): Promise<string> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return settleSession(deps, stripe, owner, objectId);
    case 'charge.refunded':
      return enterRefunds(deps, stripe, owner, objectId);
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return enterOneRefund(deps, stripe, owner, objectId);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return enterDispute(deps, stripe, owner, objectId);
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return settleIntent(deps, stripe, owner, objectId);
    case 'setup_intent.succeeded':
      return enterSetup(deps, stripe, owner, objectId);
    case 'payment_method.automatically_updated':
    case 'payment_method.updated':
    case 'payment_method.detached':
      return followMethod(deps, stripe, owner, objectId);
    case 'account.application.deauthorized':
      return noteDisconnected(deps, stripe, owner.companyId, owner.accountId);
    case 'account.updated':
      await syncPayoutAccount(deps, stripe, owner.companyId, owner.accountId);
      return '';
    case 'payout.paid':
      return notePayout(deps, stripe, owner, objectId);
  }
}

async function enterRefunds(deps: Deps, stripe: Stripe, owner: ConnectedAccount, chargeId: string): Promise<string> {
  const { companyId, accountId } = owner;
  const { data } = await stripe.refunds.list({ charge: chargeId, limit: 100 }, { stripeAccount: accountId });
  const paymentId = await paymentOf(deps, stripe, owner, idOf(data[0]?.payment_intent));
  if (paymentId === '') return `The charge ${chargeId} is no payment of this server.`;
  for (const refund of data) await enterRefund(deps, companyId, paymentId, refund);
  return '';
}

/** Records one refund. Stripe reports it again when it arrives, and days later if the bank returned it. */
async function enterOneRefund(deps: Deps, stripe: Stripe, owner: ConnectedAccount, refundId: string): Promise<string> {
  const refund = await stripe.refunds.retrieve(refundId, {}, { stripeAccount: owner.accountId });
  const paymentId = await paymentOf(deps, stripe, owner, idOf(refund.payment_intent));
  if (paymentId === '') return `The refund ${refundId} is of no payment of this server.`;
  await enterRefund(deps, owner.companyId, paymentId, refund);
  return '';
}

/** Refunds made here are identified by their own id; those made at Stripe by Stripe's. */
async function enterRefund(
  deps: Deps,
  companyId: string,
  paymentId: string,
  { id, amount, status, metadata, failure_reason: failure }: Stripe.Refund,
): Promise<void> {
  const {
    refundId = id,
    reason = 'Refunded at Stripe',
    by = '',
  } = metadata?.['paymentId'] === paymentId ? metadata : {};
  const refund = { companyId, paymentId, refundId, providerId: id };
  if (status === 'succeeded' || status === 'pending')
    await applyRefund(deps, { ...refund, amountCents: amount, reason, by });
  if (status === 'failed' || status === 'canceled')
    await reverseRefund(deps, { ...refund, reason: (failure ?? status).replaceAll('_', ' ').slice(0, 300) });
}

async function enterDispute(deps: Deps, stripe: Stripe, owner: ConnectedAccount, disputeId: string): Promise<string> {
  const { companyId, accountId } = owner;
  const {
    status,
    amount,
    reason,
    payment_intent: intent,
  } = await stripe.disputes.retrieve(disputeId, {}, { stripeAccount: accountId });
  const paymentId = await paymentOf(deps, stripe, owner, idOf(intent));
  if (paymentId === '') return `The dispute ${disputeId} is about no payment of this server.`;
  const outcome = outcomeOf(status);
  await applyDispute(deps, { companyId, paymentId, disputeId, outcome, amountCents: amount });
  const agreementId: unknown = (await cardAttempts(deps.db).doc(paymentId).get()).get('agreementId');
  if (typeof agreementId !== 'string' || agreementId === '') return '';
  const bounced = outcome === 'lost' ? bounceCode(reason) : '';
  if (bounced === '') await freezeCharges(deps, { companyId, agreementId }, outcome);
  else await bounceCharge(deps, { companyId, agreementId, paymentId }, bounced);
  return '';
}

function outcomeOf(status: string): DisputeFacts['outcome'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'opened';
}

const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/**
 * Returns the payment Stripe calls `intentId`, by our own record of the attempt; '' if it isn't ours. An event about it may come before
 * the page's: then the payment is recorded first.
 */
async function paymentOf(deps: Deps, stripe: Stripe, owner: ConnectedAccount, intentId: string): Promise<string> {
  if (intentId === '') return '';
  const { metadata } = await stripe.paymentIntents.retrieve(intentId, {}, { stripeAccount: owner.accountId });
  const paymentId = metadata['paymentId'] ?? '';
  const snapshot = paymentId === '' ? null : await cardAttempts(deps.db).doc(paymentId).get();
  const attempt = snapshot?.exists ? cardAttemptSchema.parse(snapshot.data()) : null;
  if (attempt?.companyId !== owner.companyId || attempt.accountId !== owner.accountId) return '';
  if (attempt.state !== 'paid') await settleIntent(deps, stripe, owner, intentId);
  return paymentId;
}
