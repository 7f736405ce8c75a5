import { error as logError, info } from 'firebase-functions/logger';
import { HOUR_MS } from '@/lib/time';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { MAX_INSTANCES, REGION } from './config';
import { toAppError } from './errors';

/** Retries end after an hour, so that an event that can never succeed doesn't recur for a week. */
const RETRY_FOR_MS = HOUR_MS;

/** Options of the functions that handle such events. */
export const EVENT_OPTIONS = {
  region: REGION,
  maxInstances: MAX_INSTANCES,
  retry: true,
  secrets: [...CHAT_SECRETS],
  memory: '512MiB' as const,
};

type Event = { functionName: string; eventId: string; /** Time of the event. */ at: string };

/**
 * Handles a Storage or Auth event, with one line in the log. Failures are reported, and redelivered within an hour.
 * @throws what `work` throws, so that the service redelivers the event
 */
export async function runEvent({ functionName, eventId, at }: Event, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    info('event', { function: functionName, outcome: 'ok' });
  } catch (error) {
    const { code } = toAppError(error);
    logError('event', {
      function: functionName,
      outcome: code,
      eventId,
      stack: error instanceof Error ? error.stack : '',
    });
    if (code === 'unknown') await reportServerError(functionName, error);
    if (Date.now() - Date.parse(at) < RETRY_FOR_MS) throw error;
    logError('event given up', { function: functionName, eventId });
  }
}
