// An account's balance: each payment and refund with Stripe's fee, and payouts to the bank.
import { invalid } from '../http/fault.mjs';

/** Returns Stripe's fee in the United States: 2.9% and 30 cents by card, 0.8% and at most 5 dollars by bank. */
export function feeOf(amount, methodType = 'card') {
  return methodType === 'card' ? Math.round(amount * 0.029) + 30 : Math.min(500, Math.round(amount * 0.008));
}

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ type: string, source: string, amount: number, fee: number, currency: string }} entry cents
 */
export function addBalanceTransaction(account, { type, source, amount, fee, currency }) {
  const { store } = account;
  return store.add({
    id: store.newId('balance_transaction'),
    object: 'balance_transaction',
    amount,
    available_on: account.now(),
    balance_type: 'payments',
    created: account.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'available',
    type,
  });
}

/** Pays out everything not yet paid out, as Stripe does automatically each day. */
export function payOut(account) {
  const { store } = account;
  const open = store
    .list('balance_transaction')
    .filter(({ id, type }) => type !== 'payout' && !store.hidden(id).payout);
  const amount = open.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) throw invalid('There is nothing to pay out.', 'amount', 'balance_insufficient');
  const { currency } = open[0];
  const id = store.newId('payout');
  for (const transaction of open) store.hidden(transaction.id).payout = id;
  const own = addBalanceTransaction(account, { type: 'payout', source: id, amount: -amount, fee: 0, currency });
  store.hidden(own.id).payout = id;
  const payout = store.add({
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: account.now(),
    automatic: true,
    balance_transaction: own.id,
    created: account.now(),
    currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  });
  account.emit('payout.paid', payout);
  return payout;
}
