import type { SecretParam } from 'firebase-functions/params';
import type { Provider } from '@/domain/connection/providers';

/** A project at a provider, which identifies us as the client. */
export type OauthClient = { clientId: string; clientSecret: string };

/** The broker's view of a provider. Everything else about the provider is in its own folder. */
export type ProviderSpec = {
  id: Provider;
  /** The consent page. */
  authorizationUrl: () => string;
  tokenUrl: () => string;
  /** '' if the provider has none. */
  revokeUrl: () => string;
  scopes: readonly string[];
  /** Parameters the page accepts in addition to OAuth's own. */
  extraParameters: Readonly<Record<string, string>>;
  /** RFC 7636 with S256. */
  usesPkce: boolean;
  /** Headers the token endpoint requires in addition to OAuth's own. */
  tokenHeaders: Readonly<Record<string, string>>;
  /** Client authentication method at the token endpoint. */
  clientAuth: 'basic' | 'body';
  /**
   * The non-OAuth values in the callback, and their formats: QuickBooks gives the company file (`realmId`) only there. All are required,
   * stored with the tokens, and read with `callbackValues` of `records.ts`.
   */
  callbackValues: Readonly<Record<string, RegExp>>;
  /** Secrets that functions declare in their options for the server's own project. Empty in the emulator. */
  secrets: readonly SecretParam[];
  /** Returns the server's own project, or null if it has none. */
  serverClient: () => OauthClient | null;
  isStandIn: () => boolean;
};
