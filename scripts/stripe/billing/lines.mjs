// Invoice lines: recurring ones, and the credits and charges of a change in the middle of a period.
import { newId } from '../store.mjs';
import { dayText, moneyText } from './periods.mjs';

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} item of a subscription
 * @param {{ start: number, end: number }} period
 * @param {{ isTrial?: boolean }} [options]
 */
export function recurringLine(account, item, period, { isTrial = false } = {}) {
  const { price, quantity } = item;
  const name = account.store.get('product', price.product).name;
  const per =
    price.recurring.interval_count === 1
      ? price.recurring.interval
      : `${price.recurring.interval_count} ${price.recurring.interval}s`;
  const description = isTrial
    ? `Trial period for ${name}`
    : `${quantity} × ${name} (at ${moneyText(price.unit_amount, price.currency)} / ${per})`;
  return line(item, { description, period, amount: isTrial ? 0 : price.unit_amount * quantity, isProration: false });
}

/**
 * Prices the change of an item in the middle of its period: the unused part of the old price back, the remaining part
 * of
 * the new one, to the second.
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any> | null} before the item before the change; null if it is added
 * @param {Record<string, any> | null} after the item as it will be, with its period; null for one that is taken away
 * @param {number} at seconds
 * @returns {Record<string, any>[]}
 */
export function prorationLines(account, before, after, at) {
  const { current_period_start: start, current_period_end: end } = before ?? after;
  const unusedShare = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const part = (item, sign, words) =>
    line(item, {
      description: `${words} on ${quantityName(account, item)} after ${dayText(at)}`,
      period: { start: at, end },
      amount: sign * Math.round(item.price.unit_amount * item.quantity * unusedShare),
      isProration: true,
    });
  const lines = before ? [part(before, -1, 'Unused time')] : [];
  // A different interval starts a whole new period, which isn't a proration but its own line.
  const isSamePeriod = after?.current_period_end === end;
  return isSamePeriod ? [...lines, part(after, 1, 'Remaining time')] : lines;
}

function quantityName(account, { price, quantity }) {
  const { name } = account.store.get('product', price.product);
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

function line(item, { description, period, amount, isProration }) {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: isProration ? newId('ii') : null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: String(amount === 0 ? 0 : Math.round(amount / item.quantity)),
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}
