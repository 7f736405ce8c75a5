// /v1/subscriptions
import { planChange } from '../billing/planChange.mjs';
import {
  cancellationChanges,
  createSubscription,
  endSubscription,
  isOver,
  renewSubscription,
} from '../billing/subscriptions.mjs';
import { billChange } from '../billing/billChange.mjs';
import { invalid, missing, notImplemented } from '../http/fault.mjs';
import { expand } from '../expand.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';

const FIELDS = [
  'items',
  'cancel_at_period_end',
  'cancellation_details',
  'proration_behavior',
  'proration_date',
  'metadata',
  'description',
  'default_payment_method',
  'payment_behavior',
  'trial_end',
  'trial_settings',
];

/** Creates a subscription that starts with a free trial, so there is nothing to pay yet. */
function beginTrial(account, params) {
  const { store } = account;
  refuseOthers(params, ['customer', 'items', 'metadata', 'trial_period_days', 'trial_settings']);
  const { customer, items = [], trial_period_days: days } = params;
  if (!days) throw notImplemented('a subscription without a trial', 'trial_period_days');
  if (days > 730) throw invalid('Trial periods are from 1 to 730 days.', 'trial_period_days');
  if (items.length === 0) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  return createSubscription(account, {
    customer: store.get('customer', customer, 'customer').id,
    items: items.map((item, index) => {
      refuseOthers(item, ['price', 'quantity'], `items[${index}]`);
      return { price: store.get('price', item.price, `items[${index}][price]`), quantity: item.quantity ?? 1 };
    }),
    data: params,
    method: null,
    isPaymentPending: false,
  });
}

function updateSubscription(account, { id }, params) {
  refuseOthers(params, FIELDS);
  const { store } = account;
  const subscription = store.get('subscription', id);
  if (
    isOver(subscription) &&
    Object.keys(params).some((name) => !['metadata', 'cancellation_details', 'expand'].includes(name))
  ) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const change = params.items && planChange(account, subscription, params, 'items');
  const changes = { metadata: mergeMetadata(subscription.metadata, params.metadata) };
  if (params.description !== undefined) changes.description = params.description || null;
  if (params.default_payment_method) {
    changes.default_payment_method = store.get(
      'payment_method',
      params.default_payment_method,
      'default_payment_method',
    ).id;
  }
  if (params.trial_settings) changes.trial_settings = mergeTrialSettings(subscription, params.trial_settings);
  if (params.cancel_at_period_end !== undefined && params.cancel_at_period_end !== subscription.cancel_at_period_end) {
    Object.assign(changes, cancellationChanges(account, subscription, params.cancel_at_period_end));
  }
  if (params.cancellation_details) {
    const details = changes.cancellation_details ?? subscription.cancellation_details;
    changes.cancellation_details = { ...details, ...params.cancellation_details };
  }
  if (change) billChange(account, subscription, change, changes, params.payment_behavior);
  else account.update(subscription, changes, 'customer.subscription.updated');
  if (params.trial_end !== undefined) endTrial(account, subscription, params.trial_end);
  return subscription;
}

const mergeTrialSettings = ({ trial_settings: stored }, given) => ({
  end_behavior: { ...stored.end_behavior, ...given.end_behavior },
});

function endTrial(account, subscription, at) {
  if (at !== 'now') throw notImplemented('a trial_end other than "now"', 'trial_end');
  if (subscription.status === 'trialing') renewSubscription(account, subscription, { isPaid: true });
}

function cancelNow(account, { id }, params) {
  refuseOthers(params, ['cancellation_details', 'invoice_now', 'prorate']);
  if (params.invoice_now || params.prorate) throw notImplemented('a last invoice on cancelling', 'invoice_now');
  const subscription = account.store.get('subscription', id);
  if (isOver(subscription)) throw missing('subscription', id);
  endSubscription(account, subscription, 'cancellation_requested', params.cancellation_details);
  return subscription;
}

function listSubscriptions(account, params) {
  refuseOthers(params, ['customer', 'status', 'price', 'created']);
  const { customer, status, price } = params;
  const isWanted = (subscription) => {
    if (status === 'all') return true;
    if (status === 'ended') return isOver(subscription);
    return status ? subscription.status === status : subscription.status !== 'canceled';
  };
  const found = account.store
    .list('subscription')
    .filter((one) => isWanted(one) && (!customer || one.customer === customer))
    .filter((one) => !price || one.items.data.some((item) => item.price.id === price));
  return paginate(account, found, params, '/v1/subscriptions');
}

export const SUBSCRIPTION_ROUTES = {
  'GET /v1/subscriptions': (account, _, params) => listSubscriptions(account, params),
  'POST /v1/subscriptions': (account, _, params) => expand(account, beginTrial(account, params), params.expand),
  'GET /v1/subscriptions/:id': (account, { id }, params) =>
    expand(account, account.store.get('subscription', id), params.expand),
  'POST /v1/subscriptions/:id': (account, path, params) =>
    expand(account, updateSubscription(account, path, params), params.expand),
  'DELETE /v1/subscriptions/:id': (account, path, params) =>
    expand(account, cancelNow(account, path, params), params.expand),
};
