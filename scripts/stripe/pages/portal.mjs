// The page for managing a subscription, instead of Stripe's customer portal.
import { paymentMethodFor, paymentMethodOf } from '../billing/invoices.mjs';
import { dayText, moneyText } from '../billing/periods.mjs';
import {
  cancellationChanges,
  endSubscription,
  isOver,
  openInvoiceOf,
  pauseSubscription,
  payOpenInvoice,
  renewSubscription,
  resumeSubscription,
} from '../billing/subscriptions.mjs';
import { invalid } from '../http/fault.mjs';
import { buttons, facts, html, page } from './html.mjs';

const setCanceled = (account, subscription, isCanceled) =>
  account.update(subscription, cancellationChanges(account, subscription, isCanceled), 'customer.subscription.updated');

const DEEDS = {
  cancel: (account, subscription) => setCanceled(account, subscription, true),
  'keep-going': (account, subscription) => setCanceled(account, subscription, false),
  pause: pauseSubscription,
  resume: resumeSubscription,
  renew: (account, subscription) => renewSubscription(account, subscription, { isPaid: true }),
  'fail-payment': (account, subscription) => renewSubscription(account, subscription, { isPaid: false }),
  'pay-invoice': (account, subscription) => payOpenInvoice(account, subscription, openInvoiceOf(account, subscription)),
  'add-card': paymentMethodFor,
  end: (account, subscription) => endSubscription(account, subscription),
};

/**
 * @param {import('../account.mjs').Account} account
 * @param {string} id
 * @returns {string}
 */
export function portalPage(account, id) {
  const portal = account.store.get('billing_portal.session', id);
  const subscription = newestOf(account, portal.customer);
  return page(
    'Your subscription',
    html`${subscription ? subscriptionPart(account, id, subscription) : html`<p>There is no subscription.</p>`}
${invoicesPart(account, portal.customer)}
${portal.return_url && html`<a class="back" href="${portal.return_url}">Back to Fieldwright</a>`}`,
  );
}

/** Handles a pressed button. */
export function changeInPortal(account, id, does) {
  const portal = account.store.get('billing_portal.session', id);
  const subscription = newestOf(account, portal.customer);
  if (!subscription || !deedsOf(account, subscription).some((deed) => deed.does === does)) {
    throw invalid('This cannot be done any more; the subscription has changed.');
  }
  DEEDS[does](account, subscription);
}

/** Returns the active subscription, or else the last one. */
function newestOf({ store }, customer) {
  const all = store.list('subscription').filter((subscription) => subscription.customer === customer);
  return all.find((subscription) => !isOver(subscription)) ?? all[0];
}

function subscriptionPart(account, id, subscription) {
  const [item] = subscription.items.data;
  const method = paymentMethodOf(account, subscription);
  const paid = method?.card
    ? `Visa ending in ${method.card.last4}`
    : method
      ? `Bank account ending in ${method.us_bank_account.last4}`
      : 'No card yet';
  return html`${facts([
    ['Plan', account.store.get('product', item.price.product).name],
    [
      'Price',
      `${moneyText(item.price.unit_amount * item.quantity, item.price.currency)} per ${item.price.recurring.interval}`,
    ],
    ['Status', subscription.status.replaceAll('_', ' ')],
    ['Current period', `${dayText(item.current_period_start)} to ${dayText(item.current_period_end)}`],
    ['Ends on', subscription.cancel_at && !isOver(subscription) ? dayText(subscription.cancel_at) : ''],
    ['Ended on', subscription.ended_at ? dayText(subscription.ended_at) : ''],
    ['Paid with', paid],
  ])}
${buttons(`/portal/${id}`, deedsOf(account, subscription))}`;
}

/** Returns the actions available for a subscription in its current state. */
function deedsOf(account, subscription) {
  if (isOver(subscription)) return [];
  const { status, cancel_at_period_end: isCanceled } = subscription;
  const open = openInvoiceOf(account, subscription);
  const hasMethod = paymentMethodOf(account, subscription) !== null;
  const isRunning = status !== 'paused' && status !== 'incomplete';
  const canPause = isRunning && !isCanceled;
  return [
    open && {
      does: 'pay-invoice',
      label: 'Pay the open invoice',
      kind: 'main',
      hint: moneyText(open.amount_remaining, open.currency),
    },
    status === 'paused' && {
      does: 'resume',
      label: 'Resume subscription',
      kind: 'main',
      hint: 'A new period begins and is paid now.',
    },
    isRunning &&
      isCanceled && { does: 'keep-going', label: 'Resume subscription', kind: 'main', hint: 'It will not end.' },
    canPause && { does: 'cancel', label: 'Cancel subscription', hint: 'It runs on to the end of what is paid.' },
    canPause && { does: 'pause', label: 'Pause subscription' },
    !hasMethod && { does: 'add-card', label: 'Add a card' },
    isRunning && { does: 'renew', label: 'Renew now', hint: 'As if the current period, or the trial, ended now.' },
    isRunning &&
      !isCanceled &&
      hasMethod && {
        does: 'fail-payment',
        label: 'Fail the next payment',
        hint: 'The period ends now, and the card is declined.',
      },
    { does: 'end', label: 'End now', kind: 'danger', hint: 'As if Stripe, or you at Stripe, had ended it.' },
  ].filter(Boolean);
}

function invoicesPart(account, customer) {
  const invoices = account.store.list('invoice').filter((invoice) => invoice.customer === customer);
  if (invoices.length === 0) return '';
  return html`<h2>Invoices</h2>
<ul>${invoices.map(
    ({ id, number, created, total, currency, status }) =>
      html`<li><a href="/invoice/${id}">${number}</a>, ${dayText(created)}: ${moneyText(total, currency)}, ${status}</li>\n`,
  )}</ul>`;
}
