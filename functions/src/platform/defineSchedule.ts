import { error as logError } from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import { realDeps, type Deps } from './admin';
import { REGION } from './config';

type ScheduleOptions = {
  /** In cron's five fields, UTC. */
  schedule: string;
  secrets: readonly SecretParam[];
  /** Up to 1800. */
  timeoutSeconds: number;
};

/** Runs a handler at fixed times, never twice at once. One that throws is tried again a few times. */
export function defineSchedule(
  name: string,
  { schedule, secrets, timeoutSeconds }: ScheduleOptions,
  handler: (deps: Deps) => Promise<void>,
): ScheduleFunction {
  const allSecrets = [...CHAT_SECRETS, ...secrets];
  return onSchedule(
    {
      schedule,
      timeZone: 'Etc/UTC',
      region: REGION,
      maxInstances: 1,
      retryCount: 3,
      minBackoffSeconds: 300,
      secrets: allSecrets,
      timeoutSeconds,
      memory: '512MiB',
    },
    async () => {
      try {
        await handler(realDeps());
      } catch (error) {
        logError('schedule', { function: name, stack: error instanceof Error ? error.stack : typeof error });
        await reportServerError(name, error);
        throw error;
      }
    },
  );
}
