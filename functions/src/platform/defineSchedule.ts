import { error as logError, info } from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { realDeps, type Deps } from './admin';
import { REGION } from './config';

type ScheduleOptions = {
  /** Cron's five fields, UTC. */
  schedule: string;
  secrets: readonly SecretParam[];
  /** Up to 1800. */
  timeoutSeconds: number;
  /** Retries after it throws, at most 5. */
  retries: number;
};

/** Thrown by a handler that wants to be called again some minutes later, without being an error. */
export class ToBeContinued extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ToBeContinued';
  }
}

/** Runs a handler at fixed times, never concurrently. If it throws, it is retried with increasing pauses. */
export function defineSchedule(
  name: string,
  { schedule, secrets, timeoutSeconds, retries }: ScheduleOptions,
  handler: (deps: Deps) => Promise<void>,
): ScheduleFunction {
  const allSecrets = [...CHAT_SECRETS, ...secrets];
  return onSchedule(
    {
      schedule,
      timeZone: 'Etc/UTC',
      region: REGION,
      maxInstances: 1,
      retryCount: retries,
      minBackoffSeconds: 300,
      secrets: allSecrets,
      timeoutSeconds,
      memory: '512MiB',
    },
    async () => {
      try {
        await handler(realDeps());
      } catch (error) {
        if (error instanceof ToBeContinued) {
          info('schedule', { function: name, reason: error.message });
          throw error;
        }
        logError('schedule', { function: name, stack: error instanceof Error ? error.stack : typeof error });
        await reportServerError(name, error);
        throw error;
      }
    },
  );
}
