// /v1/refunds
import { invalid } from '../http/fault.mjs';
import { expand } from '../expand.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { addBalanceTransaction } from '../billing/balance.mjs';

function createRefund(account, params) {
  refuseOthers(params, ['payment_intent', 'charge', 'amount', 'reason', 'metadata']);
  const { store } = account;
  const charge = chargeOf(account, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const { amount = left } = params;
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  account.change(charge, { amount_refunded: charge.amount_refunded + amount, refunded: amount === left });
  const id = store.newId('refund');
  const refund = store.add({
    id,
    object: 'refund',
    amount,
    balance_transaction: addBalanceTransaction(account, {
      type: 'refund',
      source: id,
      amount: -amount,
      fee: 0,
      currency: charge.currency,
    }).id,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** Fails a refund that the bank returned, days after it succeeded. @param {import('../account.mjs').Account} account @param {string} id */
export function failRefund(account, id) {
  const { store } = account;
  const refund = store.get('refund', id);
  if (refund.status === 'failed') throw invalid(`Refund ${id} has failed already.`);
  const charge = store.get('charge', refund.charge);
  account.change(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  const { amount, currency } = refund;
  const returned = addBalanceTransaction(account, { type: 'refund_failure', source: id, amount, fee: 0, currency });
  account.change(refund, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: returned.id,
  });
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) account.emit(type, refund);
  return refund;
}

function chargeOf({ store }, { payment_intent: intentId, charge: chargeId }) {
  if (!intentId === !chargeId)
    throw invalid(
      'One of the following params should be provided: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    );
  if (chargeId) return store.get('charge', chargeId, 'charge');
  const intent = store.get('payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded')
    throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent');
  return store.get('charge', intent.latest_charge);
}

function listRefunds(account, params) {
  refuseOthers(params, ['payment_intent', 'charge', 'created']);
  const { payment_intent: intent, charge } = params;
  const found = account.store
    .list('refund')
    .filter((refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge));
  return paginate(account, found, params, '/v1/refunds');
}

export const REFUND_ROUTES = {
  'GET /v1/refunds': (account, _, params) => listRefunds(account, params),
  'POST /v1/refunds': (account, _, params) => expand(account, createRefund(account, params), params.expand),
  'GET /v1/refunds/:id': (account, { id }, params) => expand(account, account.store.get('refund', id), params.expand),
};
