// The shapes of a subscription and its items.
import { newId } from '../store.mjs';

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ id: string, customer: string, items: Record<string, any>[], currency: string, method: Record<string, any> | null, trialEnd: number | null, data: Record<string, any> }} of
 */
export function subscriptionShape(account, { id, customer, items, currency, method, trialEnd, data }) {
  const start = account.now();
  const ending = data.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method?.id ?? null,
    default_source: null,
    default_tax_rates: [],
    description: data.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list',
      data: items,
      has_more: false,
      total_count: items.length,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...data.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: ending } },
    trial_start: trialEnd === null ? null : start,
  };
}

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ subscription: string, price: Record<string, any>, quantity: number, start: number, end: number }} of
 */
export function subscriptionItem(account, { subscription, price, quantity, start, end }) {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** Returns the legacy form of a price, which items still carry. */
export function planOf(price) {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
