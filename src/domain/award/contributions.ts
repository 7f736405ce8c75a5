import { isWorkFinished, workDoneAt } from '../job/progress';
import { calendarDay } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import type { TimeEntry } from '../hours/schema';
import type { Job } from '../job/schema';
import type { ScheduleEntry } from '../scheduling/schema';
import type { Totals } from './totals';

/** A record's contribution to one month: once for the team, and once for each of its people. */
export type Contribution = { month: string; technicianIds: string[]; totals: Partial<Totals> };

/** Without a promised window, arriving this much after the planned time is still on time. */
const GRACE_MS = 15 * MINUTE_MS;

/** Returns when the work was last completed; '' while it isn't, or if unknown. */
export const finishedAt = (job: Job): string => (isWorkFinished(job.progress) ? workDoneAt(job) : '');

const monthAt = (timeZone: string, instant: string): string => calendarDay(timeZone, new Date(instant)).slice(0, 7);

type Promised = { at: string; windowEndsAt: string; startsAt: string };

function arrival({ at, windowEndsAt, startsAt }: Promised): Partial<Totals> {
  const latestMs = windowEndsAt === '' ? Date.parse(startsAt) + GRACE_MS : Date.parse(windowEndsAt);
  return { arrivals: 1, onTime: Date.parse(at) <= latestMs ? 1 : 0 };
}

/** Returns the arrival recorded in a job's own fields, if no visit is stored. */
function arrivalOnJob(job: Job, timeZone: string): Contribution[] {
  const at = job.progressLog.find(({ state }) => state === 'in-progress')?.at ?? '';
  if (job.hasStoredVisits || at === '' || job.scheduledTime === '') return [];
  const promised = { at, windowEndsAt: job.arrivalWindowEnd, startsAt: job.scheduledTime };
  return [{ month: monthAt(timeZone, at), technicianIds: job.technicianIds, totals: arrival(promised) }];
}

/**
 * Returns a job's contributions: its completion, its checklist, the arrival if no visit records it, and, for a callback, a mark against
 * the original job.
 * @param parent the original job of a callback; null for none
 */
export function countsOfJob(job: Job, parent: Job | null, timeZone: string): Contribution[] {
  const doneAt = finishedAt(job);
  const parentDoneAt = parent ? finishedAt(parent) : '';
  const isCallback = job.type === 'callback' && job.progress !== 'cancelled';
  const hasChecklist = job.checklist.length > 0;
  const done: Contribution[] =
    doneAt === ''
      ? []
      : [
          {
            month: monthAt(timeZone, doneAt),
            technicianIds: job.technicianIds,
            totals: {
              jobs: 1,
              ...(hasChecklist && {
                checklistJobs: 1,
                completeChecklists: job.checklist.every(({ isDone }) => isDone) ? 1 : 0,
              }),
            },
          },
        ];
  const against: Contribution[] =
    isCallback && parent && parentDoneAt !== ''
      ? [{ month: monthAt(timeZone, parentDoneAt), technicianIds: parent.technicianIds, totals: { callbacks: 1 } }]
      : [];
  return [...done, ...arrivalOnJob(job, timeZone), ...against].filter(({ technicianIds }) => technicianIds.length > 0);
}

/** Returns a visit's contribution: the first arrival, compared with the promise. */
export function countsOfVisit({ kind, placement, log }: ScheduleEntry, timeZone: string): Contribution[] {
  const at = log.find(({ kind: what, state }) => what === 'moved' && state === 'on-site')?.at ?? '';
  const { technicianIds, windowEndsAt, startsAt } = placement;
  if (kind !== 'visit' || at === '' || technicianIds.length === 0) return [];
  return [{ month: monthAt(timeZone, at), technicianIds, totals: arrival({ at, windowEndsAt, startsAt }) }];
}

/** Returns a time entry's contribution: recorded by the person, or corrected by someone else. */
export function countsOfTime(
  { technicianId, accountUid, source, startsAt, endsAt }: TimeEntry,
  createdBy: string,
  timeZone: string,
): Contribution[] {
  if (endsAt === '') return [];
  const isOwnCorrection = source === 'correction' && createdBy === accountUid;
  if (isOwnCorrection) return [];
  const totals: Partial<Totals> = source === 'correction' ? { officeCorrections: 1 } : { timeEntries: 1 };
  return [{ month: monthAt(timeZone, startsAt), technicianIds: [technicianId], totals }];
}
