import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { realDeps, type Deps } from './admin';
import { callerAddressHash } from './callerAddress';
import { MAX_INSTANCES, REGION } from './config';
import { bodyOf } from './defineWebhook';

/** A request from a browser or program without an account. */
export type PageRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The submitted form; empty otherwise. */
  form: URLSearchParams;
  header: (name: string) => string;
  /** Identifies the network it comes from, to limit callers; see `callerAddressHash`. */
  network: string;
};
export type PageAnswer = { status: number; headers: Record<string, string>; body: string };

/** Default size limit for a form: a few short fields. */
const MAX_FORM_BYTES = 16 * 1024;

/**
 * Defines a page that needs neither script nor account. Its URL may contain a secret, so only the outcome is logged. The handler sets all
 * headers.
 */
export function definePage(
  name: string,
  handler: (deps: Deps, request: PageRequest) => Promise<PageAnswer>,
  { maxFormBytes = MAX_FORM_BYTES }: { maxFormBytes?: number } = {},
): HttpsFunction {
  return onRequest(
    { region: REGION, maxInstances: MAX_INSTANCES, cors: false, invoker: 'public', secrets: [...CHAT_SECRETS] },
    async (request, response) => {
      const startedAt = performance.now();
      try {
        const body = bodyOf(request);
        if (body.byteLength > maxFormBytes) {
          response
            .status(413)
            .type('text/plain')
            .send('This is too long to be sent. Please go back, shorten it, and send it again.');
          return;
        }
        const [, query = ''] = request.originalUrl.split('?');
        const {
          status,
          headers,
          body: page,
        } = await handler(realDeps(), {
          method: request.method,
          path: request.path,
          query: new URLSearchParams(query),
          form: new URLSearchParams(body.toString('utf8')),
          header: (key) => request.get(key) ?? '',
          network: callerAddressHash(request, realDeps().now()),
        });
        info('page', { function: name, status, ms: Math.round(performance.now() - startedAt) });
        response.status(status).set(headers).send(page);
      } catch (error) {
        logError('page', { function: name, stack: error instanceof Error ? error.stack : typeof error });
        await reportServerError(name, error);
        response
          .status(500)
          .type('text/plain')
          .send('Something went wrong on our side, and we have been told. Please try again in a minute.');
      }
    },
  );
}
