import { MINUTE_MS } from '@/lib/time';
import type { Stored } from '../record/schema';
import type { Technician } from '../technician/schema';
import type { Stretch } from './ground';
import type { PreparedRequest, PushedVisit } from './timeRequest';

/** An opening in a technician's day: a place between two stops, with the possible starts there. */
export type Opening = {
  technician: Stored<Technician>;
  /** Range of possible starts, inclusive. */
  earliestMs: number;
  latestMs: number;
  travelBeforeMinutes: number;
  addedTravelMinutes: number;
  isTravelKnown: boolean;
  isTravelRough: boolean;
  free: Stretch;
  /** End of the shift, and length of the drive back to the base; null when another stop follows. */
  home: { shiftEndMs: number; minutes: number } | null;
  reserveLeftMinutes: number;
  /** Outside the shift, while they are on call: for emergencies only. */
  isOnCall: boolean;
  /** Whether a start leaves room for lunch. */
  leavesRoom: (startMs: number) => boolean;
  /** Visits that would have to begin later if it begins at `earliestMs`, which is then the only start. */
  pushed: PushedVisit[];
};

/** Returns the first full step of an opening that leaves room for lunch; null when there is none. */
export function firstStart(
  { earliestMs, latestMs, leavesRoom }: Pick<Opening, 'earliestMs' | 'latestMs' | 'leavesRoom'>,
  { stepMinutes }: PreparedRequest,
): number | null {
  for (let startMs = earliestMs; startMs <= latestMs; startMs += stepMinutes * MINUTE_MS)
    if (leavesRoom(startMs)) return startMs;
  return null;
}

/** Returns the first possible start from `earliestMs` on: in each window, or overall when no windows are requested. */
export function firstStarts(earliestMs: number, { windows, stepMinutes }: PreparedRequest): number[] {
  if (windows.length === 0) return [earliestMs];
  const stepMs = stepMinutes * MINUTE_MS;
  return windows.flatMap(({ fromMs, toMs }) => {
    const startMs = Math.max(earliestMs, Math.ceil(fromMs / stepMs) * stepMs);
    return startMs <= toMs ? [startMs] : [];
  });
}
