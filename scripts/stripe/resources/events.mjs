// /v1/events
import { expand } from '../expand.mjs';
import { paginate } from '../pagination.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';

function listEvents(account, params) {
  refuseOthers(params, ['type', 'types', 'created', 'delivery_success']);
  const { type, types = type ? [type] : undefined, delivery_success: isDelivered } = params;
  const fits = (name) =>
    !types ||
    types.some((pattern) => pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))));
  const found = account.store
    .list('event')
    .filter(
      (event) => fits(event.type) && (isDelivered === undefined || (event.pending_webhooks === 0) === isDelivered),
    );
  return paginate(account, found, params, '/v1/events');
}

export const EVENT_ROUTES = {
  'GET /v1/events': (account, _, params) => listEvents(account, params),
  'GET /v1/events/:id': (account, { id }, params) => expand(account, account.store.get('event', id), params.expand),
};
