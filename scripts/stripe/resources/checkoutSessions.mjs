// /v1/checkout/sessions
import { completeCheckout, expireSession } from '../billing/checkout.mjs';
import { invalid } from '../http/fault.mjs';
import { expand, listOf } from '../expand.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { checkCanCharge } from './accounts.mjs';
import { checkSession } from './checkoutRules.mjs';
import { lineItemOf } from './lineItems.mjs';
import { sessionShape } from './sessionShape.mjs';

const DAY_SECONDS = 86_400;

/** Parameters that only affect the real page, or that the stand-in accepts without acting on them. */
const FOR_SHOW = [
  'allow_promotion_codes',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'consent_collection',
  'custom_text',
  'customer_update',
  'integration_identifier',
  'locale',
  'name_collection',
  'phone_number_collection',
  'submit_type',
  'tax_id_collection',
  'adaptive_pricing',
  'origin_context',
  'saved_payment_method_options',
  'wallet_options',
];
const FIELDS = [
  'mode',
  'line_items',
  'success_url',
  'cancel_url',
  'customer',
  'customer_email',
  'customer_creation',
  'client_reference_id',
  'metadata',
  'subscription_data',
  'payment_intent_data',
  'payment_method_collection',
  'expires_at',
  'ui_mode',
];

function createSession(account, params) {
  refuseOthers(params, [...FIELDS, ...FOR_SHOW]);
  checkCanCharge(account);
  checkSession(account, params);
  const { store } = account;
  const lineItems = params.line_items.map((item, index) => lineItemOf(account, item, `line_items[${index}]`));
  const { subscription_data: subscriptionData = {}, payment_intent_data: paymentIntentData = {} } = params;
  refuseOthers(
    subscriptionData,
    ['metadata', 'trial_period_days', 'trial_end', 'trial_settings', 'description'],
    'subscription_data',
  );
  refuseOthers(
    paymentIntentData,
    ['metadata', 'description', 'receipt_email', 'setup_future_usage', 'statement_descriptor'],
    'payment_intent_data',
  );
  const isTrial = Boolean(subscriptionData.trial_period_days ?? subscriptionData.trial_end);
  const recurring = new Set(
    lineItems.filter(({ price }) => price.recurring).map(({ price }) => JSON.stringify(price.recurring)),
  );
  if (recurring.size > 1)
    throw invalid('Checkout does not support multiple prices with different billing intervals.', 'line_items');
  const subtotal = lineItems.reduce((sum, item) => sum + (isTrial && item.price.recurring ? 0 : item.amount_total), 0);
  const id = store.newId('checkout.session');
  const session = store.add({
    ...sessionShape(account, params),
    id,
    amount_subtotal: subtotal,
    amount_total: subtotal,
    currency: lineItems[0].price.currency,
    expires_at: params.expires_at ?? account.now() + DAY_SECONDS,
    metadata: mergeMetadata({}, params.metadata),
    url: `${account.url}/pay/${id}`,
  });
  const metadataOf = (data, name) => ({ ...data, metadata: mergeMetadata({}, data.metadata, name) });
  Object.assign(store.hidden(id), {
    lineItems,
    subscriptionData: metadataOf(subscriptionData, 'subscription_data[metadata]'),
    paymentIntentData: metadataOf(paymentIntentData, 'payment_intent_data[metadata]'),
  });
  return session;
}

/** Returns a session in its current state: once its time is up it has expired, regardless of who looks first. */
export function currentSession(account, id) {
  const session = account.store.get('checkout.session', id);
  if (session.status === 'open' && session.expires_at <= account.now()) expireSession(account, session);
  return session;
}

function expireOnRequest(account, { id }) {
  const session = currentSession(account, id);
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return completeCheckout(account, session, 'expired');
}

function listSessions(account, params) {
  refuseOthers(params, ['customer', 'subscription', 'payment_intent', 'status', 'created']);
  for (const { id } of account.store.list('checkout.session')) currentSession(account, id);
  const found = account.store
    .list('checkout.session')
    .filter((session) =>
      ['customer', 'subscription', 'payment_intent', 'status'].every(
        (name) => !params[name] || session[name] === params[name],
      ),
    );
  return paginate(account, found, params, '/v1/checkout/sessions');
}

function listLineItems(account, { id }, params) {
  account.store.get('checkout.session', id);
  const { lineItems } = account.store.hidden(id);
  return expand(account, listOf(lineItems, `/v1/checkout/sessions/${id}/line_items`), params.expand);
}

export const CHECKOUT_ROUTES = {
  'GET /v1/checkout/sessions': (account, _, params) => listSessions(account, params),
  'POST /v1/checkout/sessions': (account, _, params) => expand(account, createSession(account, params), params.expand),
  'GET /v1/checkout/sessions/:id': (account, { id }, params) =>
    expand(account, currentSession(account, id), params.expand),
  'POST /v1/checkout/sessions/:id/expire': (account, path, params) =>
    expand(account, expireOnRequest(account, path), params.expand),
  'GET /v1/checkout/sessions/:id/line_items': (account, path, params) => listLineItems(account, path, params),
};
