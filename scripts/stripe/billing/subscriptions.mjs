// The lifecycle of a subscription: started, failed, paused, resumed, canceled, ended.
import {
  createInvoice,
  failInvoice,
  payInvoice,
  paymentMethodFor,
  paymentMethodOf,
  startInvoicePayment,
  voidInvoice,
} from './invoices.mjs';
import { recurringLine } from './lines.mjs';
import { periodEnd } from './periods.mjs';
import { subscriptionItem, subscriptionShape } from './subscriptionShape.mjs';

const DAY_SECONDS = 86_400;

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ customer: string, items: { price: Record<string, any>, quantity: number }[], data: Record<string, any>, method: Record<string, any> | null, isPaymentPending: boolean }} of data: the checkout's subscription settings
 */
export function createSubscription(account, { customer, items, data, method, isPaymentPending }) {
  const { store } = account;
  const start = account.now();
  const trialEnd = data.trial_end ?? (data.trial_period_days ? start + data.trial_period_days * DAY_SECONDS : null);
  const id = store.newId('subscription');
  const end = trialEnd ?? periodEnd(start, items[0].price.recurring);
  const subscription = store.add(
    subscriptionShape(account, {
      id,
      customer,
      items: items.map(({ price, quantity }) =>
        subscriptionItem(account, { subscription: id, price, quantity, start, end }),
      ),
      currency: items[0].price.currency,
      method,
      trialEnd,
      data,
    }),
  );
  const lines = subscription.items.data.map((item) =>
    recurringLine(account, item, { start, end }, { isTrial: trialEnd !== null }),
  );
  account.emit('customer.subscription.created', subscription);
  const invoice = createInvoice(account, { subscription, lines, reason: 'subscription_create' });
  if (isPaymentPending) startInvoicePayment(account, invoice, method);
  else payInvoice(account, invoice, method);
  // With a bank payment pending, Stripe has the subscription active and its invoice open.
  if (trialEnd === null) account.update(subscription, { status: 'active' }, 'customer.subscription.updated');
  return subscription;
}

/** Returns whether a subscription has ended permanently. */
export const isOver = ({ status }) => status === 'canceled' || status === 'incomplete_expired';

/** @returns {Record<string, any> | undefined} the newest invoice that waits for its payment */
export function openInvoiceOf(account, { id }) {
  return account.store
    .list('invoice')
    .find(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id);
}

/** Cancels at the end of what is paid, or takes that back. @returns {Record<string, unknown>} the changes to make */
export function cancellationChanges(account, subscription, isCancelled) {
  return {
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? subscription.items.data[0].current_period_end : null,
    canceled_at: isCancelled ? account.now() : null,
    cancellation_details: { comment: null, feedback: null, reason: isCancelled ? 'cancellation_requested' : null },
  };
}

/**
 * Ends it now.
 * @param {'cancellation_requested' | 'payment_failed'} [reason]
 */
export function endSubscription(account, subscription, reason = 'cancellation_requested', details = {}) {
  account.change(subscription, {
    status: 'canceled',
    ended_at: account.now(),
    canceled_at: subscription.canceled_at ?? account.now(),
    cancellation_details: { comment: null, feedback: null, reason, ...details },
  });
  account.emit('customer.subscription.deleted', subscription);
}

/** Stops service and billing until it is resumed. */
export function pauseSubscription(account, subscription) {
  const previous = account.change(subscription, { status: 'paused' });
  account.emit('customer.subscription.updated', subscription, previous);
  account.emit('customer.subscription.paused', subscription);
}

/** Resumes a paused subscription with a new period from now, paid immediately. */
export function resumeSubscription(account, subscription) {
  const method = paymentMethodFor(account, subscription);
  const previous = account.change(subscription, { status: 'active' });
  startPeriod(account, subscription);
  account.emit('customer.subscription.updated', subscription, previous);
  account.emit('customer.subscription.resumed', subscription);
  billPeriod(account, subscription, { reason: 'subscription_update', isPaid: true, method });
}

/**
 * Ends the current period now, as if it were due: it is renewed and paid, or its payment fails; a trial without a way
 * to pay ends as configured.
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} subscription
 * @param {{ isPaid: boolean }} options
 */
export function renewSubscription(account, subscription, { isPaid }) {
  if (subscription.cancel_at_period_end) return endSubscription(account, subscription);
  const isTrialOver = subscription.status === 'trialing';
  const method = paymentMethodOf(account, subscription);
  const ending = subscription.trial_settings.end_behavior.missing_payment_method;
  if (isTrialOver && !method && ending !== 'create_invoice') {
    account.change(subscription, { trial_end: account.now() });
    return ending === 'pause' ? pauseSubscription(account, subscription) : endSubscription(account, subscription);
  }
  const previousItems = structuredClone(subscription.items);
  startPeriod(account, subscription);
  const previous = { items: previousItems };
  if (isTrialOver)
    Object.assign(previous, account.change(subscription, { status: 'active', trial_end: account.now() }));
  account.emit('customer.subscription.updated', subscription, previous);
  billPeriod(account, subscription, { reason: 'subscription_cycle', isPaid: isPaid && method !== null, method });
}

/** Pays an open invoice; a past-due subscription becomes active again. */
export function payOpenInvoice(account, subscription, invoice) {
  payInvoice(account, invoice, paymentMethodFor(account, subscription));
  if (['past_due', 'unpaid', 'incomplete'].includes(subscription.status) && !openInvoiceOf(account, subscription)) {
    account.update(subscription, { status: 'active' }, 'customer.subscription.updated');
  }
}

/** Fails the payment of an open invoice: failing the very first one changes nothing, later ones make the subscription past due. */
export function failOpenInvoice(account, subscription, invoice, method) {
  failInvoice(account, invoice, method);
  if (subscription.status === 'active')
    account.update(subscription, { status: 'past_due' }, 'customer.subscription.updated');
}

/** Voids the open invoices of an unpaid subscription. */
function voidOpenInvoices(account, subscription) {
  for (let open = openInvoiceOf(account, subscription); open; open = openInvoiceOf(account, subscription))
    voidInvoice(account, open);
}

/** Starts a new period from now. */
function startPeriod(account, subscription) {
  const start = account.now();
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = periodEnd(start, item.price.recurring);
  }
  subscription.billing_cycle_anchor = start;
}

/** Creates the invoice of the period just started, including anything unbilled from earlier changes. */
function billPeriod(account, subscription, { reason, isPaid, method }) {
  const hidden = account.store.hidden(subscription.id);
  const lines = [
    ...(hidden.pendingLines ?? []),
    ...subscription.items.data.map((item) =>
      recurringLine(account, item, { start: item.current_period_start, end: item.current_period_end }),
    ),
  ];
  hidden.pendingLines = [];
  const invoice = createInvoice(account, { subscription, lines, reason });
  if (isPaid || invoice.amount_due === 0) payInvoice(account, invoice, method);
  else failOpenInvoice(account, subscription, invoice, method);
}
