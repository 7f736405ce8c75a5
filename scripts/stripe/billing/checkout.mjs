// Completes checkout sessions, in every way they can end.
import { invalid } from '../http/fault.mjs';
import { createCustomer } from '../resources/customers.mjs';
import { failOpenInvoice, openInvoiceOf, payOpenInvoice, createSubscription } from './subscriptions.mjs';
import { createPayment, createPaymentMethod, decline, startProcessing, succeed } from './payments.mjs';

/** The ways a session can be completed; the pages and the control endpoints use the same words. */
const COMPLETIONS = ['paid', 'trial', 'async', 'async-succeeded', 'async-failed', 'declined', 'expired'];

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} session
 * @param {string} how one of COMPLETIONS; 'trial' is for sessions where nothing is due today
 */
export function completeCheckout(account, session, how) {
  if (how === 'async-succeeded') return settle(account, session, true);
  if (how === 'async-failed') return settle(account, session, false);
  if (!COMPLETIONS.includes(how)) throw invalid(`A checkout is completed as one of ${COMPLETIONS.join(', ')}.`, 'how');
  if (session.status !== 'open') throw invalid(`The session is ${session.status}.`, 'how', 'local_not_open');
  if (how === 'expired') return expireSession(account, session);
  const isFree = session.amount_total === 0;
  if (how === 'trial' && !isFree)
    throw invalid('Something is due at this session, so it is not done without paying.', 'how');
  if (how === 'async' && isFree) throw invalid('Nothing is due at this session.', 'how');
  if (how === 'declined') return declineSession(account, session);
  const customer = customerOf(account, session);
  const isCardNeeded = how !== 'trial' || session.payment_method_collection !== 'if_required';
  const method = isCardNeeded
    ? createPaymentMethod(account, customer?.id ?? null, how === 'async' ? 'us_bank_account' : 'card')
    : null;
  const begun =
    session.mode === 'subscription'
      ? subscribe(account, session, customer, method, how === 'async')
      : payOnce(account, session, customer, method, how === 'async');
  account.change(session, {
    ...begun,
    customer: customer?.id ?? null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? session.customer_email ?? 'buyer@example.com',
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_status: isFree ? 'no_payment_required' : how === 'async' ? 'unpaid' : 'paid',
    status: 'complete',
    url: null,
  });
  account.emit('checkout.session.completed', session);
  return session;
}

/** @param {import('../account.mjs').Account} account */
export function expireSession(account, session) {
  account.change(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
  return session;
}

function customerOf(account, session) {
  if (session.customer) return account.store.get('customer', session.customer);
  if (session.mode === 'payment' && session.customer_creation !== 'always') return null;
  return createCustomer(account, { email: session.customer_email ?? 'buyer@example.com' });
}

function subscribe(account, session, customer, method, isPaymentPending) {
  const { store } = account;
  const { lineItems, subscriptionData } = store.hidden(session.id);
  const items = lineItems.map(({ price, quantity }) => ({ price: store.get('price', price.id), quantity }));
  const subscription = createSubscription(account, {
    customer: customer.id,
    items,
    data: subscriptionData,
    method,
    isPaymentPending,
  });
  return { subscription: subscription.id, invoice: subscription.latest_invoice };
}

function payOnce(account, session, customer, method, isPaymentPending) {
  const { paymentIntentData } = account.store.hidden(session.id);
  const intent = createPayment(account, {
    amount: session.amount_total,
    currency: session.currency,
    customer: customer?.id ?? null,
    method,
    metadata: paymentIntentData.metadata,
    description: paymentIntentData.description ?? null,
  });
  if (isPaymentPending) startProcessing(account, intent);
  else succeed(account, intent);
  return { payment_intent: intent.id };
}

/** A declined card leaves the session open, and the customer may try another. */
function declineSession(account, session) {
  const customer = session.customer ? account.store.get('customer', session.customer) : null;
  const method = createPaymentMethod(account, customer?.id ?? null);
  if (session.mode === 'payment') {
    const { amount_total: amount, currency } = session;
    decline(account, createPayment(account, { amount, currency, customer: customer?.id ?? null, method }));
  }
  return session;
}

/** Returns whether the bank hasn't responded yet. */
export function isWaitingForBank({ store }, { id, status, payment_status: paid }) {
  return status === 'complete' && paid === 'unpaid' && !store.hidden(id).isRefused;
}

/** Handles the bank's response. */
function settle(account, session, isPaid) {
  if (!isWaitingForBank(account, session)) {
    throw invalid('This session does not wait for a bank.', 'how', 'local_not_pending');
  }
  if (session.mode === 'subscription') settleSubscription(account, session, isPaid);
  else {
    const intent = account.store.get('payment_intent', session.payment_intent);
    if (isPaid) succeed(account, intent);
    else decline(account, intent);
  }
  if (isPaid) account.change(session, { payment_status: 'paid' });
  else account.store.hidden(session.id).isRefused = true;
  account.emit(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, session);
  return session;
}

function settleSubscription(account, session, isPaid) {
  const subscription = account.store.get('subscription', session.subscription);
  const invoice = openInvoiceOf(account, subscription);
  if (!invoice) return;
  if (isPaid) payOpenInvoice(account, subscription, invoice);
  else failOpenInvoice(account, subscription, invoice, null);
}
