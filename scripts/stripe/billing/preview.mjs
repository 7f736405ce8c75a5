// Previews the upcoming invoice, or the one a change would create.
import { StripeFault, invalid } from '../http/fault.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { newId } from '../store.mjs';
import { invoiceShape } from './invoiceShape.mjs';
import { recurringLine } from './lines.mjs';
import { periodEnd } from './periods.mjs';
import { planChange } from './planChange.mjs';
import { isOver } from './subscriptions.mjs';

const HOUR_SECONDS = 3600;

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} params of POST /v1/invoices/create_preview
 */
export function previewInvoice(account, params) {
  refuseOthers(params, ['customer', 'subscription', 'subscription_details', 'preview_mode']);
  const { subscription_details: details = {}, preview_mode: mode = 'next' } = params;
  refuseOthers(details, ['items', 'proration_behavior', 'proration_date'], 'subscription_details');
  const subscription = subscriptionOf(account, params);
  const isChanged = details.items !== undefined;
  const endsAnyway = subscription.cancel_at_period_end && !isChanged;
  if (isOver(subscription) || subscription.status === 'paused' || endsAnyway) {
    throw new StripeFault(404, {
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: '${subscription.customer}'`,
    });
  }
  const change = isChanged ? planChange(account, subscription, details, 'subscription_details[items]') : undefined;
  const customer = account.store.get('customer', subscription.customer);
  const shape = (of) => ({
    ...invoiceShape(account, { id: newId('upcoming_in'), customer, subscription, prorationAt: change?.at, ...of }),
    next_payment_attempt: of.createdAt ? of.createdAt + HOUR_SECONDS : account.now(),
  });
  if (change?.isInvoicedNow && mode === 'next') return shape({ lines: change.lines, reason: 'subscription_update' });
  const items = change?.items ?? subscription.items.data;
  const createdAt = items[0].current_period_end;
  const pending = mode === 'recurring' ? [] : (account.store.hidden(subscription.id).pendingLines ?? []);
  const prorations = mode === 'recurring' || change?.isInvoicedNow ? [] : (change?.lines ?? []);
  const recurring = items.map((item) =>
    recurringLine(account, item, { start: createdAt, end: periodEnd(createdAt, item.price.recurring) }),
  );
  return shape({ lines: [...pending, ...prorations, ...recurring], reason: 'upcoming', createdAt });
}

function subscriptionOf(account, { customer, subscription }) {
  const { store } = account;
  if (subscription) {
    const found = store.get('subscription', subscription, 'subscription');
    if (customer && found.customer !== customer)
      throw invalid('This customer does not have the subscription.', 'subscription', 'resource_missing');
    return found;
  }
  if (!customer) throw invalid('You must pass a customer or a subscription.', 'customer', 'parameter_missing');
  store.get('customer', customer, 'customer');
  const [running] = store.list('subscription').filter((one) => one.customer === customer && !isOver(one));
  if (!running)
    throw new StripeFault(404, {
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: '${customer}'`,
    });
  return running;
}
