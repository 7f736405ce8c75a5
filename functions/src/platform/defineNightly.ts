import type { SecretParam } from 'firebase-functions/params';
import type { ScheduleFunction } from 'firebase-functions/scheduler';
import { defineSchedule, ToBeContinued } from './defineSchedule';
import { runNightly, TIMEOUT_SECONDS, type Nightly } from './nightly/runNightly';

/**
 * Defines recurring work for all companies: nightly or hourly. `schedule` is cron's five fields, UTC. A run that doesn't finish in time
 * is called again some minutes later, several times, and resumes where it stopped.
 */
export const defineNightly = (
  name: string,
  { schedule, secrets }: { schedule: string; secrets: readonly SecretParam[] },
  nightly: Nightly,
): ScheduleFunction =>
  defineSchedule(name, { schedule, secrets, timeoutSeconds: TIMEOUT_SECONDS, retries: 5 }, async (deps) => {
    const { isFinished } = await runNightly(deps, name, nightly);
    if (!isFinished) throw new ToBeContinued('The time of this invocation is over');
  });
