// /v1/products
import { invalid } from '../http/fault.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { expand } from '../expand.mjs';
import { fieldsOf, refuseOthers } from '../parameters/implemented.mjs';

const FIELDS = ['name', 'active', 'description', 'metadata', 'url', 'unit_label', 'statement_descriptor', 'tax_code'];

/** @param {import('../account.mjs').Account} account */
export function createProduct(account, params) {
  refuseOthers(params, [...FIELDS, 'id']);
  if (params.id && account.store.find('product', params.id)) {
    throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  }
  const product = account.store.add({
    id: params.id ?? account.store.newId('product'),
    object: 'product',
    active: params.active ?? true,
    created: account.now(),
    default_price: null,
    description: params.description || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: params.statement_descriptor ?? null,
    tax_code: params.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: params.unit_label ?? null,
    updated: account.now(),
    url: params.url ?? null,
  });
  account.emit('product.created', product);
  return product;
}

function updateProduct(account, { id }, params) {
  refuseOthers(params, [...FIELDS, 'default_price']);
  const product = account.store.get('product', id);
  const { metadata, ...fields } = fieldsOf(params);
  const changes = { ...fields, metadata: mergeMetadata(product.metadata, metadata), updated: account.now() };
  if (fields.description === '') changes.description = null;
  return account.update(product, changes, 'product.updated');
}

function listProducts(account, params) {
  refuseOthers(params, ['active', 'ids', 'created']);
  const { active, ids } = params;
  const found = account.store
    .list('product')
    .filter((product) => (active === undefined || product.active === active) && (!ids || ids.includes(product.id)));
  return paginate(account, found, params, '/v1/products');
}

export const PRODUCT_ROUTES = {
  'GET /v1/products': (account, _, params) => listProducts(account, params),
  'POST /v1/products': (account, _, params) => expand(account, createProduct(account, params), params.expand),
  'GET /v1/products/:id': (account, { id }, params) => expand(account, account.store.get('product', id), params.expand),
  'POST /v1/products/:id': (account, path, params) =>
    expand(account, updateProduct(account, path, params), params.expand),
};
