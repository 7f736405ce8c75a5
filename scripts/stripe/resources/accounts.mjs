// /v1/accounts and /v1/account_links: other businesses' accounts connected to ours.
import { expand } from '../expand.mjs';
import { StripeFault, invalid } from '../http/fault.mjs';
import { mergeMetadata } from '../metadata.mjs';
import { refuseOthers } from '../parameters/implemented.mjs';

const LINK_SECONDS = 300;
const ASKED = ['business_profile.url', 'external_account', 'tos_acceptance.date'];
/** The only type simulated: the business deals with Stripe directly. */
const CONTROLLER = {
  fees: { payer: 'account' },
  losses: { payments: 'stripe' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'full' },
};

const requirementsOf = (asked) => ({
  alternatives: [],
  current_deadline: null,
  currently_due: asked,
  disabled_reason: asked.length > 0 ? 'requirements.past_due' : null,
  errors: [],
  eventually_due: asked,
  past_due: asked,
  pending_verification: [],
});

function createAccount(account, params) {
  refuseOthers(params, ['controller', 'country', 'email', 'metadata', 'business_profile', 'default_currency']);
  checkController(params.controller);
  const { store } = account;
  const { country = 'US', email = null, business_profile: profile = {} } = params;
  return store.add({
    id: store.newId('account'),
    object: 'account',
    business_profile: {
      name: profile.name ?? null,
      url: profile.url ?? null,
      mcc: null,
      support_email: null,
      support_phone: null,
    },
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    controller: { ...CONTROLLER, is_controller: true, type: 'application' },
    country,
    created: account.now(),
    default_currency: 'usd',
    details_submitted: false,
    email,
    metadata: mergeMetadata({}, params.metadata),
    payouts_enabled: false,
    requirements: requirementsOf(ASKED),
    settings: { dashboard: { display_name: profile.name ?? null, timezone: 'Etc/UTC' } },
    type: 'none',
  });
}

function checkController(controller = {}) {
  const given = JSON.stringify(controller, Object.keys(flat(controller)).sort());
  if (given !== JSON.stringify(CONTROLLER, Object.keys(flat(CONTROLLER)).sort())) {
    throw invalid(
      'The stand-in plays accounts that pay their fees, carry no losses of ours and have the full dashboard.',
      'controller',
      'local_not_implemented',
    );
  }
}

/** Returns the names at every level, which JSON.stringify uses as the list to include. */
const flat = (object) =>
  Object.entries(object).reduce(
    (names, [name, value]) => ({ ...names, [name]: true, ...(value && typeof value === 'object' ? flat(value) : {}) }),
    {},
  );

function createLink(account, params) {
  refuseOthers(params, ['account', 'type', 'refresh_url', 'return_url', 'collection_options']);
  const { account: id, type, refresh_url: refreshUrl, return_url: returnUrl } = params;
  const connected = account.store.get('account', id, 'account');
  for (const name of ['refresh_url', 'return_url']) {
    if (!/^https?:\/\/[^\s/]+/.test(params[name] ?? ''))
      throw invalid(`Not a valid URL: ${params[name]}`, name, 'url_invalid');
  }
  if (type !== 'account_onboarding')
    throw invalid('You cannot create `account_update` type Account Links for this account.', 'type');
  Object.assign(account.store.hidden(connected.id), { returnUrl, refreshUrl });
  return {
    object: 'account_link',
    created: account.now(),
    expires_at: account.now() + LINK_SECONDS,
    url: `${account.url}/connect/${id}`,
  };
}

/** Completes onboarding: Stripe has all the information it needs. */
export function completeOnboarding(account, id) {
  return change(account, id, {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    requirements: requirementsOf([]),
  });
}

/** Restricts an account: Stripe needs information, and accepts no payments until then. */
export function restrictAccount(account, id) {
  return change(account, id, {
    charges_enabled: false,
    payouts_enabled: false,
    requirements: requirementsOf(['individual.verification.document']),
  });
}

/** Disconnects an account: the business revokes our access to all of it. */
export function disconnectAccount(account, id) {
  const connected = account.store.within('', () => account.store.get('account', id));
  account.store.within(id, () =>
    account.emit('account.application.deauthorized', { id: 'ca_local', object: 'application', name: 'Fieldwright' }),
  );
  Object.assign(account.store.hidden(id), { isDisconnected: true });
  return connected;
}

/** @throws StripeFault with Stripe's error for an account that isn't ours, or no longer is */
export function checkConnected({ store }, id) {
  if (!store.hidden(id).isDisconnected && store.find('account', id)) return;
  throw new StripeFault(403, {
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

function change(account, id, changes) {
  const connected = account.store.within('', () => account.store.get('account', id));
  const previous = account.change(connected, changes);
  account.store.within(id, () => account.emit('account.updated', connected, previous));
  return connected;
}

/** Rejects a payment on an account that isn't enabled for payments. */
export function checkCanCharge({ store }) {
  const owner = store.owner();
  if (owner === '' || store.within('', () => store.get('account', owner)).charges_enabled) return;
  throw new StripeFault(400, { message: 'Your account cannot currently make live charges.', code: 'account_invalid' });
}

export const ACCOUNT_ROUTES = {
  'POST /v1/accounts': (account, _, params) => expand(account, createAccount(account, params), params.expand),
  'GET /v1/accounts/:id': (account, { id }, params) => {
    checkConnected(account, id);
    return expand(account, account.store.get('account', id), params.expand);
  },
  'POST /v1/account_links': (account, _, params) => createLink(account, params),
};
