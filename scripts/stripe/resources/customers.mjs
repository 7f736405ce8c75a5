// /v1/customers
import { invalid } from '../http/fault.mjs';
import { expand } from '../expand.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { paginate } from '../pagination.mjs';
import { fieldsOf, refuseOthers } from '../parameters/implemented.mjs';

const FIELDS = [
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'address',
  'preferred_locales',
  'tax_exempt',
  'business_name',
];
const ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** @param {import('../account.mjs').Account} account */
export function createCustomer(account, params) {
  refuseOthers(params, FIELDS);
  checkEmail(params.email);
  const { store } = account;
  const id = store.newId('customer');
  const customer = store.add({
    id,
    object: 'customer',
    address: params.address ? { ...ADDRESS, ...params.address } : null,
    balance: 0,
    ...(params.business_name && { business_name: params.business_name }),
    created: account.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: params.preferred_locales ?? [],
    shipping: null,
    tax_exempt: params.tax_exempt || 'none',
    test_clock: null,
  });
  account.emit('customer.created', customer);
  return customer;
}

function updateCustomer(account, { id }, params) {
  refuseOthers(params, [...FIELDS, 'balance', 'invoice_settings']);
  checkEmail(params.email);
  const customer = account.store.get('customer', id);
  const { metadata, address, invoice_settings: settings, ...fields } = fieldsOf(params);
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  );
  if (address !== undefined) changes.address = address === '' ? null : { ...ADDRESS, ...customer.address, ...address };
  if (settings) {
    refuseOthers(settings, ['default_payment_method'], 'invoice_settings');
    const method = settings.default_payment_method || null;
    if (method) account.store.get('payment_method', method, 'invoice_settings[default_payment_method]');
    changes.invoice_settings = { ...customer.invoice_settings, default_payment_method: method };
  }
  changes.metadata = mergeMetadata(customer.metadata, metadata);
  return account.update(customer, changes, 'customer.updated');
}

function listCustomers(account, params) {
  refuseOthers(params, ['email', 'created']);
  const found = account.store.list('customer').filter(({ email }) => !params.email || email === params.email);
  return paginate(account, found, params, '/v1/customers');
}

function checkEmail(email) {
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
}

export const CUSTOMER_ROUTES = {
  'GET /v1/customers': (account, _, params) => listCustomers(account, params),
  'POST /v1/customers': (account, _, params) => expand(account, createCustomer(account, params), params.expand),
  'GET /v1/customers/:id': (account, { id }, params) =>
    expand(account, account.store.get('customer', id), params.expand),
  'POST /v1/customers/:id': (account, path, params) =>
    expand(account, updateCustomer(account, path, params), params.expand),
};
