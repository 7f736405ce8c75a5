// Calculates what a change to a subscription's items costs, for a preview or for real.
import { invalid } from '../http/fault.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { prorationLines, recurringLine } from './lines.mjs';
import { periodEnd } from './periods.mjs';
import { planOf, subscriptionItem } from './subscriptionShape.mjs';

/**
 * @typedef {object} PlanChange
 * @property {Record<string, any>[]} items after the change
 * @property {Record<string, any>[]} lines the cost of the change itself
 * @property {boolean} isNewPeriod whether another interval starts a new period, which is billed immediately
 * @property {boolean} isInvoicedNow
 * @property {number} at seconds
 */

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} subscription is not changed
 * @param {{ items: Record<string, any>[], proration_behavior?: string, proration_date?: number }} change
 * @param {string} path of the items' parameter
 * @returns {PlanChange}
 */
export function planChange(
  account,
  subscription,
  { items: wanted, proration_behavior: behavior = 'create_prorations', proration_date: date },
  path,
) {
  const current = subscription.items.data;
  const { current_period_start: start, current_period_end: end } = current[0];
  const at = date ?? account.now();
  if (date !== undefined && (date < start || date > end)) {
    throw invalid('The proration date must be within the current period of the subscription.', 'proration_date');
  }
  const pairs = pairsOf(account, subscription, wanted, path);
  const items = pairs.flatMap(([, after]) => (after ? [after] : []));
  if (items.length === 0) throw invalid('A subscription must have at least one active item.', path);
  if (new Set(items.map(({ price }) => JSON.stringify(price.recurring))).size > 1) {
    throw invalid(
      'All prices on a subscription must have the same `recurring.interval` and `recurring.interval_count`.',
      path,
    );
  }
  const isTrial = subscription.status === 'trialing';
  const isNewPeriod =
    !isTrial && JSON.stringify(items[0].price.recurring) !== JSON.stringify(current[0].price.recurring);
  const now = account.now();
  for (const item of items) {
    Object.assign(item, {
      current_period_start: isNewPeriod ? now : start,
      current_period_end: isNewPeriod ? periodEnd(now, item.price.recurring) : end,
    });
  }
  const isInvoicedNow = isNewPeriod || behavior === 'always_invoice';
  return {
    items,
    lines: linesOf(account, pairs, { at, behavior, isTrial, isNewPeriod, isInvoicedNow }),
    isNewPeriod,
    isInvoicedNow,
    at,
  };
}

/** Pairs each item before and after the change; null if it is new or removed. */
function pairsOf(account, subscription, wanted, path) {
  const { store } = account;
  const pairs = subscription.items.data.map((item) => [item, structuredClone(item)]);
  for (const [index, change] of wanted.entries()) {
    const at = `${path}[${index}]`;
    refuseOthers(change, ['id', 'price', 'quantity', 'deleted', 'metadata'], at);
    const price = change.price ? store.get('price', change.price, `${at}[price]`) : undefined;
    if (price && !price.recurring) throw invalid('The price specified must be of type recurring.', `${at}[price]`);
    if (price && !price.active) throw invalid('The price specified is inactive.', `${at}[price]`);
    if (change.id === undefined) {
      if (!price) throw invalid('Missing required param.', `${at}[price]`, 'parameter_missing');
      const added = { subscription: subscription.id, price, quantity: change.quantity ?? 1, start: 0, end: 0 };
      pairs.push([null, subscriptionItem(account, added)]);
      continue;
    }
    const pair = pairs.find(([before]) => before?.id === change.id);
    if (!pair) throw invalid(`No such subscription_item: '${change.id}'`, `${at}[id]`, 'resource_missing');
    if (change.deleted) pair[1] = null;
    else {
      if (price) Object.assign(pair[1], { price: structuredClone(price), plan: planOf(price) });
      if (change.quantity !== undefined) pair[1].quantity = change.quantity;
    }
  }
  return pairs;
}

function linesOf(account, pairs, { at, behavior, isTrial, isNewPeriod, isInvoicedNow }) {
  const ofTrial = isTrial && isInvoicedNow;
  const lines = [];
  for (const [before, after] of pairs) {
    const isSame = before && after && before.price.id === after.price.id && before.quantity === after.quantity;
    if (isSame && !isNewPeriod) continue;
    if (!isTrial && behavior !== 'none') lines.push(...prorationLines(account, before, after, at));
    const period = after && { start: after.current_period_start, end: after.current_period_end };
    if (after && (isNewPeriod || ofTrial)) lines.push(recurringLine(account, after, period, { isTrial: ofTrial }));
  }
  return lines;
}
