import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { CHAT_SECRETS } from '../telemetry/config';
import type { Deps } from './admin';
import { MAX_INSTANCES, REGION } from './config';

/** A call from another server, unmodified: the signature covers these exact bytes. */
export type WebhookRequest = {
  body: Buffer;
  header: (name: string) => string;
  /** The raw query string, without the question mark; may be ''. */
  query: string;
};

/** The response, plus anything extra for the log. `status` below 300 means no redelivery is needed. */
export type WebhookAnswer = {
  status: number;
  message: string;
  /** Defaults to plain text. Anything else is kept out of the log. */
  contentType?: string;
  log?: Record<string, unknown>;
};

export type WebhookHandler = (deps: Deps, request: WebhookRequest) => Promise<WebhookAnswer>;

const PLAIN = 'text/plain';

type WebhookOptions = { secrets: readonly SecretParam[]; maxBytes: number; timeoutSeconds?: number };

/**
 * Accepts calls from other servers: POST only, up to `maxBytes`, not from browsers. Logs one line for each, and answers 500 when the
 * handler throws, so that the sender retries. `load` imports the handler, which brings in the database and the provider's SDK: a
 * stranger's rejected call starts neither.
 */
export function defineWebhook(
  name: string,
  { secrets, maxBytes, timeoutSeconds = 60 }: WebhookOptions,
  load: () => Promise<WebhookHandler>,
): HttpsFunction {
  const allSecrets = [...CHAT_SECRETS, ...secrets];
  return onRequest(
    {
      region: REGION,
      maxInstances: MAX_INSTANCES,
      cors: false,
      invoker: 'public',
      secrets: allSecrets,
      timeoutSeconds,
      memory: '256MiB',
    },
    async (request, response) => {
      const startedAt = performance.now();
      const answer = ({ status, message, contentType = PLAIN, log = {} }: WebhookAnswer): void => {
        const said = contentType === PLAIN ? { message } : {};
        info('webhook', { function: name, status, ...said, ...log, ms: Math.round(performance.now() - startedAt) });
        response.status(status).type(contentType).send(message);
      };
      if (request.method !== 'POST') {
        response.set('Allow', 'POST');
        answer({ status: 405, message: 'POST only' });
        return;
      }
      const body = bodyOf(request);
      if (body.byteLength > maxBytes) {
        answer({ status: 413, message: 'Too large' });
        return;
      }
      try {
        const [handler, { realDeps }] = await Promise.all([load(), import('./admin')]);
        const [, query = ''] = request.originalUrl.split('?');
        answer(await handler(realDeps(), { body, header: (key) => request.get(key) ?? '', query }));
      } catch (error) {
        logError('webhook', { function: name, stack: error instanceof Error ? error.stack : typeof error });
        const { reportServerError } = await import('../telemetry/reportError');
        await reportServerError(name, error);
        // No internals: the caller may be anyone.
        answer({ status: 500, message: 'Failed' });
      }
    },
  );
}

/** Absent for a request without a body, whatever the type says. */
export const bodyOf = (request: { rawBody?: Buffer }): Buffer => request.rawBody ?? Buffer.alloc(0);
