// /v1/setup_intents: saving a card for later.
import { declinedWith } from '../billing/payments.mjs';
import { expand } from '../expand.mjs';
import { StripeFault } from '../http/fault.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { newId } from '../store.mjs';
import { checkCanCharge } from './accounts.mjs';
import { challengeOf, CONFIRM_PARAMETERS, findIntent, unexpectedState } from './intents.mjs';
import { attach, behaviorOf, methodOf } from './paymentMethods.mjs';

function createSetupIntent(account, params) {
  refuseOthers(params, ['customer', 'usage', 'automatic_payment_methods', 'metadata', 'description']);
  checkCanCharge(account);
  const { store } = account;
  const { customer = null, usage = 'off_session' } = params;
  if (customer !== null) store.get('customer', customer, 'customer');
  const id = store.newId('setup_intent');
  const intent = store.add({
    id,
    object: 'setup_intent',
    application: null,
    automatic_payment_methods: params.automatic_payment_methods ?? null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x', 20).slice(2)}`,
    created: account.now(),
    customer,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage,
  });
  account.emit('setup_intent.created', intent);
  return intent;
}

function confirm(account, { id }, params) {
  refuseOthers(params, CONFIRM_PARAMETERS);
  const intent = find(account, id, params);
  if (['succeeded', 'canceled'].includes(intent.status)) throw unexpectedState('confirm', intent);
  const method = methodOf(account, params, intent.customer);
  const { refusedAt, asks } = behaviorOf(account, method);
  if (refusedAt) {
    const error = { ...declinedWith(refusedAt), payment_method: method };
    account.change(intent, { status: 'requires_payment_method', payment_method: null, last_setup_error: error });
    account.emit('setup_intent.setup_failed', intent);
    throw new StripeFault(402, { ...error, setup_intent: structuredClone(intent) });
  }
  account.change(intent, { payment_method: method.id, last_setup_error: null });
  if (asks) {
    account.change(intent, { status: 'requires_action', next_action: challengeOf(account, intent) });
    account.emit('setup_intent.requires_action', intent);
    return intent;
  }
  return succeed(account, intent);
}

function succeed(account, intent) {
  if (intent.customer) attach(account, account.store.get('payment_method', intent.payment_method), intent.customer);
  account.change(intent, { status: 'succeeded', next_action: null });
  account.emit('setup_intent.succeeded', intent);
  return intent;
}

/** Handles whether the customer authenticated with their bank. */
export function answerSetupChallenge(account, intent, isConfirmed) {
  if (isConfirmed) return succeed(account, intent);
  const error = {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  account.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  });
  account.emit('setup_intent.setup_failed', intent);
  return intent;
}

const find = ({ store }, id, params) => findIntent(store, 'setup_intent', id, params, 'intent');

export const SETUP_INTENT_ROUTES = {
  'POST /v1/setup_intents': (account, _, params) => expand(account, createSetupIntent(account, params), params.expand),
  'GET /v1/setup_intents/:id': (account, { id }, params) => expand(account, find(account, id, params), params.expand),
  'POST /v1/setup_intents/:id/confirm': (account, path, params) =>
    expand(account, confirm(account, path, params), params.expand),
};
