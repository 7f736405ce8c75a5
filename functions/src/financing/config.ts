import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { apiBaseOf } from '../oauth/config';
import { isEmulator } from '../platform/config';

/** The local stand-in for Wisetack: our own server, which `npm start` and the tests run. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12230',
  token: 'local-wisetack-token',
  signingKey: 'local-wisetack-signing-key',
};

/** The operator's agreement with Wisetack: its token, and what its webhooks are signed with; `none` for each without one. */
export const WISETACK_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('WISETACK_TOKEN'), defineSecret('WISETACK_SIGNING_KEY')];

/** In the demo's tab, where nothing is reached, each is given `none`. */
function setting(name: string, local: string): string {
  const value = (process.env[name] ?? '').trim();
  return value === 'none' ? '' : value || (isEmulator() ? local : '');
}

export const wisetackToken = (): string => setting('WISETACK_TOKEN', LOCAL.token);
/** What webhooks are signed with; '' where none was given, so that none is taken. */
export const wisetackSigningKey = (): string => setting('WISETACK_SIGNING_KEY', LOCAL.signingKey);
/** Wisetack names its address to partners only: '' where the operator has entered none. */
export const wisetackBase = (): string => apiBaseOf('WISETACK_API_BASE', LOCAL.apiBase);
