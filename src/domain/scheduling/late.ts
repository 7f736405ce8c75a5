import { AppError } from '@/lib/appError';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import { appendLog, type Stamp } from './change';
import type { Placement, ScheduleEntry } from './schema';
import { isAhead, movesOf, type Mover } from './visitState';
import { spokenTime } from './words';

/** Delays offered with one tap, in minutes after the planned time, or from now when that has passed. */
export const LATE_MINUTES = [15, 30, 45, 60] as const;
/** Expected times are given in five-minute steps: no one knows better, and it reads as the estimate it is. */
const STEP_MS = 300_000;

/** Returns the arrival of someone who comes so many minutes later than planned, or later than now if the planned time has passed. */
export function arrivalAfter({ startsAt }: Pick<Placement, 'startsAt'>, minutes: number, nowIso: string): string {
  const at = plusMinutes(startsAt > nowIso ? startsAt : nowIso, minutes);
  return new Date(Math.ceil(Date.parse(at) / STEP_MS) * STEP_MS).toISOString();
}

/** Returns how many minutes an arrival is later than planned; at least one display step. */
export const minutesLate = ({ startsAt }: Pick<Placement, 'startsAt'>, arrivalAt: string): number =>
  Math.max(5, Math.round(minutesBetween(startsAt, arrivalAt)));

/** Whether someone may still arrive late: no one has arrived, and the visit isn't over. */
export const mayRunLate = ({ kind, state }: Pick<ScheduleEntry, 'kind' | 'state'>): boolean =>
  kind === 'visit' && (isAhead(state) || state === 'en-route');

/** Returns the assigned person's expected arrival: as they reported it, until they are there; '' = as planned. */
export const newArrivalOf = (entry: Pick<ScheduleEntry, 'kind' | 'state' | 'expectedAt'>): string =>
  mayRunLate(entry) ? entry.expectedAt : '';

/** Whether the customer was promised an earlier arrival. */
export const breaksPromise = (
  { windowEndsAt, startsAt }: Pick<Placement, 'windowEndsAt' | 'startsAt'>,
  arrivalAt: string,
): boolean => arrivalAt > (windowEndsAt || startsAt);

/**
 * Returns the fields to write when the assigned person reports a different arrival; '' = as planned after all.
 * @throws AppError `failed-precondition` if someone is there already, `permission-denied` if the visit isn't theirs.
 */
export function toldLate(
  entry: ScheduleEntry,
  arrivalAt: string,
  { stamp, mover }: { stamp: Stamp; mover: Mover },
): Pick<ScheduleEntry, 'expectedAt' | 'log'> {
  const { technicianIds, startsAt, timeZone } = entry.placement;
  if (!mayRunLate(entry)) {
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'Someone is already on site, or the visit is over.',
    });
  }
  if (movesOf({ state: entry.state, technicianIds }, mover).length === 0) {
    throw new AppError({
      code: 'permission-denied',
      userMessage: 'Only the office, or a technician on this visit, can do that.',
    });
  }
  const reason = arrivalAt === '' ? 'Arrives as planned' : `Expected at ${spokenTime(arrivalAt, timeZone)}`;
  const technicianId = mover.isDispatcher ? '' : mover.technicianId;
  return {
    expectedAt: arrivalAt,
    log: appendLog(entry.log, { ...stamp, kind: 'late', state: entry.state, startsAt, technicianId, reason }),
  };
}
