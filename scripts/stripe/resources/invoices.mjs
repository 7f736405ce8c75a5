// /v1/invoices
import { previewInvoice } from '../billing/preview.mjs';
import { expand } from '../expand.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';

function listInvoices(account, params) {
  refuseOthers(params, ['customer', 'subscription', 'status', 'created', 'collection_method']);
  const { customer, subscription, status } = params;
  const found = account.store
    .list('invoice')
    .filter((invoice) => (!customer || invoice.customer === customer) && (!status || invoice.status === status))
    .filter((invoice) => !subscription || invoice.parent.subscription_details.subscription === subscription);
  return paginate(account, found, params, '/v1/invoices');
}

export const INVOICE_ROUTES = {
  'GET /v1/invoices': (account, _, params) => listInvoices(account, params),
  'POST /v1/invoices/create_preview': (account, _, params) =>
    expand(account, previewInvoice(account, params), params.expand),
  'GET /v1/invoices/:id': (account, { id }, params) => expand(account, account.store.get('invoice', id), params.expand),
};
