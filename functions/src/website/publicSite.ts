import { onRequest } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import { realDeps } from '../platform/admin';
import { callerAddress, callerAddressHash } from '../platform/callerAddress';
import { MAX_INSTANCES, REGION } from '../platform/config';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { answerSite } from './answerSite';
import type { SiteAnswer } from './siteRequest';

/** Several times the longest form with every field full. */
const MAX_BYTES = 64 * 1024;
const OWN_A_MINUTE = 5;
const EDGE_A_MINUTE = 120;

/** Companies' public sites, behind the hosting: pages for anybody, and what their forms send. */
export const publicSite = onRequest(
  { region: REGION, maxInstances: MAX_INSTANCES, cors: false, invoker: 'public', secrets: [...CHAT_SECRETS] },
  async (request, response) => {
    const startedAt = performance.now();
    const send = ({ status, headers, body }: SiteAnswer): void => {
      info('site', { method: request.method, status, ms: Math.round(performance.now() - startedAt) });
      response.status(status).set(headers).send(body);
    };
    const plain = (status: number, body: string): void =>
      send({ status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, body });
    // Absent for a request without a body, whatever the type says.
    const { rawBody = Buffer.alloc(0) } = request as { rawBody?: Buffer };
    if (rawBody.byteLength > MAX_BYTES) {
      plain(413, 'Too large');
      return;
    }
    try {
      const [path = '', query = ''] = request.originalUrl.split('?');
      const deps = realDeps();
      send(
        await answerSite(deps, {
          method: request.method,
          // Asked directly and not through the hosting, the function's own name may stand before it.
          path: path.replace(/^.*?(?=\/public-website(\/|$))/, ''),
          query,
          body: rawBody.toString('utf8'),
          ifNoneMatch: request.get('if-none-match') ?? '',
          referrer: request.get('referer') ?? '',
          callers: callersOf(request, deps.now()),
          ipAddress: callerAddress(request),
        }),
      );
    } catch (error) {
      logError('site', { stack: error instanceof Error ? error.stack : typeof error });
      await reportServerError('publicSite', error);
      plain(500, 'Something went wrong. Please try again, or call the company.');
    }
  },
);

type Request = Parameters<typeof callerAddress>[0];

/**
 * Whose forms are counted together. Behind the hosting the visitor stands before the last of the addresses, which is the edge; asked
 * directly the last is the visitor, and the one before is whatever they wrote. So both are counted, the last with room for many.
 */
function callersOf(request: Request, now: string): { key: string; perMinute: number }[] {
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const keyOf = (address: string | undefined): string =>
    callerAddressHash(address === undefined ? request : { headers: { 'x-forwarded-for': address } }, now);
  const [before, last] = [chain.at(-2), chain.at(-1)];
  return before === undefined
    ? [{ key: keyOf(last), perMinute: OWN_A_MINUTE }]
    : [
        { key: keyOf(last), perMinute: EDGE_A_MINUTE },
        { key: keyOf(before), perMinute: OWN_A_MINUTE },
      ];
}
