import { z } from 'zod';
import { AppError } from '@/lib/appError';
import { PROVIDER_INFO } from '@/domain/connection/providers';
import type { OauthClient, ProviderSpec } from './provider';

/** Less than half of a lease (`tokens.ts`), so that the holder gets an answer before it ends. */
const ANSWER_MS = 12_000;
/** Renewal interval for providers that don't say how long their tokens live. */
const DEFAULT_LIFE_SECONDS = 1800;

/** Longer than any token lives: ten years. A larger number wasn't meant in seconds. */
const LONGEST_LIFE_SECONDS = 315_360_000;

const seconds = z.coerce.number().int().positive().max(LONGEST_LIFE_SECONDS).optional().catch(undefined);
const granted = z.object({
  access_token: z.string().min(1).max(8000),
  refresh_token: z.string().max(8000).default(''),
  expires_in: seconds,
  /** Google sends it while a project is in testing, QuickBooks always. */
  refresh_token_expires_in: seconds,
  x_refresh_token_expires_in: seconds,
  x_refresh_token_hard_expires_in: seconds,
  scope: z.string().max(4000).default(''),
});
const refusal = z.object({ error: z.string().max(200).catch('') });

/** A token endpoint's response. '' for a refresh token means the previous one stays valid. */
export type Grant = {
  accessToken: string;
  refreshToken: string;
  accessSeconds: number;
  /** null = as long as it is used. */
  refreshSeconds: number | null;
  /** Until the absolute end, which use doesn't extend; null = not given. */
  hardSeconds: number | null;
  /** As the provider lists them; '' = as requested. */
  scope: string;
};

/** A token endpoint's refusal, with OAuth's error code; retrying changes nothing. */
export class TokenRefused extends Error {
  readonly error: string;

  constructor(error: string) {
    super(error);
    this.name = 'TokenRefused';
    this.error = error;
  }
}

type Grants =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string; code_verifier?: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

/**
 * Requests tokens from a provider. @throws TokenRefused, or AppError `unavailable` for a server error, a malformed response, or a
 * timeout.
 */
export async function requestTokens(spec: ProviderSpec, client: OauthClient, grant: Grants): Promise<Grant> {
  const { status, body } = await post(spec, spec.tokenUrl(), client, grant);
  const { error } = refusal.catch({ error: '' }).parse(body);
  // A refusal has an OAuth error code, or is one of the two statuses that mean one. An error page from a firewall in between doesn't
  // count: it must not end a connection permanently.
  if (status >= 400 && status < 500 && status !== 429 && (error !== '' || status === 400 || status === 401))
    throw new TokenRefused(error);
  const given = status < 300 ? granted.safeParse(body).data : undefined;
  if (!given) throw unreachable(spec);
  return {
    accessToken: given.access_token,
    refreshToken: given.refresh_token,
    accessSeconds: given.expires_in ?? DEFAULT_LIFE_SECONDS,
    refreshSeconds: given.refresh_token_expires_in ?? given.x_refresh_token_expires_in ?? null,
    hardSeconds: given.x_refresh_token_hard_expires_in ?? null,
    scope: given.scope,
  };
}

/** Revokes a token at the provider (RFC 7009). False if it didn't confirm. A token it doesn't know counts as revoked. */
export async function revokeToken(spec: ProviderSpec, client: OauthClient, token: string): Promise<boolean> {
  if (spec.revokeUrl() === '') return false;
  try {
    const { status, body } = await post(spec, spec.revokeUrl(), client, { token });
    return status < 300 || (status === 400 && refusal.catch({ error: '' }).parse(body).error === 'invalid_token');
  } catch {
    return false;
  }
}

async function post(
  spec: ProviderSpec,
  url: string,
  { clientId, clientSecret }: OauthClient,
  form: Readonly<Record<string, string>>,
): Promise<{ status: number; body: unknown }> {
  const isBasic = spec.clientAuth === 'basic';
  const own: Record<string, string> = isBasic ? {} : { client_id: clientId, client_secret: clientSecret };
  const basic = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...spec.tokenHeaders, ...(isBasic ? { authorization: basic } : {}) },
      body: new URLSearchParams({ ...form, ...own }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    throw unreachable(spec, error);
  }
}

const unreachable = ({ id }: ProviderSpec, cause?: unknown): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: `${PROVIDER_INFO[id].name} cannot be reached right now. Please try again in a few minutes.`,
    cause,
  });
