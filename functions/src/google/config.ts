import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { isEmulator } from '../platform/config';
import { apiBaseOf } from '../oauth/config';
import type { OauthClient, ProviderSpec } from '../oauth/provider';

/** The local Google mock: our own server, which `npm start` and the tests run alongside the emulators. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12200',
  client: { clientId: 'local.apps.googleusercontent.com', clientSecret: 'GOCSPX-local' },
};

/** The server's own Google project; `none` on a server whose companies bring their own. */
export const GOOGLE_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [defineSecret('GOOGLE_CLIENT_ID'), defineSecret('GOOGLE_CLIENT_SECRET')];

/** The Google hosts we call. */
export type GoogleHost =
  | 'accounts.google.com'
  | 'oauth2.googleapis.com'
  | 'mybusinessaccountmanagement.googleapis.com'
  | 'mybusinessbusinessinformation.googleapis.com'
  | 'mybusiness.googleapis.com';

/** Returns the URL of a path (`/v1/…`) at one of Google's hosts, or at the mock. Throws like `apiBaseOf`. */
export function googleUrl(host: GoogleHost, path: string): string {
  const base = googleBase();
  return base === '' ? `https://${host}${path}` : `${base}/${host}${path}`;
}

/** Without its own project, the emulator uses the mock. */
const googleBase = (): string => apiBaseOf('GOOGLE_API_BASE', serverClient() ? '' : LOCAL.apiBase);

const isClientId = (id: string): boolean => id.endsWith('.apps.googleusercontent.com');

function serverClient(env: NodeJS.ProcessEnv = process.env): OauthClient | null {
  const clientId = env['GOOGLE_CLIENT_ID'] ?? '';
  const clientSecret = env['GOOGLE_CLIENT_SECRET'] ?? '';
  return isClientId(clientId) && clientSecret !== '' ? { clientId, clientSecret } : null;
}

/** Google's settings for the OAuth broker (https://developers.google.com/identity/protocols/oauth2/web-server). */
export const googleSpec: ProviderSpec = {
  id: 'google',
  authorizationUrl: () => googleUrl('accounts.google.com', '/o/oauth2/v2/auth'),
  tokenUrl: () => googleUrl('oauth2.googleapis.com', '/token'),
  revokeUrl: () => googleUrl('oauth2.googleapis.com', '/revoke'),
  scopes: ['https://www.googleapis.com/auth/business.manage'],
  // Offline and consent: without both there is no refresh token the second time.
  extraParameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
  usesPkce: true,
  tokenHeaders: {},
  clientAuth: 'body',
  callbackValues: {},
  secrets: GOOGLE_SECRETS,
  serverClient: () => serverClient() ?? (isLocal() ? LOCAL.client : null),
  isStandIn: () => isLocal() && googleBase() !== '',
};

/** In the demo's tab, where no server is reachable, it is `none`. */
const isLocal = (): boolean =>
  process.env['FUNCTIONS_EMULATOR'] === 'true' && (process.env['GOOGLE_CLIENT_ID'] ?? '') === '';
