// The mock's state: Stripe's objects by type and id, and what Stripe knows about them but doesn't show.
import { randomBytes } from 'node:crypto';
import { missing } from './http/fault.mjs';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The types, by the `object` field of their contents, with Stripe's id prefixes and names in messages. */
const KINDS = {
  product: ['prod', 'product'],
  price: ['price', 'price'],
  customer: ['cus', 'customer'],
  payment_method: ['pm', 'PaymentMethod'],
  'checkout.session': ['cs_test', 'checkout.session'],
  subscription: ['sub', 'subscription'],
  invoice: ['in', 'invoice'],
  invoice_payment: ['inpay', 'invoice payment'],
  payment_intent: ['pi', 'payment_intent'],
  setup_intent: ['seti', 'setupintent'],
  charge: ['ch', 'charge'],
  refund: ['re', 'refund'],
  balance_transaction: ['txn', 'balance transaction'],
  dispute: ['du', 'dispute'],
  payout: ['po', 'payout'],
  account: ['acct', 'account'],
  'billing_portal.session': ['bps', 'billing portal session'],
  event: ['evt', 'event'],
};

/**
 * @param {string} prefix
 * @param {number} [length]
 * @returns {string} such as "sub_1a2B…"
 */
export function newId(prefix, length = 24) {
  const characters = Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${characters.join('')}`;
}

/**
 * @typedef {Record<string, any> & { id: string, object: string }} StripeObject
 * @typedef {ReturnType<typeof createStore>} Store
 */

/** Creates an empty store. Objects are stored as Stripe shows them unexpanded: other objects by their ids. */
export function createStore() {
  /** @type {Record<string, Map<string, StripeObject>>} */
  const objects = {};
  /** @type {Map<string, Record<string, any>>} */
  let hidden;

  function clear() {
    for (const kind of Object.keys(KINDS)) objects[kind] = new Map();
    hidden = new Map();
  }
  clear();

  /** Owner of the visible objects: a connected account, or '' for the platform's own. */
  let owner = '';
  const ownerOf = (id) => hidden.get(id)?.owner ?? '';
  const find = (kind, id) => (ownerOf(id) === owner ? objects[kind].get(id) : undefined);
  const hiddenOf = (id) => {
    if (!hidden.has(id)) hidden.set(id, {});
    return hidden.get(id);
  };

  return {
    clear,
    /** Returns the connected account that owns an object; '' for the platform, and for nonexistent objects. */
    ownerOf,
    owner: () => owner,
    /** Runs `work`, which must be synchronous, with a connected account's objects. */
    within(accountId, work) {
      const before = owner;
      owner = accountId;
      try {
        return work();
      } finally {
        owner = before;
      }
    },
    /** Returns everyone's, newest first. */
    all: (kind) => [...objects[kind].values()].reverse(),
    /** @param {StripeObject} object */
    add(object) {
      objects[object.object].set(object.id, object);
      if (owner !== '') hiddenOf(object.id).owner = owner;
      return object;
    },
    /** @returns {StripeObject | undefined} */
    find,
    /** @throws StripeFault resource_missing; `param` names the parameter with the id, if any */
    get(kind, id, param) {
      const found = find(kind, id);
      if (!found) throw missing(KINDS[kind][1], id, param);
      return found;
    },
    /** Returns the newest first, as Stripe lists. */
    list: (kind) => [...objects[kind].values()].filter(({ id }) => ownerOf(id) === owner).reverse(),
    /** Returns data about an object that isn't part of it; an object to be changed in place. */
    hidden: hiddenOf,
    newId: (kind) => newId(KINDS[kind][0], kind === 'checkout.session' ? 58 : 24),
    toJson: () =>
      JSON.stringify({
        objects: Object.fromEntries(Object.entries(objects).map(([kind, byId]) => [kind, [...byId.values()]])),
        hidden: [...hidden],
      }),
    fromJson(text) {
      const saved = JSON.parse(text);
      clear();
      for (const [kind, list] of Object.entries(saved.objects)) {
        objects[kind] = new Map(list.map((object) => [object.id, object]));
      }
      hidden = new Map(saved.hidden);
    },
  };
}
