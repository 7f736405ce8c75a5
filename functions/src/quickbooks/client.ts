import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/appError';
import { backoffMillis } from '@/lib/backoff';
import { SPECS } from '../oauth/providers';
import { callbackValues, type Link } from '../oauth/records';
import { accessToken, refuseConnection } from '../oauth/tokens';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { quickbooksUrl } from './config';
import { isFault, QuickbooksError } from './errors';

/** QuickBooks itself gives up after two minutes; no one waits that long for a page. */
const ANSWER_MS = 30_000;
const MAX_RETRIES = 2;
/** Ten requests a second and 500 a minute are allowed per company: this is at most 480 a minute. */
const BETWEEN_MS = 125;
const MINOR_VERSION = '75';

export type BooksRequest = {
  /** Relative to the company: `query`, `invoice`, `invoice/12`. */
  path: string;
  method?: 'GET' | 'POST';
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Files, instead of a body. Sent only once: the documentation doesn't say that repeated uploads are recognized. */
  form?: FormData;
  /** Makes repeating a write harmless, at most 50 characters. Without it, a write is sent once. */
  requestId?: string;
};

/**
 * Calls QuickBooks on behalf of a company. @throws QuickbooksError for a refusal; AppError when it can't be reached or must be
 * reconnected
 */
export type AskBooks = (request: BooksRequest) => Promise<Record<string, unknown>>;
export type Pause = (ms: number) => Promise<unknown>;

export const quickbooksLink = (companyId: string): Link => ({ companyId, spec: SPECS.quickbooks });

/** Returns the id of the connected company file. @throws AppError `failed-precondition` without a connection */
export async function connectedRealm(deps: Deps, companyId: string): Promise<string> {
  const realmId = (await callbackValues(deps, quickbooksLink(companyId)))?.['realmId'] ?? '';
  if (realmId === '') throw precondition('QuickBooks is not connected. Connect it first.');
  return realmId;
}

/**
 * Returns a QuickBooks client with the company's own access, within its rate limit. A rejected token is renewed once; temporary failures
 * are retried, twice at most, if that does no harm. `pause` waits that many milliseconds; in tests it doesn't.
 */
export async function askBooksFor(deps: Deps, companyId: string, pause: Pause = sleep): Promise<AskBooks> {
  const link = quickbooksLink(companyId);
  const realmId = await connectedRealm(deps, companyId);
  let nextAt = 0;
  return async (request) => {
    const mayRepeat = request.method !== 'POST' || (request.requestId !== undefined && request.form === undefined);
    let token = await accessToken(deps, link);
    let isRenewed = false;
    for (let attempt = 0; ; attempt += 1) {
      const waitMs = nextAt - Date.now();
      if (waitMs > 0) await pause(waitMs);
      nextAt = Date.now() + BETWEEN_MS;
      const answer = await send(request, realmId, token).catch((error: unknown) => {
        if (attempt < MAX_RETRIES && mayRepeat) return null;
        throw unreachable(error);
      });
      if (answer?.status === 401 && new QuickbooksError(401, answer.body).code !== '120') {
        if (isRenewed) return refuseConnection(deps, link, 'QuickBooks turned down an access that it had just given.');
        isRenewed = true;
        token = await accessToken(deps, link, token);
        continue;
      }
      if (answer && answer.status < 300 && answer.body !== null && !isFault(answer.body)) return answer.body;
      const refusal = answer && new QuickbooksError(answer.status < 300 ? 400 : answer.status, answer.body);
      // Rate limiting is handled by callers with time to spare: it takes a minute, which is too long here.
      const mayPass = refusal === null || (refusal.status >= 500 && mayRepeat);
      if (refusal && (attempt >= MAX_RETRIES || !mayPass)) throw refusal;
      await pause(backoffMillis(attempt));
    }
  };
}

type Answer = { status: number; body: Record<string, unknown> | null };

async function send(
  { path, method = 'GET', query = {}, body, form, requestId }: BooksRequest,
  realmId: string,
  token: string,
): Promise<Answer> {
  const search = new URLSearchParams({
    ...query,
    minorversion: MINOR_VERSION,
    ...(requestId === undefined ? {} : { requestid: requestId }),
  });
  const response = await fetch(
    `${quickbooksUrl('quickbooks.api.intuit.com', `/v3/company/${realmId}/${path}`)}?${search.toString()}`,
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    },
  );
  const parsed = jsonIn(await response.text());
  // An error page from a firewall with a success status isn't a response.
  if (response.ok && parsed === null) throw new Error('The answer cannot be read');
  return { status: response.status, body: parsed };
}

function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

const unreachable = (cause: unknown): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: 'QuickBooks cannot be reached right now. Please try again in a few minutes.',
    cause,
  });
