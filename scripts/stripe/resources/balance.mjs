// /v1/charges, /v1/balance_transactions and /v1/payouts
import { expand } from '../expand.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';

function listTransactions(account, params) {
  refuseOthers(params, ['payout', 'type', 'created', 'source']);
  const { payout, type, source } = params;
  const found = account.store
    .list('balance_transaction')
    .filter(({ id }) => !payout || account.store.hidden(id).payout === payout)
    .filter((transaction) => (!type || transaction.type === type) && (!source || transaction.source === source));
  return paginate(account, found, params, '/v1/balance_transactions');
}

function listPayouts(account, params) {
  refuseOthers(params, ['status', 'created', 'arrival_date']);
  const found = account.store.list('payout').filter(({ status }) => !params.status || status === params.status);
  return paginate(account, found, params, '/v1/payouts');
}

export const BALANCE_ROUTES = {
  'GET /v1/charges/:id': (account, { id }, params) => expand(account, account.store.get('charge', id), params.expand),
  'GET /v1/balance_transactions': (account, _, params) => listTransactions(account, params),
  'GET /v1/payouts': (account, _, params) => listPayouts(account, params),
  'GET /v1/payouts/:id': (account, { id }, params) => expand(account, account.store.get('payout', id), params.expand),
};
