// Stripe's API: authentication, routing, idempotency, and the response in Stripe's shape.
import { API_VERSION } from '../account.mjs';
import { checkParameters } from '../parameters/check.mjs';
import { ACCOUNT_ROUTES, checkConnected } from '../resources/accounts.mjs';
import { BALANCE_ROUTES } from '../resources/balance.mjs';
import { CHECKOUT_ROUTES } from '../resources/checkoutSessions.mjs';
import { CUSTOMER_ROUTES } from '../resources/customers.mjs';
import { DISPUTE_ROUTES } from '../resources/disputes.mjs';
import { EVENT_ROUTES } from '../resources/events.mjs';
import { INVOICE_ROUTES } from '../resources/invoices.mjs';
import { PORTAL_ROUTES } from '../resources/portalSessions.mjs';
import { PRICE_ROUTES } from '../resources/prices.mjs';
import { PRODUCT_ROUTES } from '../resources/products.mjs';
import { PAYMENT_INTENT_ROUTES } from '../resources/paymentIntents.mjs';
import { PAYMENT_METHOD_ROUTES } from '../resources/paymentMethods.mjs';
import { REFUND_ROUTES } from '../resources/refunds.mjs';
import { SETUP_INTENT_ROUTES } from '../resources/setupIntents.mjs';
import { SUBSCRIPTION_ROUTES } from '../resources/subscriptions.mjs';
import { newId } from '../store.mjs';
import { readBody, sendJson } from './body.mjs';
import { StripeFault, invalid } from './fault.mjs';
import { decodeForm } from './form.mjs';
import { createRouter } from './router.mjs';

const ROUTES = {
  ...PRICE_ROUTES,
  ...PRODUCT_ROUTES,
  ...CUSTOMER_ROUTES,
  ...CHECKOUT_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...INVOICE_ROUTES,
  ...PORTAL_ROUTES,
  ...EVENT_ROUTES,
  ...REFUND_ROUTES,
  ...ACCOUNT_ROUTES,
  ...BALANCE_ROUTES,
  ...DISPUTE_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SETUP_INTENT_ROUTES,
};

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ idempotency: ReturnType<typeof import('./idempotency.mjs').createIdempotency>, trouble: ReturnType<typeof import('../trouble.mjs').createTrouble>, requests: ReturnType<typeof import('../requests.mjs').createRequestLog> }} parts
 */
export function createApi(account, { idempotency, trouble, requests }) {
  const find = createRouter(ROUTES);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {URL} url */
  return async function answerApi(request, response, url) {
    const requestId = newId('req', 14);
    const { method } = request;
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const headers = { 'request-id': requestId, 'stripe-version': API_VERSION, ...(key && { 'idempotency-key': key }) };
    const text = method === 'POST' ? await readBody(request) : url.search.slice(1);
    const record = requests.add({
      id: requestId,
      method,
      path: url.pathname,
      params: decodeForm(text),
      headers: request.headers,
    });
    const send = (status, body, more) => {
      record.status = status;
      sendJson(response, status, body, { ...headers, ...more });
    };
    try {
      const isBrowser = checkWho(request);
      const connected = connectedAccount(account, request);
      const route = find(method, url.pathname);
      if (!route) throw new StripeFault(404, { message: `Unrecognized request URL (${method}: ${url.pathname}).` });
      // Only browsers send an intent's secret along, so the SDK's types don't list it everywhere.
      const { client_secret: secret, ...form } = decodeForm(text);
      const params = (record.params = checkParameters(route.endpoint, form));
      if (isBrowser) checkBrowser(route.endpoint, secret);
      if (secret !== undefined) params.client_secret = secret;
      record.companyId = account.store.within(connected, () => companyOfRequest(account, route.path, params));
      const work = () => {
        account.request = { id: requestId, idempotency_key: key ?? null };
        const body = account.store.within(connected, () => route.handler(account, route.path, params));
        account.request = { id: null, idempotency_key: null };
        return { status: 200, body: structuredClone(body) };
      };
      const runWithTrouble = async () => {
        const rule = trouble.take(record);
        if (rule && !rule.isAfter) await trouble.make(rule, request);
        const answer = work();
        return { ...answer, rule: rule?.isAfter ? rule : undefined };
      };
      const { status, body, isReplayed, rule } = key
        ? await idempotency.once(`${connected} ${key}`, `${method} ${url.pathname}?${text}`, runWithTrouble)
        : { ...(await runWithTrouble()), isReplayed: false };
      // Done, but the client doesn't learn about it.
      if (rule && !isReplayed) await trouble.make(rule, request);
      send(status, body, isReplayed ? { 'idempotent-replayed': 'true' } : {});
    } catch (error) {
      account.request = { id: null, idempotency_key: null };
      if (request.socket.destroyed) return;
      if (error instanceof StripeFault) send(error.status, withRequest(error.body, requestId), retryHeader(error));
      else {
        console.error('The local stand-in for Stripe failed:', error);
        send(500, { error: { type: 'api_error', message: `The local stand-in failed: ${error.message}` } });
      }
    }
  };
}

/** Returns the account the request is for; '' for the platform's own. */
function connectedAccount(account, { headers }) {
  const id = headers['stripe-account'] ?? '';
  if (id !== '') checkConnected(account, id);
  return id;
}

function withRequest({ error }, requestId) {
  return { error: { ...error, request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` } };
}

const retryHeader = ({ status }) => (status === 409 ? { 'stripe-should-retry': 'false' } : {});

function checkWho({ headers }) {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const basic = /^Basic (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const key = bearer ?? (basic ? Buffer.from(basic, 'base64').toString('utf8').split(':')[0] : '');
  if (key === '') {
    throw new StripeFault(401, {
      message:
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    });
  }
  const isBrowser = /^pk_test_/.test(key);
  if (!isBrowser && !/^(sk|rk)_test_/.test(key)) {
    throw new StripeFault(401, { message: 'Invalid API Key provided: the local stand-in takes test keys only.' });
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}. The local stand-in plays ${API_VERSION}.`);
  return isBrowser;
}

const OF_BROWSERS = /^(GET|POST) \/v1\/(payment|setup)_intents\/:id(\/confirm)?$/;

/** A browser uses the publishable key: it may only do what an intent's own secret allows. */
function checkBrowser(endpoint, secret) {
  if (OF_BROWSERS.test(endpoint) && secret) return;
  throw new StripeFault(401, {
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });
}

/** Returns the company a request belongs to, so that one test's faults don't affect another's. */
function companyOfRequest({ store }, { id }, params) {
  const inParams =
    params.metadata?.companyId ?? params.subscription_data?.metadata?.companyId ?? params.client_reference_id;
  if (inParams) return inParams;
  const named = [params.customer, params.subscription, params.payment_intent, params.charge, params.account, id].filter(
    (one) => typeof one === 'string',
  );
  for (const one of named) {
    for (const kind of [
      'customer',
      'subscription',
      'checkout.session',
      'invoice',
      'charge',
      'payment_intent',
      'setup_intent',
      'account',
    ]) {
      const object = store.find(kind, one);
      const companyId = object?.metadata?.companyId ?? store.find('customer', object?.customer)?.metadata?.companyId;
      if (companyId) return companyId;
    }
  }
  return '';
}
