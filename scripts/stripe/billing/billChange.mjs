// Applies a plan change, and charges or credits the difference.
import { StripeFault, notImplemented } from '../http/fault.mjs';
import { createInvoice, failInvoice, payInvoice, paymentMethodOf } from './invoices.mjs';
import { DECLINED } from './payments.mjs';

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} subscription
 * @param {import('./planChange.mjs').PlanChange} change
 * @param {Record<string, unknown>} otherChanges made together with it
 * @param {string} [paymentBehavior] what to do when the payment fails
 */
export function billChange(account, subscription, change, otherChanges, paymentBehavior = 'allow_incomplete') {
  const method = paymentMethodOf(account, subscription);
  const isDeclined =
    change.isInvoicedNow &&
    amountDue(account, subscription, change.lines) > 0 &&
    !canPay(account, subscription, method);
  if (isDeclined && paymentBehavior === 'error_if_incomplete') throw new StripeFault(402, DECLINED);
  if (isDeclined && paymentBehavior !== 'allow_incomplete')
    throw notImplemented(`payment_behavior=${paymentBehavior} with a refused payment`, 'payment_behavior');

  const items = { ...subscription.items, data: change.items, total_count: change.items.length };
  const changes = { ...otherChanges, items, ...(change.isNewPeriod && { billing_cycle_anchor: account.now() }) };
  const previous = account.change(subscription, changes);
  if (!change.isInvoicedNow || change.lines.length === 0) {
    const hidden = account.store.hidden(subscription.id);
    hidden.pendingLines = [...(hidden.pendingLines ?? []), ...change.lines];
    if (Object.keys(previous).length > 0) account.emit('customer.subscription.updated', subscription, previous);
    return;
  }
  const { lines, at } = change;
  previous.latest_invoice = subscription.latest_invoice;
  const invoice = createInvoice(account, { subscription, lines, reason: 'subscription_update', prorationAt: at });
  if (isDeclined) Object.assign(previous, account.change(subscription, { status: 'past_due' }));
  account.emit('customer.subscription.updated', subscription, previous);
  if (isDeclined) failInvoice(account, invoice, method);
  else payInvoice(account, invoice, method);
}

function amountDue(account, subscription, lines) {
  const { balance } = account.store.get('customer', subscription.customer);
  return lines.reduce((sum, { amount }) => sum + amount, balance);
}

/** Returns whether the next payment will succeed; tests can make it fail. */
export function canPay(account, { customer }, method) {
  return method !== null && !account.store.hidden(customer).isCardDeclined;
}
