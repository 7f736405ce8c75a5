// Endpoints that only this server has, under /_local/: tests inspect its state and make things happen.
import { payOut } from './billing/balance.mjs';
import { canPay } from './billing/billChange.mjs';
import { completeCheckout } from './billing/checkout.mjs';
import {
  endSubscription,
  pauseSubscription,
  renewSubscription,
  resumeSubscription,
  openInvoiceOf,
  payOpenInvoice,
} from './billing/subscriptions.mjs';
import { paymentMethodOf } from './billing/invoices.mjs';
import { readBody, sendJson } from './http/body.mjs';
import { StripeFault, invalid } from './http/fault.mjs';
import { createRouter } from './http/router.mjs';
import { completeOnboarding, disconnectAccount, restrictAccount } from './resources/accounts.mjs';
import { currentSession } from './resources/checkoutSessions.mjs';
import { closeDispute, openDispute } from './resources/disputes.mjs';
import { settleDebit } from './resources/paymentIntents.mjs';
import { replaceCard, setBehavior } from './resources/paymentMethods.mjs';
import { failRefund } from './resources/refunds.mjs';

/** `accounts/:id/do`: actions on a connected account. */
const ACCOUNT_ACTIONS = { onboard: completeOnboarding, restrict: restrictAccount, disconnect: disconnectAccount };

/** `subscriptions/:id/do`: actions on a subscription. `renew` ends the period now; the card may have been set to fail. */
const ACTIONS = {
  renew: (account, subscription) =>
    renewSubscription(account, subscription, {
      isPaid: canPay(account, subscription, paymentMethodOf(account, subscription)),
    }),
  'fail-renewal': (account, subscription) => renewSubscription(account, subscription, { isPaid: false }),
  pause: pauseSubscription,
  resume: resumeSubscription,
  end: (account, subscription) => endSubscription(account, subscription),
  'pay-open-invoice': (account, subscription) => {
    const invoice = openInvoiceOf(account, subscription);
    if (!invoice) throw invalid('No invoice of this subscription is open.');
    payOpenInvoice(account, subscription, invoice);
  },
};

const ROUTES = {
  'POST /_local/deliveries': ({ deliveries }, _, body) => {
    deliveries.setPaused(body);
    return { isPaused: body.isPaused };
  },
  'POST /_local/idle': async ({ deliveries }, _, { companyId }) => {
    await deliveries.untilIdle(companyId);
    return {};
  },
  'GET /_local/events': ({ account }, _, { companyId, type }) => ({
    events: account.store
      .all('event')
      .reverse()
      .filter(
        (event) =>
          (!companyId || account.store.hidden(event.id).companyId === companyId) && (!type || event.type === type),
      )
      .map((event) => ({ ...event, attempts: account.store.hidden(event.id).attempts ?? [] })),
  }),
  'POST /_local/events/:id/deliver': ({ account, deliveries }, { id }, body) =>
    deliveries.send(account.store.get('event', id), body),
  'POST /_local/events': ({ account }, _, { type, object, previous }) => account.emit(type, object, previous),
  'POST /_local/fail': ({ trouble }, _, body) => trouble.add(body),
  'POST /_local/mend': ({ trouble }) => {
    trouble.clear();
    return {};
  },
  'POST /_local/release': ({ trouble }) => {
    trouble.release();
    return {};
  },
  'POST /_local/checkout/:id/complete': ({ account }, { id }, { how }) =>
    completeCheckout(account, currentSession(account, id), how),
  'POST /_local/accounts/:id/do': ({ account }, { id }, { action }) => ACCOUNT_ACTIONS[action](account, id),
  'POST /_local/accounts/:id/payout': ({ account }, { id }) => account.store.within(id, () => payOut(account)),
  'POST /_local/payment_intents/:id/settle': ({ account }, { id }, { isPaid }) => settleDebit(account, id, isPaid),
  'POST /_local/payment_methods/:id/replace': ({ account }, { id }, { changes }) => replaceCard(account, id, changes),
  'POST /_local/payment_methods/:id/behavior': ({ account }, { id }, { behavior }) =>
    setBehavior(account, id, behavior),
  'POST /_local/charges/:id/dispute': ({ account }, { id }) => openDispute(account, id),
  'POST /_local/refunds/:id/fail': ({ account }, { id }) => failRefund(account, id),
  'POST /_local/disputes/:id/close': ({ account }, { id }, { status }) => closeDispute(account, id, status),
  'POST /_local/customers/:id': ({ account }, { id }, { isCardDeclined }) => {
    account.store.get('customer', id);
    Object.assign(account.store.hidden(id), { isCardDeclined });
    return { isCardDeclined };
  },
  'POST /_local/subscriptions/:id': ({ account }, { id }, { patch, event }) => {
    const subscription = account.store.get('subscription', id);
    const previous = account.change(subscription, patch);
    if (event) account.emit(event, subscription, event === 'customer.subscription.updated' ? previous : undefined);
    return subscription;
  },
  'POST /_local/subscriptions/:id/do': ({ account }, { id }, { action }) => {
    if (!Object.hasOwn(ACTIONS, action)) throw invalid(`One of ${Object.keys(ACTIONS).join(', ')}.`, 'action');
    const subscription = account.store.get('subscription', id);
    ACTIONS[action](account, subscription);
    return subscription;
  },
  // As Stripe does after a day.
  'POST /_local/forget-keys': ({ idempotency }) => {
    idempotency.clear();
    return {};
  },
  'GET /_local/requests': ({ requests }, _, query) => ({ requests: requests.list(query) }),
  'POST /_local/clear': ({ clear }) => {
    clear();
    return {};
  },
};

/**
 * @param {{ account: import('./account.mjs').Account, deliveries: ReturnType<typeof import('./deliveries.mjs').createDeliveries>, trouble: ReturnType<typeof import('./trouble.mjs').createTrouble>, requests: ReturnType<typeof import('./requests.mjs').createRequestLog>, idempotency: ReturnType<typeof import('./http/idempotency.mjs').createIdempotency>, clear: () => void }} parts
 */
export function createControl(parts) {
  const find = createRouter(ROUTES);

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {URL} url */
  return async function answerControl(request, response, url) {
    try {
      const route = find(request.method, url.pathname);
      if (!route) throw new StripeFault(404, { message: `${request.method} ${url.pathname} is no control.` });
      const text = await readBody(request);
      const body = request.method === 'POST' ? JSON.parse(text || '{}') : Object.fromEntries(url.searchParams);
      const { store } = parts.account;
      sendJson(
        response,
        200,
        await store.within(store.ownerOf(route.path.id ?? ''), () => route.handler(parts, route.path, body)),
      );
    } catch (error) {
      if (error instanceof StripeFault) sendJson(response, error.status, error.body);
      else sendJson(response, 500, { error: { message: error.message } });
    }
  };
}
