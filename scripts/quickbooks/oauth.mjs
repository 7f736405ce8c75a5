// Intuit's OAuth pages and endpoints.
import { escapeHtml } from '../mailbox/html.mjs';
import { page } from './html.mjs';

const SCOPE = 'com.intuit.quickbooks.accounting';
const refused = (error, status = 400) => ({ status, body: { error } });

/** @param {URLSearchParams} query */
export function consentPage(store, query) {
  const fault = !store.state.clients.has(query.get('client_id') ?? '')
    ? 'invalid_client'
    : !/^https?:\/\//.test(query.get('redirect_uri') ?? '')
      ? 'The redirect_uri query parameter value is invalid'
      : query.get('response_type') !== 'code'
        ? 'unsupported_response_type'
        : !(query.get('scope') ?? '').split(' ').includes(SCOPE)
          ? 'invalid_scope'
          : (query.get('state') ?? '') === ''
            ? 'The state query parameter is missing'
            : '';
  if (fault !== '') return page('Sorry', `<h1>Sorry, but something went wrong</h1><p>${escapeHtml(fault)}</p>`);
  const fields = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const companies = [...store.state.realms].map(
    ([realmId, { company }], at) =>
      `<label><input type="radio" name="realmId" value="${realmId}"${at === 0 ? ' checked' : ''}> ${escapeHtml(company.CompanyName)}</label>`,
  );
  return page(
    'Connect',
    `<h1>${escapeHtml(new URL(query.get('redirect_uri')).host)} wants to use your books</h1><p>This is a stand-in on your own machine: no company of QuickBooks’ is involved.</p>
<form method="post" action="/appcenter.intuit.com/consent">${fields}<fieldset><legend>Company</legend>${companies.join('')}</fieldset>
<div class="bar"><button name="answer" value="connect">Connect</button><button name="answer" value="cancel">Cancel</button></div></form>`,
  );
}

/** Returns the URL the person is redirected to. */
export function consent(store, form) {
  const back = new URL(form.get('redirect_uri') ?? 'http://localhost/');
  back.searchParams.set('state', form.get('state') ?? '');
  if (form.get('answer') !== 'connect') {
    back.searchParams.set('error', 'access_denied');
    return back.toString();
  }
  const realmId = form.get('realmId') ?? '9130347';
  back.searchParams.set(
    'code',
    store.newCode({ clientId: form.get('client_id'), redirectUri: form.get('redirect_uri'), realmId }),
  );
  back.searchParams.set('realmId', realmId);
  return back.toString();
}

/** Returns the client id from the Basic header; '' if missing or invalid. */
function clientIn(store, authorization = '') {
  const [id = '', secret = ''] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')
    .map(decodeURIComponent);
  return secret !== '' && store.state.clients.get(id) === secret ? id : '';
}

/** `POST /oauth2/v1/tokens/bearer` */
export function token(store, form, headers) {
  const clientId = clientIn(store, headers.authorization);
  if (clientId === '') return refused('invalid_client', 401);
  const wantsHard = headers['x-include-refresh-token-hard-expires-in'] === 'true';
  if (form.get('grant_type') === 'authorization_code') {
    const code = store.takeCode(form.get('code') ?? '');
    if (!code || code.clientId !== clientId || code.redirectUri !== form.get('redirect_uri'))
      return refused('invalid_grant');
    return { status: 200, body: store.issue(store.grant(form.get('code'), code), wantsHard) };
  }
  if (form.get('grant_type') !== 'refresh_token') return refused('unsupported_grant_type');
  const grant = store.grantOf(form.get('refresh_token') ?? '');
  if (grant?.clientId !== clientId) return refused('invalid_grant');
  return { status: 200, body: store.issue(grant, wantsHard) };
}

/** `POST /v2/oauth2/tokens/revoke`: JSON, or a form as some libraries send it. */
export function revoke(store, body, headers) {
  if (clientIn(store, headers.authorization) === '') return refused('invalid_client', 401);
  const given = (headers['content-type'] ?? '').includes('json')
    ? JSON.parse(body).token
    : new URLSearchParams(body).get('token');
  return store.revoke(given ?? '') ? { status: 200, body: {} } : refused('invalid_token');
}
