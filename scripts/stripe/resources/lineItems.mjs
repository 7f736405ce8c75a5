// The line items of a checkout.
import { invalid } from '../http/fault.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { newId } from '../store.mjs';
import { createPrice } from './prices.mjs';

/**
 * @param {import('../account.mjs').Account} account
 * @param {Record<string, any>} item as requested
 * @param {string} path of the parameter
 */
export function lineItemOf(account, item, path) {
  refuseOthers(item, ['price', 'price_data', 'quantity'], path);
  const price = priceOf(account, item, path);
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, `${path}[price]`);
  const { quantity } = item;
  if (quantity === undefined) throw invalid('Quantity is required.', `${path}[quantity]`, 'parameter_missing');
  if (!Number.isInteger(quantity) || quantity < 1)
    throw invalid('Quantity must be greater than or equal to 1.', `${path}[quantity]`);
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: account.store.get('product', price.product).name,
    metadata: {},
    price: structuredClone(price),
    quantity,
  };
}

/** Returns a price in the catalog, or one specific to this session. */
function priceOf(account, { price, price_data: data }, path) {
  if (!price === !data) throw invalid('You must specify either `price` or `price_data`.', path);
  if (price) return account.store.get('price', price, `${path}[price]`);
  return createPrice(account, data);
}
