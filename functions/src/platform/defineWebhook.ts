import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { CHAT_SECRETS } from '../telemetry/config';
import type { Deps } from './admin';
import { MAX_INSTANCES, REGION } from './config';

/** A call from another server, as it came: the signature is over these very bytes. */
export type WebhookRequest = {
  body: Buffer;
  header: (name: string) => string;
  /** What follows the question mark of its address, as it came; ''. */
  query: string;
};

/** The answer, plus anything extra for the log. `status` below 300 means no redelivery is needed. */
export type WebhookAnswer = {
  status: number;
  message: string;
  /** Plain text when left out. What is no plain text stays out of the log. */
  contentType?: string;
  log?: Record<string, unknown>;
};

export type WebhookHandler = (deps: Deps, request: WebhookRequest) => Promise<WebhookAnswer>;

const PLAIN = 'text/plain';

type WebhookOptions = { secrets: readonly SecretParam[]; maxBytes: number; timeoutSeconds?: number };

/**
 * Takes calls that another server makes: POST only, up to `maxBytes`, from no browser. Logs one line for each, and
 * answers 500 when the handler throws, so that the sender tries again. `load` imports the handler, which comes with the
 * database and the provider's SDK: a stranger's call that is turned away at the door starts neither.
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
        // Nothing of the inside: the caller may be anybody.
        answer({ status: 500, message: 'Failed' });
      }
    },
  );
}

/** Absent for a request without a body, whatever the type says. */
export const bodyOf = (request: { rawBody?: Buffer }): Buffer => request.rawBody ?? Buffer.alloc(0);
