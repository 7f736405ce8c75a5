// Payments: the cards and bank accounts people pay with, and each payment's outcome.
import { newId } from '../store.mjs';
import { addBalanceTransaction, feeOf } from './balance.mjs';

export const DECLINED = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** Returns Stripe's error details for a declined charge. */
export const declinedWith = (code) =>
  code === 'authentication_required'
    ? {
        ...DECLINED,
        code,
        decline_code: code,
        message: 'Your card was declined. This transaction requires authentication.',
      }
    : { ...DECLINED, decline_code: code };

/**
 * @param {import('../account.mjs').Account} account
 * @param {string | null} customer
 * @param {'card' | 'us_bank_account'} [type]
 * @param {Record<string, unknown>} [looks] fields that differ
 */
export function createPaymentMethod(account, customer, type = 'card', looks = {}) {
  const { store } = account;
  const card = {
    brand: 'visa',
    country: 'US',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    last4: '4242',
    ...looks,
  };
  const bank = {
    account_holder_type: 'company',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    last4: '6789',
    routing_number: '110000000',
    ...looks,
  };
  const method = store.add({
    id: store.newId('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: store.find('customer', customer)?.email ?? null,
      name: null,
      phone: null,
      tax_id: null,
    },
    ...(type === 'card' ? { card } : { us_bank_account: bank }),
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
  });
  if (customer !== null) account.emit('payment_method.attached', method);
  return method;
}

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ amount: number, currency: string, customer: string | null, method: Record<string, any> | null, metadata?: Record<string, string>, description?: string | null }} payment
 */
export function createPayment(account, { amount, currency, customer, method, metadata = {}, description = null }) {
  const { store } = account;
  const id = store.newId('payment_intent');
  const intent = store.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x', 20).slice(2)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [method?.type ?? 'card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  });
  account.emit('payment_intent.created', intent);
  return intent;
}

/** A bank's confirmation takes days. */
export function startProcessing(account, intent) {
  account.change(intent, { status: 'processing' });
  account.emit('payment_intent.processing', intent);
}

export function succeed(account, intent) {
  const charge = createCharge(account, intent, 'succeeded');
  account.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
}

/** @param {string} [code] why */
export function decline(account, intent, code = 'generic_decline') {
  const charge = createCharge(account, intent, 'failed');
  const error = {
    ...declinedWith(code),
    charge: charge.id,
    payment_method: account.store.find('payment_method', intent.payment_method) ?? null,
  };
  account.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: error,
    next_action: null,
  });
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
}

function createCharge(account, intent, status) {
  const { store } = account;
  const hasSucceeded = status === 'succeeded';
  const method = store.find('payment_method', intent.payment_method);
  const id = store.newId('charge');
  return store.add({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: hasSucceeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: hasSucceeded
      ? addBalanceTransaction(account, {
          type: 'charge',
          source: id,
          amount: intent.amount,
          fee: feeOf(intent.amount, method?.type),
          currency: intent.currency,
        }).id
      : null,
    billing_details: method?.billing_details ?? { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: hasSucceeded,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: hasSucceeded ? null : DECLINED.code,
    failure_message: hasSucceeded ? null : DECLINED.message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: hasSucceeded,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: method ? { type: method.type, [method.type]: method[method.type] } : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  });
}
