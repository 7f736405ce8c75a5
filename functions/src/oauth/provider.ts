import type { SecretParam } from 'firebase-functions/params';
import type { Provider } from '@/domain/connection/providers';

/** A project at a provider, by which it knows who asks. */
export type OauthClient = { clientId: string; clientSecret: string };

/** What the broker needs to know about a provider. Everything else about it is in its own folder. */
export type ProviderSpec = {
  id: Provider;
  /** The page on which a person agrees. */
  authorizationUrl: () => string;
  tokenUrl: () => string;
  /** '' where a provider has none. */
  revokeUrl: () => string;
  scopes: readonly string[];
  /** Parameters the page takes on top of OAuth's own. */
  extraParameters: Readonly<Record<string, string>>;
  /** RFC 7636 with S256. */
  usesPkce: boolean;
  /** Headers that the token endpoint takes on top of OAuth's own. */
  tokenHeaders: Readonly<Record<string, string>>;
  /** How the token endpoint wants to know who asks. */
  clientAuth: 'basic' | 'body';
  /**
   * The non-OAuth values a person is sent back with, and their formats: QuickBooks names the company file (`realmId`)
   * only there. All are required, stored with the tokens, and read with `callbackValues` of `records.ts`.
   */
  callbackValues: Readonly<Record<string, RegExp>>;
  /** What functions name among their options to know the server's own project. Empty in the emulator. */
  secrets: readonly SecretParam[];
  /** The server's own project; null when it has none. */
  serverClient: () => OauthClient | null;
  isStandIn: () => boolean;
};
