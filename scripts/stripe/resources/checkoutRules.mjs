// Stripe's validation of a new checkout session.
import { invalid } from '../http/fault.mjs';

const MINUTE_SECONDS = 60;

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} params
 */
export function checkSession(account, params) {
  const { mode, store } = { mode: params.mode, store: account.store };
  if (mode !== 'subscription' && mode !== 'payment') {
    throw invalid(
      'The stand-in knows the modes subscription and payment.',
      'mode',
      mode ? 'local_not_implemented' : 'parameter_missing',
    );
  }
  if (params.ui_mode && params.ui_mode !== 'hosted_page')
    throw invalid('The stand-in has hosted pages only.', 'ui_mode', 'local_not_implemented');
  if (!params.line_items?.length) {
    throw invalid(`You must pass \`line_items\` in \`${mode}\` mode.`, 'line_items', 'parameter_missing');
  }
  if (!params.success_url) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  for (const name of ['success_url', 'cancel_url']) checkUrl(params[name], name);
  if (params.customer && params.customer_email) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  if (params.customer) store.get('customer', params.customer, 'customer');
  if (params.client_reference_id?.length > 200) throw invalid('Must be at most 200 characters.', 'client_reference_id');
  checkModeOf(params);
  checkExpiry(account, params.expires_at);
}

/** Rejects parameters that belong to the other mode. */
function checkModeOf({ mode, ...params }) {
  const ofOther =
    mode === 'payment'
      ? ['subscription_data', 'payment_method_collection']
      : ['payment_intent_data', 'customer_creation'];
  for (const name of ofOther) {
    if (params[name] !== undefined) throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name);
  }
  const { trial_period_days: days, trial_end: end, trial_settings: settings } = params.subscription_data ?? {};
  if (days !== undefined && (!Number.isInteger(days) || days < 1 || days > 730)) {
    throw invalid('Trial periods are from 1 to 730 days.', 'subscription_data[trial_period_days]');
  }
  if (days !== undefined && end !== undefined)
    throw invalid('You may only specify one of trial_period_days, trial_end.', 'subscription_data[trial_end]');
  if (settings && days === undefined && end === undefined) {
    throw invalid('`trial_settings` needs a trial.', 'subscription_data[trial_settings]');
  }
}

function checkExpiry(account, at) {
  if (at === undefined) return;
  const inSeconds = at - account.now();
  if (inSeconds < 30 * MINUTE_SECONDS - 5 || inSeconds > 24 * 60 * MINUTE_SECONDS + 5) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
}

function checkUrl(url, name) {
  if (url !== undefined && !/^https?:\/\/[^\s/]+/.test(url))
    throw invalid(`Not a valid URL: ${url}`, name, 'url_invalid');
}
