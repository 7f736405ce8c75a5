import { AppError } from '@/lib/appError';
import type { AiProvider, ModelUsage } from './port';

/**
 * Why one attempt at one model failed.
 * - `stopped`: the person or our own deadline ended it. `silent`: nothing arrived for too long.
 * - `unreachable`, `busy`, `server`: may work in a moment, or with another provider.
 * - `not-set-up`: missing or rejected key, no credit left, or a nonexistent model.
 * - `too-long`: exceeds the model's context. `invalid`: it rejects our request.
 * - `broken`: the answer broke off midway, or was no answer.
 */
export type ModelFault =
  | 'stopped'
  | 'silent'
  | 'unreachable'
  | 'busy'
  | 'server'
  | 'not-set-up'
  | 'too-long'
  | 'invalid'
  | 'broken';

type Details = {
  provider: AiProvider;
  status?: number;
  requestId?: string;
  retryAfterMs?: number | null;
  cause?: unknown;
};

/** `message` contains none of the provider's text, because that repeats the question. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  readonly status: number;
  readonly requestId: string;
  /** Wait time the provider asks for, or null if it doesn't say. */
  readonly retryAfterMs: number | null;
  readonly provider: AiProvider;
  /** Usage up to that point, if known. */
  usage: ModelUsage | null = null;

  constructor(fault: ModelFault, { provider, status = 0, requestId = '', retryAfterMs = null, cause }: Details) {
    super(`${provider}: ${fault}${status === 0 ? '' : ` (${String(status)})`}`, { cause });
    this.name = 'ModelError';
    this.fault = fault;
    this.status = status;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
    this.provider = provider;
  }
}

/** The common shape of both SDKs' errors; the SDKs' classes aren't loaded here. */
type Thrown = {
  name?: unknown;
  status?: unknown;
  code?: unknown;
  type?: unknown;
  requestID?: unknown;
  headers?: unknown;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Converts an SDK's error to one of ours, by its status, type and code: never by its wording, which changes. `isStopped`, `isSilent`:
 * whether our own signal ended it, and why.
 */
export function toModelError(
  error: unknown,
  provider: AiProvider,
  { isStopped, isSilent }: { isStopped: boolean; isSilent: boolean },
): ModelError {
  // Checked first: a stream aborted by our own signal ends as if it were complete.
  if (isStopped) return new ModelError('stopped', { provider, cause: error });
  if (isSilent) return new ModelError('silent', { provider, cause: error });
  if (error instanceof ModelError) return error;
  const thrown: Thrown = typeof error === 'object' && error !== null ? error : {};
  const status = typeof thrown.status === 'number' ? thrown.status : 0;
  const details = {
    provider,
    status,
    requestId: textOf(thrown.requestID),
    retryAfterMs: retryAfter(thrown.headers),
    cause: error,
  };
  return new ModelError(faultOf(status, textOf(thrown.type), textOf(thrown.code)), details);
}

function faultOf(status: number, type: string, code: string): ModelFault {
  if (code === 'insufficient_quota' || type === 'billing_error') return 'not-set-up';
  if (code === 'context_length_exceeded' || status === 413) return 'too-long';
  if (status === 429 || status === 529 || type === 'overloaded_error' || type === 'rate_limit_error') return 'busy';
  if (status === 401 || status === 402 || status === 403 || status === 404) return 'not-set-up';
  if (status === 408 || status === 409 || status >= 500) return 'server';
  if (status >= 400) return 'invalid';
  // An event reporting an error mid-stream has a code and no status.
  if (code === 'rate_limit_exceeded') return 'busy';
  if (code !== '' || type !== '') return 'server';
  return 'unreachable';
}

function retryAfter(headers: unknown): number | null {
  if (!(headers instanceof Headers)) return null;
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

const MAY_PASS: readonly ModelFault[] = ['silent', 'unreachable', 'busy', 'server', 'broken'];
/** Whether the same request may succeed on a retry. */
export const mayPass = (fault: ModelFault): boolean => MAY_PASS.includes(fault);

const SENTENCES: Record<ModelFault, { code: AppError['code']; userMessage: string }> = {
  stopped: { code: 'unavailable', userMessage: 'Stopped.' },
  silent: { code: 'unavailable', userMessage: 'The AI service is not responding. Please try again in a few minutes.' },
  unreachable: {
    code: 'unavailable',
    userMessage: 'The AI service cannot be reached. Please try again in a few minutes.',
  },
  busy: { code: 'rate-limited', userMessage: 'The AI service is busy. Please try again in a minute.' },
  server: { code: 'unavailable', userMessage: 'The AI service has a problem. Please try again in a few minutes.' },
  'not-set-up': {
    code: 'failed-precondition',
    userMessage:
      'AI is not set up on this server, or its account takes no more requests. Please tell your administrator.',
  },
  'too-long': {
    code: 'too-large',
    userMessage: 'This is more than the AI can read at once. Ask in a new conversation.',
  },
  invalid: { code: 'unknown', userMessage: 'The AI service did not take the question. We have been told.' },
  broken: { code: 'unavailable', userMessage: 'The answer broke off. Please try again.' },
};

/** Converts any model error for callers; other errors stay as they are. */
export function fromModelError(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error;
  return new AppError({ ...SENTENCES[error.fault], cause: error });
}
