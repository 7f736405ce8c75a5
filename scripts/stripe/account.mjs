// The single Stripe account that the stand-in simulates: its contents, its clock, and the events of every change.
import { createStore } from './store.mjs';
import { CONNECT_WEBHOOK_EVENTS, WEBHOOK_EVENTS } from './webhookEvents.mjs';

/** The only API version simulated here: that of the SDK in functions/package.json. */
export const API_VERSION = '2026-10-28.endive';

/** @typedef {ReturnType<typeof createAccount>} Account */

/**
 * @param {{ now?: () => number }} [options] now: milliseconds
 */
export function createAccount({ now = Date.now } = {}) {
  const store = createStore();
  const listeners = [];
  const account = {
    store,
    /** The URL of the stand-in's pages; set when it starts listening. */
    url: '',
    /** @returns {number} seconds, as everywhere at Stripe */
    now: () => Math.floor(now() / 1000),
    /** The current API request, for the events it creates. */
    request: { id: null, idempotency_key: null },
    /** @param {(event: import('./store.mjs').StripeObject) => void} listener */
    onEvent: (listener) => listeners.push(listener),
    /**
     * Records what has happened to an object as it is now.
     * @param {string} type such as "invoice.paid"
     * @param {import('./store.mjs').StripeObject} object
     * @param {Record<string, unknown>} [previous] the changed fields' old values, for "….updated"
     */
    emit(type, object, previous) {
      const connected = store.owner();
      const delivered = connected === '' ? WEBHOOK_EVENTS : CONNECT_WEBHOOK_EVENTS;
      const event = store.add({
        id: store.newId('event'),
        object: 'event',
        ...(connected !== '' && { account: connected }),
        api_version: API_VERSION,
        created: account.now(),
        data: structuredClone(previous ? { object, previous_attributes: previous } : { object }),
        livemode: false,
        pending_webhooks: delivered.includes(type) ? 1 : 0,
        request: { ...account.request },
        type,
      });
      store.hidden(event.id).companyId = companyOf(account, object);
      for (const listener of listeners) listener(event);
      return event;
    },
    /** Changes fields of a stored object. @returns {Record<string, unknown>} the old values of those that changed */
    change(object, changes) {
      const previous = {};
      for (const [name, value] of Object.entries(changes)) {
        if (JSON.stringify(object[name]) !== JSON.stringify(value)) previous[name] = structuredClone(object[name]);
        object[name] = value;
      }
      return previous;
    },
    /** Changes a stored object and sends an event; without a change there is no event. */
    update(object, changes, type) {
      const previous = account.change(object, changes);
      if (Object.keys(previous).length > 0) account.emit(type, object, previous);
      return object;
    },
  };
  return account;
}

/**
 * Whose an object is, by what our functions put on it or on its customer or subscription; '' when nothing says.
 * @param {Account} account
 * @param {Record<string, any>} object
 * @returns {string}
 */
function companyOf(account, object) {
  const { store } = account;
  const customer = object.object === 'customer' ? object : store.find('customer', object.customer);
  const inSubscription = object.parent?.subscription_details?.metadata?.companyId;
  const connected = store.within('', () => store.find('account', store.ownerOf(object.id)));
  return (
    object.metadata?.companyId ??
    inSubscription ??
    customer?.metadata?.companyId ??
    connected?.metadata?.companyId ??
    object.client_reference_id ??
    ''
  );
}
