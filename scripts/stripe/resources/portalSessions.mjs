// /v1/billing_portal/sessions
import { invalid } from '../http/fault.mjs';
import { expand } from '../expand.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';
import { newId } from '../store.mjs';

function createPortalSession(account, params) {
  refuseOthers(params, ['customer', 'return_url', 'locale', 'configuration']);
  if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
  account.store.get('customer', params.customer, 'customer');
  const id = account.store.newId('billing_portal.session');
  return account.store.add({
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: params.configuration ?? newId('bpc'),
    created: account.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${account.url}/portal/${id}`,
  });
}

export const PORTAL_ROUTES = {
  'POST /v1/billing_portal/sessions': (account, _, params) =>
    expand(account, createPortalSession(account, params), params.expand),
};
