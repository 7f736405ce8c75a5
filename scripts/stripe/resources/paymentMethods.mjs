// /v1/payment_methods: customers' saved cards and bank accounts.
import { behaviorOfData, behaviorOfName } from '../billing/testCards.mjs';
import { createPaymentMethod } from '../billing/payments.mjs';
import { expand } from '../expand.mjs';
import { invalid } from '../http/fault.mjs';

/**
 * The payment method that a confirmation names or brings: a saved one, one of Stripe's names for tests, or what was typed.
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} params
 * @param {string | null} customer
 */
export function methodOf(account, params, customer) {
  const { store } = account;
  const { payment_method: id, payment_method_data: data } = params;
  if (!id && !data) throw invalid('You must provide a payment method.', 'payment_method', 'parameter_missing');
  const behavior = data ? behaviorOfData(data) : behaviorOfName(id);
  if (!behavior) {
    const saved = store.get('payment_method', id, 'payment_method');
    if (saved.customer !== null && saved.customer !== customer)
      throw invalid(
        'The provided PaymentMethod belongs to another customer.',
        'payment_method',
        'payment_method_unexpected_state',
      );
    if (store.hidden(id).isDetached)
      throw invalid(
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer.',
        'payment_method',
        'payment_method_unexpected_state',
      );
    return saved;
  }
  const method = createPaymentMethod(account, null, behavior.type ?? 'card', behavior.looks);
  store.hidden(method.id).behavior = behavior;
  return method;
}

export const behaviorOf = ({ store }, method) => store.hidden(method.id).behavior ?? {};

/** Attaches it to the customer, so that it can be charged again. */
export function attach(account, method, customer) {
  if (method.customer === customer) return;
  account.change(method, { customer, allow_redisplay: 'limited' });
  account.emit('payment_method.attached', method);
}

function detach(account, { id }) {
  const method = account.store.get('payment_method', id);
  if (method.customer === null)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  const previous = account.change(method, { customer: null });
  account.store.hidden(id).isDetached = true;
  account.emit('payment_method.detached', method, previous);
  return method;
}

/** Replaces a card: the bank issued a new one, and the card network notified Stripe. */
export function replaceCard(account, id, changes) {
  const method = account.store.get('payment_method', id);
  const previous = account.change(method, { card: { ...method.card, ...changes } });
  account.emit('payment_method.automatically_updated', method, previous);
  return method;
}

/** Makes it decline from now on, or work again. */
export function setBehavior(account, id, behavior) {
  account.store.get('payment_method', id);
  account.store.hidden(id).behavior = behavior;
  return {};
}

export const PAYMENT_METHOD_ROUTES = {
  'GET /v1/payment_methods/:id': (account, { id }, params) =>
    expand(account, account.store.get('payment_method', id), params.expand),
  'POST /v1/payment_methods/:id/detach': (account, path, params) =>
    expand(account, detach(account, path), params.expand),
};
