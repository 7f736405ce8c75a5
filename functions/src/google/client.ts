import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/lib/appError';
import { backoffMillis, isPassingStatus } from '@/lib/backoff';
import type { Deps } from '../platform/admin';
import { SPECS } from '../oauth/providers';
import type { Link } from '../oauth/records';
import { accessToken, refuseConnection } from '../oauth/tokens';
import { googleUrl, type GoogleHost } from './config';
import { GoogleError } from './errors';

const ANSWER_MS = 15_000;
/** Retries while someone is waiting for the answer: the first two steps of the backoff. */
const MAX_RETRIES = 2;
const TOO_MANY = 429;

export type GoogleRequest = {
  host: GoogleHost;
  path: string;
  query?: Readonly<Record<string, string>>;
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
};

/** Calls Google on behalf of a company. @throws GoogleError for a refusal; AppError when it can't be reached or must be reconnected */
export type AskGoogle = (request: GoogleRequest) => Promise<unknown>;

/** Whether a request is idempotent. A new post isn't. */
const isRepeatable = ({ method = 'GET' }: GoogleRequest): boolean => method !== 'POST';

/**
 * Whether the same request may succeed shortly. Requests refused for rate limits (429) weren't carried out, so even a new post may be
 * resent, unless the project has no quota or Google asks for a longer pause.
 */
function mayPass(request: GoogleRequest, refusal: GoogleError, pauseMs: number): boolean {
  const { status, isNotApproved, retryAfterSeconds } = refusal;
  if (status !== TOO_MANY) return isPassingStatus(status) && isRepeatable(request);
  return !isNotApproved && retryAfterSeconds * 1000 <= pauseMs;
}

/**
 * Returns a Google client with the company's own access. A token that Google rejects, e.g. when its clock is ahead of ours, is renewed
 * once; temporary failures are retried, twice at most, if that does no harm. `pause` waits that many milliseconds before each retry; in
 * tests it doesn't.
 */
export function askGoogleFor(
  deps: Deps,
  companyId: string,
  pause: (ms: number) => Promise<unknown> = sleep,
): AskGoogle {
  const link: Link = { companyId, spec: SPECS.google };
  return async (request) => {
    let token = await accessToken(deps, link);
    let isRenewed = false;
    for (let attempt = 0; ; attempt += 1) {
      const pauseMs = backoffMillis(attempt);
      const answer = await send(request, token).catch((error: unknown) => {
        if (attempt < MAX_RETRIES && isRepeatable(request)) return null;
        throw unreachable(error);
      });
      if (answer && answer.status < 300) return answer.body;
      if (answer?.status === 401) {
        if (isRenewed) return refuseConnection(deps, link, 'Google turned down an access that it had just given.');
        isRenewed = true;
        token = await accessToken(deps, link, token);
        continue;
      }
      const refusal = answer && new GoogleError(answer.status, answer.body, answer.retryAfter);
      if (refusal && (attempt >= MAX_RETRIES || !mayPass(request, refusal, pauseMs))) throw refusal;
      await pause(pauseMs);
    }
  };
}

type Answer = { status: number; body: unknown; /** As Google wrote it: seconds or a date; ''. */ retryAfter: string };

async function send({ host, path, query = {}, method = 'GET', body }: GoogleRequest, token: string): Promise<Answer> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${googleUrl(host, path)}${search === '' ? '' : `?${search}`}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const retryAfter = response.headers.get('retry-after') ?? '';
  const text = await response.text();
  return { status: response.status, body: response.ok ? answerIn(text, method) : jsonIn(text), retryAfter };
}

/** Parses a successful answer. @throws Error if it isn't Google's: read as an empty list, it would erase everything. */
function answerIn(text: string, method: string): unknown {
  const body = jsonIn(text);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  if (text.trim() === '' && method !== 'GET') return {};
  throw new Error('The answer cannot be read');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const unreachable = (cause: unknown): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: 'Google cannot be reached right now. Please try again in a few minutes.',
    cause,
  });
