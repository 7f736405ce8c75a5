import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { apiBaseOf } from '../oauth/config';
import { isEmulator } from '../platform/config';

/** The local Wisetack mock: our own server, which `npm start` and the tests run. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12230',
  token: 'local-wisetack-token',
  signingKey: 'local-wisetack-signing-key',
};

/** The operator's Wisetack credentials: its token, and its webhook signing key; `none` for either that isn't set. */
export const WISETACK_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('WISETACK_TOKEN'), defineSecret('WISETACK_SIGNING_KEY')];

/** Returns a setting. In the demo's tab, where no server is reachable, each is `none`. */
function setting(name: string, local: string): string {
  const value = (process.env[name] ?? '').trim();
  return value === 'none' ? '' : value || (isEmulator() ? local : '');
}

export const wisetackToken = (): string => setting('WISETACK_TOKEN', LOCAL.token);
/** Returns the webhook signing key; '' if none was set, so that no webhook is accepted. */
export const wisetackSigningKey = (): string => setting('WISETACK_SIGNING_KEY', LOCAL.signingKey);
/** Returns Wisetack's address, which only partners get: '' if the operator hasn't entered it. */
export const wisetackBase = (): string => apiBaseOf('WISETACK_API_BASE', LOCAL.apiBase);
