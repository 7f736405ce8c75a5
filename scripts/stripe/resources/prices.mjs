// /v1/prices
import { invalid } from '../http/fault.mjs';
import { expand } from '../expand.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { fieldsOf, refuseOthers } from '../parameters/implemented.mjs';
import { createProduct } from './products.mjs';

const FIELDS = ['active', 'lookup_key', 'transfer_lookup_key', 'metadata', 'nickname', 'tax_behavior'];

/** @param {import('../account.mjs').Account} account */
export function createPrice(account, params) {
  refuseOthers(params, [...FIELDS, 'currency', 'unit_amount', 'recurring', 'product', 'product_data']);
  const { store } = account;
  if (params.unit_amount === undefined) {
    throw invalid(
      'You must specify one of `unit_amount`, `unit_amount_decimal`, or `custom_unit_amount`.',
      'unit_amount',
      'parameter_missing',
    );
  }
  if (!Number.isInteger(params.unit_amount) || params.unit_amount < 0) throw invalid('Invalid integer', 'unit_amount');
  if (!params.product === !params.product_data)
    throw invalid('You must specify either `product` or `product_data`.', 'product');
  const product = params.product
    ? store.get('product', params.product, 'product')
    : createProduct(account, params.product_data);
  if (params.lookup_key) takeLookupKey(account, params);
  const price = store.add({
    id: store.newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product: product.id,
    recurring: params.recurring ? recurringOf(params.recurring) : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: params.recurring ? 'recurring' : 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  });
  account.emit('price.created', price);
  return price;
}

/** @returns the recurring part of a price; only licensed billing by month, year and the like exists here */
function recurringOf({ interval, interval_count: count = 1 }) {
  return { interval, interval_count: count, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

/** A lookup key belongs to one price; it is moved from another price only on request. */
function takeLookupKey(account, { lookup_key: key, transfer_lookup_key: isTransferred }, ownId) {
  const holder = account.store.list('price').find((price) => price.lookup_key === key && price.id !== ownId);
  if (!holder) return;
  if (!isTransferred) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  }
  account.update(holder, { lookup_key: null }, 'price.updated');
}

function updatePrice(account, { id }, params) {
  refuseOthers(params, FIELDS);
  const price = account.store.get('price', id);
  if (params.lookup_key) takeLookupKey(account, params, id);
  const { metadata, ...fields } = fieldsOf(params);
  if (fields.lookup_key === '') fields.lookup_key = null;
  return account.update(price, { ...fields, metadata: mergeMetadata(price.metadata, metadata) }, 'price.updated');
}

function listPrices(account, params) {
  refuseOthers(params, ['active', 'lookup_keys', 'product', 'type', 'currency', 'recurring', 'created']);
  const { active, lookup_keys: keys, product, type, currency, recurring } = params;
  if (keys && keys.length > 10) throw invalid('You can only specify up to 10 lookup keys.', 'lookup_keys');
  const found = account.store
    .list('price')
    .filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (!keys || keys.includes(price.lookup_key)) &&
        (!product || price.product === product) &&
        (!type || price.type === type) &&
        (!currency || price.currency === currency) &&
        (!recurring?.interval || price.recurring?.interval === recurring.interval),
    );
  return paginate(account, found, params, '/v1/prices');
}

export const PRICE_ROUTES = {
  'GET /v1/prices': (account, _, params) => listPrices(account, params),
  'POST /v1/prices': (account, _, params) => expand(account, createPrice(account, params), params.expand),
  'GET /v1/prices/:id': (account, { id }, params) => expand(account, account.store.get('price', id), params.expand),
  'POST /v1/prices/:id': (account, path, params) => expand(account, updatePrice(account, path, params), params.expand),
};
