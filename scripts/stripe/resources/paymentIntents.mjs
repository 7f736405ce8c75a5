// /v1/payment_intents: payments made on our page, or with a saved card while the customer is absent.
import { createPayment, declinedWith, decline, startProcessing, succeed } from '../billing/payments.mjs';
import { expand } from '../expand.mjs';
import { StripeFault, invalid } from '../http/fault.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { checkCanCharge } from './accounts.mjs';
import { challengeOf, CONFIRM_PARAMETERS, findIntent, unexpectedState } from './intents.mjs';
import { attach, behaviorOf, methodOf } from './paymentMethods.mjs';

const MINIMUM = 50;
const CAN_BE_CONFIRMED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

function createIntent(account, params) {
  refuseOthers(params, [
    'amount',
    'currency',
    'customer',
    'payment_method',
    'off_session',
    'confirm',
    'automatic_payment_methods',
    'description',
    'metadata',
    'setup_future_usage',
  ]);
  checkCanCharge(account);
  const { store } = account;
  const { amount, currency, customer = null, payment_method: methodId, description = null } = params;
  if (amount < MINIMUM) throw invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
  if (customer !== null) store.get('customer', customer, 'customer');
  if (params.off_session && !params.confirm)
    throw invalid('You cannot use off_session without confirm.', 'off_session');
  const method = methodId ? methodOf(account, { payment_method: methodId }, customer) : null;
  const metadata = mergeMetadata({}, params.metadata);
  const intent = createPayment(account, { amount, currency, customer, method, metadata, description });
  account.change(intent, {
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    payment_method_types: ['card', 'us_bank_account'],
    setup_future_usage: params.setup_future_usage ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  });
  return params.confirm ? attempt(account, intent, method, Boolean(params.off_session)) : intent;
}

function confirm(account, { id }, params) {
  refuseOthers(params, [...CONFIRM_PARAMETERS, 'off_session']);
  const intent = findIntent(account.store, 'payment_intent', id, params);
  checkCanCharge(account);
  if (!CAN_BE_CONFIRMED.includes(intent.status)) throw unexpectedState('confirm', intent);
  const given =
    params.payment_method || params.payment_method_data ? params : { payment_method: intent.payment_method };
  return attempt(account, intent, methodOf(account, given, intent.customer), params.off_session === true);
}

/** Attempts the charge. Off session, a bank that requires authentication declines. */
function attempt(account, intent, method, isOffSession) {
  const { refusedAt, declines, asks, fails } = behaviorOf(account, method);
  account.change(intent, { payment_method: method.id });
  if (asks === 'always' && isOffSession) return refuse(account, intent, method, 'authentication_required');
  if (refusedAt ?? declines) return refuse(account, intent, method, refusedAt ?? declines);
  if (asks === 'always') {
    account.change(intent, {
      status: 'requires_action',
      next_action: challengeOf(account, intent),
      last_payment_error: null,
    });
    account.emit('payment_intent.requires_action', intent);
    return intent;
  }
  return pay(account, intent, method, fails);
}

function pay(account, intent, method, fails) {
  if (intent.setup_future_usage && intent.customer) attach(account, method, intent.customer);
  account.change(intent, { next_action: null, last_payment_error: null });
  account.store.hidden(intent.id).fails = fails;
  if (method.type === 'us_bank_account') startProcessing(account, intent);
  else succeed(account, intent);
  return intent;
}

function refuse(account, intent, method, code) {
  decline(account, intent, code);
  throw new StripeFault(402, {
    ...declinedWith(code),
    payment_method: structuredClone(method),
    payment_intent: structuredClone(intent),
  });
}

/** Handles whether the customer authenticated with their bank. */
export function answerPaymentChallenge(account, intent, isConfirmed) {
  const method = account.store.get('payment_method', intent.payment_method);
  if (isConfirmed) return pay(account, intent, method);
  decline(account, intent, 'authentication_required');
  account.change(intent, {
    last_payment_error: {
      ...intent.last_payment_error,
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided payment method has failed authentication.',
    },
  });
  return intent;
}

/** The bank has answered a debit, days later. @param {boolean} [isPaid] by the account's number when left out */
export function settleDebit(account, id, isPaid) {
  const intent = account.store.get('payment_intent', id);
  if (intent.status !== 'processing') throw invalid(`The payment is ${intent.status}.`, 'status', 'local_not_pending');
  const { fails } = account.store.hidden(id);
  if (isPaid ?? !fails) succeed(account, intent);
  else decline(account, intent, fails ?? 'insufficient_funds');
  return intent;
}

function cancel(account, { id }, params) {
  refuseOthers(params, ['cancellation_reason']);
  const intent = findIntent(account.store, 'payment_intent', id, params);
  if (!CAN_BE_CONFIRMED.includes(intent.status)) throw unexpectedState('cancel', intent);
  account.change(intent, { status: 'canceled', canceled_at: account.now(), next_action: null });
  account.emit('payment_intent.canceled', intent);
  return intent;
}

function list(account, params) {
  refuseOthers(params, ['customer', 'created']);
  const found = account.store
    .list('payment_intent')
    .filter(({ customer }) => !params.customer || customer === params.customer);
  return paginate(account, found, params, '/v1/payment_intents');
}

export const PAYMENT_INTENT_ROUTES = {
  'GET /v1/payment_intents': (account, _, params) => list(account, params),
  'POST /v1/payment_intents': (account, _, params) => expand(account, createIntent(account, params), params.expand),
  'GET /v1/payment_intents/:id': (account, { id }, params) =>
    expand(account, findIntent(account.store, 'payment_intent', id, params), params.expand),
  'POST /v1/payment_intents/:id/confirm': (account, path, params) =>
    expand(account, confirm(account, path, params), params.expand),
  'POST /v1/payment_intents/:id/cancel': (account, path, params) =>
    expand(account, cancel(account, path, params), params.expand),
};
