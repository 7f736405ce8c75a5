import type { ScheduleEntry } from './schema';
import type { VisitState } from './visitState';

/** Minutes, rounded down. */
export type VisitTimes = { driveMinutes: number; workMinutes: number; pauseMinutes: number };

const KIND_OF_STATE: Partial<Record<VisitState, keyof VisitTimes>> = {
  'en-route': 'driveMinutes',
  'on-site': 'workMinutes',
  paused: 'pauseMinutes',
};
const MINUTE_MS = 60_000;

/**
 * How long somebody drove, worked and paused on a visit, as its log says; what still runs counts until `nowIso`. A device whose clock
 * was wrong can make a step come before the one it follows: that one counts as nothing, never as less.
 */
export function visitTimes({ log }: Pick<ScheduleEntry, 'log'>, nowIso: string): VisitTimes {
  const steps = log.filter(({ kind }) => kind !== 'late' && kind !== 'placed');
  const spentMs: VisitTimes = { driveMinutes: 0, workMinutes: 0, pauseMinutes: 0 };
  for (const [index, { state, at }] of steps.entries()) {
    const kind = KIND_OF_STATE[state];
    if (kind) spentMs[kind] += Math.max(0, Date.parse(steps[index + 1]?.at ?? nowIso) - Date.parse(at));
  }
  const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS);
  return {
    driveMinutes: minutes(spentMs.driveMinutes),
    workMinutes: minutes(spentMs.workMinutes),
    pauseMinutes: minutes(spentMs.pauseMinutes),
  };
}

/** The times of several visits together. */
export const timesTogether = (times: readonly VisitTimes[]): VisitTimes => ({
  driveMinutes: times.reduce((sum, { driveMinutes }) => sum + driveMinutes, 0),
  workMinutes: times.reduce((sum, { workMinutes }) => sum + workMinutes, 0),
  pauseMinutes: times.reduce((sum, { pauseMinutes }) => sum + pauseMinutes, 0),
});
