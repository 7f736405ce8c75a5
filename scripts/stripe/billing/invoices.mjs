// The lifecycle of an invoice: created, finalized, paid or not.
import { invoiceShape } from './invoiceShape.mjs';
import { createPayment, createPaymentMethod, decline, startProcessing, succeed } from './payments.mjs';

/** Time until Stripe retries a failed payment. */
const RETRY_SECONDS = 3 * 86_400;

/**
 * Makes and finalises an invoice of a subscription, and remembers it as its latest.
 * @param {import('../account.mjs').Account} account
 * @param {{ subscription: Record<string, any>, lines: Record<string, any>[], reason: string, prorationAt?: number }} of
 */
export function createInvoice(account, { subscription, lines, reason, prorationAt }) {
  const { store } = account;
  const customer = store.get('customer', subscription.customer);
  const invoice = store.add(
    invoiceShape(account, { id: store.newId('invoice'), customer, subscription, lines, reason, prorationAt }),
  );
  account.emit('invoice.created', invoice);
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  account.change(customer, {
    balance: invoice.ending_balance,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
    currency: invoice.currency,
  });
  account.change(invoice, {
    number,
    status: 'open',
    effective_at: account.now(),
    hosted_invoice_url: `${account.url}/invoice/${invoice.id}`,
    invoice_pdf: `${account.url}/invoice/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
  });
  subscription.latest_invoice = invoice.id;
  account.emit('invoice.finalized', invoice);
  return invoice;
}

/** Returns a subscription's payment method, if any. */
export function paymentMethodOf(account, subscription) {
  const customer = account.store.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  return id ? account.store.get('payment_method', id) : null;
}

/** Returns a subscription's payment method; if there is none, gives the customer a working card. */
export function paymentMethodFor(account, subscription) {
  const existing = paymentMethodOf(account, subscription);
  if (existing) return existing;
  const customer = account.store.get('customer', subscription.customer);
  const method = createPaymentMethod(account, customer.id);
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  account.update(customer, { invoice_settings: settings }, 'customer.updated');
  return method;
}

/**
 * Pays an open invoice; one that owes nothing is paid by that.
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} invoice
 * @param {Record<string, any> | null} method
 */
export function payInvoice(account, invoice, method) {
  if (invoice.amount_due > 0) succeed(account, intentOf(account, invoice, method));
  settlePayment(account, invoice, 'paid');
  account.change(invoice, {
    status: 'paid',
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
}

/** Declines an invoice's payment; the invoice stays open and is retried. */
export function failInvoice(account, invoice, method) {
  decline(account, intentOf(account, invoice, method));
  account.change(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: account.now() + RETRY_SECONDS,
  });
  account.emit('invoice.payment_failed', invoice);
}

/** Starts a bank payment that is confirmed later. */
export function startInvoicePayment(account, invoice, method) {
  startProcessing(account, intentOf(account, invoice, method));
  account.change(invoice, { attempted: true });
}

/** Voids an open invoice that won't be collected anymore. */
export function voidInvoice(account, invoice) {
  account.change(invoice, {
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
  account.emit('invoice.voided', invoice);
}

/** An invoice has one payment intent, shared by all attempts. */
function intentOf(account, invoice, method) {
  const { store } = account;
  const existing = store.list('invoice_payment').find((payment) => payment.invoice === invoice.id);
  if (existing) {
    const intent = store.get('payment_intent', existing.payment.payment_intent);
    if (method) account.change(intent, { payment_method: method.id });
    return intent;
  }
  const { amount_due: amount, currency, customer } = invoice;
  const metadata = {};
  const intent = createPayment(account, { amount, currency, customer, method, metadata, description: 'Subscription' });
  store.add({
    id: store.newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: account.now(),
    currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return intent;
}

function settlePayment(account, invoice, status) {
  const payment = account.store.list('invoice_payment').find((candidate) => candidate.invoice === invoice.id);
  if (!payment) return;
  const transitions = { ...payment.status_transitions, paid_at: account.now() };
  account.change(payment, { status, amount_paid: invoice.amount_due, status_transitions: transitions });
  account.emit('invoice_payment.paid', payment);
}
