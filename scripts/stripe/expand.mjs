// `expand`: replaces ids with objects, where Stripe's types allow it.
import { invalid } from './http/fault.mjs';

const MAX_DEPTH = 4;

const KIND_OF_SOURCE = { ch: 'charge', re: 'refund', du: 'dispute', po: 'payout' };

/** Maps a field to the kind of object its id refers to, or to a function that finds what is omitted unless requested. */
const EXPANDABLE = {
  'checkout.session': {
    customer: 'customer',
    subscription: 'subscription',
    invoice: 'invoice',
    payment_intent: 'payment_intent',
    line_items: (account, session) =>
      listOf(account.store.hidden(session.id).lineItems, `/v1/checkout/sessions/${session.id}/line_items`),
  },
  subscription: { customer: 'customer', latest_invoice: 'invoice', default_payment_method: 'payment_method' },
  price: { product: 'product' },
  product: { default_price: 'price' },
  customer: {
    'invoice_settings.default_payment_method': 'payment_method',
    subscriptions: (account, { id }) =>
      listOf(
        account.store.list('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
        `/v1/customers/${id}/subscriptions`,
      ),
  },
  invoice: {
    customer: 'customer',
    default_payment_method: 'payment_method',
    'parent.subscription_details.subscription': 'subscription',
    payments: (account, { id }) =>
      listOf(
        account.store.list('invoice_payment').filter(({ invoice }) => invoice === id),
        '/v1/invoice_payments',
      ),
  },
  line_item: { 'pricing.price_details.price': 'price', subscription: 'subscription' },
  invoice_payment: { invoice: 'invoice', 'payment.payment_intent': 'payment_intent' },
  payment_intent: { customer: 'customer', payment_method: 'payment_method', latest_charge: 'charge' },
  setup_intent: { customer: 'customer', payment_method: 'payment_method' },
  payment_method: { customer: 'customer' },
  charge: { customer: 'customer', payment_intent: 'payment_intent', balance_transaction: 'balance_transaction' },
  refund: { payment_intent: 'payment_intent', charge: 'charge', balance_transaction: 'balance_transaction' },
  balance_transaction: {
    source: (account, { source }) => account.store.get(KIND_OF_SOURCE[source.split('_')[0]], source),
  },
  dispute: { payment_intent: 'payment_intent', charge: 'charge' },
};

/** Returns a list in Stripe's format. */
export function listOf(data = [], url = '', hasMore = false) {
  return { object: 'list', data, has_more: hasMore, url };
}

/**
 * @param {import('./account.mjs').Account} account
 * @param {Record<string, any>} object is not changed
 * @param {string[]} [paths]
 */
export function expand(account, object, paths = []) {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH) {
      throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    }
    expandPath(account, copy, parts, path);
  }
  return copy;
}

function expandPath(account, object, parts, path) {
  if (parts.length === 0 || object === null) return;
  if (object.object === 'list') {
    if (parts[0] !== 'data') throw notExpandable(path, `data.${parts.join('.')}`);
    for (const item of object.data) expandPath(account, item, parts.slice(1), path);
    return;
  }
  const known = EXPANDABLE[object.object] ?? {};
  for (let length = parts.length; length > 0; length -= 1) {
    const kind = known[parts.slice(0, length).join('.')];
    if (!kind) continue;
    const value = fill(account, object, parts.slice(0, length), kind);
    expandPath(account, value, parts.slice(length), path);
    return;
  }
  const inner = object[parts[0]];
  if (inner === null || typeof inner !== 'object' || parts.length === 1) throw notExpandable(path);
  expandPath(account, inner, parts.slice(1), path);
}

function fill(account, object, parts, kind) {
  const name = parts.at(-1);
  const holder = parts.slice(0, -1).reduce((at, part) => at?.[part], object);
  if (!holder) return null;
  if (typeof kind === 'function') {
    if (typeof (holder[name] ?? '') === 'string') holder[name] = structuredClone(kind(account, object));
  } else if (typeof holder[name] === 'string') holder[name] = structuredClone(account.store.get(kind, holder[name]));
  return holder[name] ?? null;
}

function notExpandable(path, better) {
  const hint = better ? ` You may want to try expanding '${better}' instead.` : '';
  return invalid(`This property cannot be expanded (${path}).${hint}`, 'expand');
}
