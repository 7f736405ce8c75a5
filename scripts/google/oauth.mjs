// Google's OAuth pages and endpoints: the consent page, tokens, and revoking them.
import { createHash } from 'node:crypto';
import { escapeHtml } from '../mailbox/html.mjs';
import { page } from './html.mjs';
import { SCOPE } from './store.mjs';

const refused = (error, description) => ({ status: 400, body: { error, error_description: description } });

/** Returns what is wrong with a request for the consent page, worded as Google does, or undefined. */
function faultOf(query) {
  if (!/\.apps\.googleusercontent\.com$/.test(query.get('client_id') ?? '')) return 'Error 401: invalid_client';
  if (!/^https?:\/\//.test(query.get('redirect_uri') ?? '')) return 'Error 400: redirect_uri_mismatch';
  if (query.get('response_type') !== 'code') return 'Error 400: invalid_request (response_type)';
  if (!(query.get('scope') ?? '').split(' ').includes(SCOPE)) return 'Error 400: invalid_scope';
  return undefined;
}

/** @param {URLSearchParams} query */
export function consentPage(query) {
  const fault = faultOf(query);
  if (fault) return page('Access blocked', `<h1>Access blocked</h1><p>${escapeHtml(fault)}</p>`);
  const fields = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return page(
    'Give access',
    `<h1>${escapeHtml(new URL(query.get('redirect_uri')).host)} wants access to your Google account</h1>
<p>This is a stand-in on your own machine: no account of Google’s is involved.</p>
<form method="post" action="/accounts.google.com/consent">${fields}
<fieldset><legend>Sign in as</legend>
<label><input type="radio" name="person" value="owner" checked> The owner of “Your business at the stand-in”</label>
<label><input type="radio" name="person" value="stranger"> Somebody who manages no profile</label></fieldset>
<label><input type="checkbox" name="manage" checked> See, edit and delete your business profiles</label>
<div class="bar"><button name="answer" value="allow">Allow</button><button name="answer" value="deny">Cancel</button></div></form>`,
  );
}

/** Returns the URL the person is redirected to. */
export function consent(store, form) {
  const back = new URL(form.get('redirect_uri') ?? 'http://localhost/');
  if (form.get('state')) back.searchParams.set('state', form.get('state'));
  if (form.get('answer') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    return back.toString();
  }
  const scope = form.get('manage') === null ? 'openid' : SCOPE;
  const code = store.newCode({
    clientId: form.get('client_id'),
    redirectUri: form.get('redirect_uri'),
    challenge: form.get('code_challenge') ?? '',
    person: form.get('person') ?? 'owner',
    scope,
  });
  back.searchParams.set('code', code);
  back.searchParams.set('scope', scope);
  return back.toString();
}

/** `POST /token` */
export function token(store, form) {
  const clientId = form.get('client_id') ?? '';
  if (!store.knowsClient(clientId, form.get('client_secret') ?? ''))
    return { status: 401, body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' } };
  if (form.get('grant_type') === 'authorization_code') return exchange(store, form, clientId);
  if (form.get('grant_type') !== 'refresh_token') return refused('unsupported_grant_type', 'Invalid grant_type');
  const before = form.get('refresh_token') ?? '';
  const grant = store.state.grants.get(before);
  if (grant?.clientId !== clientId) return refused('invalid_grant', 'Token has been expired or revoked.');
  const renewed = store.renew(before);
  return {
    status: 200,
    body: {
      ...renewed,
      ...(store.state.isRotating ? { refresh_token: store.rotate(before), ...store.refreshLife() } : {}),
    },
  };
}

function exchange(store, form, clientId) {
  const code = store.takeCode(form.get('code') ?? '');
  if (!code) return refused('invalid_grant', 'Malformed auth code.');
  if (code.clientId !== clientId) return refused('invalid_grant', 'Bad Request');
  if (code.redirectUri !== form.get('redirect_uri')) return refused('redirect_uri_mismatch', 'Bad Request');
  const verifier = form.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (code.challenge !== '' && code.challenge !== challenge) return refused('invalid_grant', 'Invalid code verifier.');
  return { status: 200, body: store.grant({ clientId, person: code.person, scope: code.scope }) };
}

/** `POST /revoke` */
export const revoke = (store, form) =>
  store.revoke(form.get('token') ?? '')
    ? { status: 200, body: {} }
    : refused('invalid_token', 'Token expired or revoked');
