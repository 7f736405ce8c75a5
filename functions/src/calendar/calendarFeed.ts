import { onRequest } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import { realDeps } from '../platform/admin';
import { MAX_INSTANCES, REGION } from '../platform/config';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { answerFeed } from './answerFeed';

/** A technician's schedule for calendar programs: `…/calendarFeed/{token}.ics`. The token is the key, and is never logged. */
export const calendarFeed = onRequest(
  { region: REGION, maxInstances: MAX_INSTANCES, cors: false, invoker: 'public', secrets: [...CHAT_SECRETS] },
  async (request, response) => {
    const startedAt = performance.now();
    try {
      const { status, headers, body } = await answerFeed(realDeps(), {
        method: request.method,
        path: request.path,
        ifNoneMatch: request.get('if-none-match') ?? '',
      });
      info('calendar', { status, ms: Math.round(performance.now() - startedAt) });
      response.status(status).set(headers).send(body);
    } catch (error) {
      logError('calendar', { stack: error instanceof Error ? error.stack : typeof error });
      await reportServerError('calendarFeed', error);
      response.status(500).type('text/plain').send('Failed');
    }
  },
);
