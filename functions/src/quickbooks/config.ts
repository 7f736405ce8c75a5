import { defineSecret, type SecretParam } from 'firebase-functions/params';
import { apiBaseOf } from '../oauth/config';
import type { OauthClient, ProviderSpec } from '../oauth/provider';
import { isEmulator } from '../platform/config';

/** The local QuickBooks mock: our own server, which `npm start` and the tests run alongside the emulators. */
const LOCAL = {
  apiBase: 'http://127.0.0.1:12220',
  client: { clientId: 'local-quickbooks', clientSecret: 'local-quickbooks-secret' },
  verifier: 'local-quickbooks-verifier',
};

/** The server's Intuit app, and its webhook verifier token; each is `none` on a server without QuickBooks. */
export const QUICKBOOKS_SECRETS: readonly SecretParam[] = isEmulator()
  ? []
  : [
      defineSecret('QUICKBOOKS_CLIENT_ID'),
      defineSecret('QUICKBOOKS_CLIENT_SECRET'),
      defineSecret('QUICKBOOKS_WEBHOOK_TOKEN'),
    ];

const setting = (name: string): string => {
  const value = (process.env[name] ?? '').trim();
  return value === 'none' ? '' : value;
};

/** In the demo's tab, where no server is reachable, it is `none`. */
const isLocal = (): boolean => isEmulator() && (process.env['QUICKBOOKS_CLIENT_ID'] ?? '') === '';

function serverClient(): OauthClient | null {
  const [clientId, clientSecret] = [setting('QUICKBOOKS_CLIENT_ID'), setting('QUICKBOOKS_CLIENT_SECRET')];
  return clientId !== '' && clientSecret !== '' ? { clientId, clientSecret } : null;
}

/** Without its own app, the emulator uses the mock. */
const base = (): string => apiBaseOf('QUICKBOOKS_API_BASE', serverClient() ? '' : LOCAL.apiBase);

type Host =
  | 'appcenter.intuit.com'
  | 'oauth.platform.intuit.com'
  | 'developer.api.intuit.com'
  | 'quickbooks.api.intuit.com';

/** Returns the URL of a path at one of Intuit's hosts, or at the mock. `QUICKBOOKS_SANDBOX=true` uses Intuit's own test companies. */
export function quickbooksUrl(host: Host, path: string): string {
  const isSandbox = host === 'quickbooks.api.intuit.com' && process.env['QUICKBOOKS_SANDBOX'] === 'true';
  const at = base();
  return at === '' ? `https://${isSandbox ? 'sandbox-' : ''}${host}${path}` : `${at}/${host}${path}`;
}

/** Returns the webhook verifier token; '' if none was set, so that no webhook is accepted. */
export const webhookToken = (): string => setting('QUICKBOOKS_WEBHOOK_TOKEN') || (isLocal() ? LOCAL.verifier : '');

/**
 * QuickBooks' settings for the OAuth broker
 * (https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/oauth-2.0).
 */
export const quickbooksSpec: ProviderSpec = {
  id: 'quickbooks',
  authorizationUrl: () => quickbooksUrl('appcenter.intuit.com', '/connect/oauth2'),
  tokenUrl: () => quickbooksUrl('oauth.platform.intuit.com', '/oauth2/v1/tokens/bearer'),
  revokeUrl: () => quickbooksUrl('developer.api.intuit.com', '/v2/oauth2/tokens/revoke'),
  scopes: ['com.intuit.quickbooks.accounting'],
  extraParameters: {},
  // Neither of Intuit's SDKs sends a challenge; the secret and the state protect the exchange.
  usesPkce: false,
  tokenHeaders: { 'x-include-refresh-token-hard-expires-in': 'true' },
  clientAuth: 'basic',
  callbackValues: { realmId: /^\d{1,20}$/ },
  secrets: QUICKBOOKS_SECRETS,
  serverClient: () => serverClient() ?? (isLocal() ? LOCAL.client : null),
  isStandIn: () => isLocal() && base() !== '',
};
