import { plusMinutes } from '@/lib/calendar';
import { NO_SITE } from '../demolition/site/onWork';
import { appendEntry } from '../job/progress';
import { TECHNICIAN_LIMIT, type Job, type Progress } from '../job/schema';
import type { Stored } from '../record/schema';
import { NOTHING_TOLD, type Placement, type ScheduleEntry } from './schema';
import { durationOf } from './span';
import { isAhead, isOver, isRunning, type VisitState } from './visitState';
import { dayOf } from './wallClock';

/** The job's own duration limits, in minutes. */
const [SHORTEST, LONGEST] = [5, 14_400];

type Visit = Pick<ScheduleEntry, 'placement' | 'state'> & Partial<Pick<ScheduleEntry, 'log'>>;
/** The fields of a job that are derived from its visits. The specification's status isn't among them: it is derived from the invoice. */
export type PlannedFields = Pick<
  Job,
  | 'scheduledTime'
  | 'durationMinutes'
  | 'technicianIds'
  | 'arrivalWindowStart'
  | 'arrivalWindowEnd'
  | 'progress'
  | 'progressLog'
  | 'holdReason'
  | 'cancelReason'
>;

const isLost = ({ state }: Visit): boolean => state === 'no-show' || state === 'cancelled';
const earliest = <T extends Visit>(visits: readonly T[]): T | undefined =>
  visits.toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1))[0];

/** Returns the visit that represents a job: the running one, otherwise the next one ahead, otherwise the last one done. */
export function shownVisit<T extends Visit>(visits: readonly T[]): T | undefined {
  return (
    earliest(visits.filter(({ state }) => isRunning(state))) ??
    earliest(visits.filter(({ state }) => !isOver(state))) ??
    visits
      .filter(({ state }) => state === 'done')
      .toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? 1 : -1))[0]
  );
}

/**
 * Returns the job progress that follows from its visits. On the way is still scheduled, because the customer is waiting; a pause is still
 * work. Between two visits the job is scheduled again, so that being late for the second shows. No-show visits leave it to be scheduled.
 * People's decisions stay: on hold until someone works, canceled, invoiced and closed in any case, done and unscheduled until there is
 * another visit.
 */
export function progressOfVisits(progress: Progress, visits: readonly Visit[]): Progress {
  if (progress === 'cancelled' || progress === 'invoiced' || progress === 'closed') return progress;
  if (visits.some(({ state }) => state === 'on-site')) return 'in-progress';
  if (progress === 'on-hold') return progress;
  if (visits.some(({ state }) => state === 'paused')) return 'in-progress';
  if (visits.some(({ state }) => !isOver(state))) return 'scheduled';
  if (progress === 'unscheduled') return progress;
  if (progress === 'work-done' || visits.some(({ state }) => state === 'done')) return 'work-done';
  return 'unscheduled';
}

/**
 * Returns the job fields derived from its visits: `scheduledTime`, length and promise of the visit that represents it, and everyone who
 * comes on that day. A job without a visit that counts keeps its time, which then only affects its place in the list. `by` and `at` stamp
 * the step when its progress changes.
 */
export function jobOfVisits(
  job: PlannedFields & Partial<Pick<Job, 'onMyWayAt'>>,
  visits: readonly Visit[],
  { at, by }: { at: string; by: string },
): PlannedFields & Partial<Pick<Job, 'onMyWayAt'>> {
  const progress = progressOfVisits(job.progress, visits);
  const steps: Pick<Job, 'progress' | 'progressLog' | 'holdReason' | 'cancelReason'> =
    progress === job.progress
      ? { progress, progressLog: job.progressLog, holdReason: job.holdReason, cancelReason: job.cancelReason }
      : {
          progress,
          progressLog: appendEntry(job.progressLog, { state: progress, at, by, reason: '' }),
          holdReason: '',
          cancelReason: '',
        };
  const shown = shownVisit(visits);
  if (!shown) {
    const { scheduledTime, durationMinutes, technicianIds, arrivalWindowStart, arrivalWindowEnd } = job;
    return { scheduledTime, durationMinutes, technicianIds, arrivalWindowStart, arrivalWindowEnd, ...steps };
  }
  const { placement } = shown;
  return {
    scheduledTime: placement.startsAt,
    durationMinutes: Math.min(LONGEST, Math.max(SHORTEST, Math.round(durationOf(placement)))),
    technicianIds: crewOfDay(shown, visits),
    arrivalWindowStart: placement.windowStartsAt,
    arrivalWindowEnd: placement.windowEndsAt,
    ...steps,
    ...setOutOf(job.onMyWayAt ?? '', shown),
  };
}

/** Returns when the assigned person set out; nothing if the job already has it. Someone who turned back hasn't set out. */
function setOutOf(known: string, { state, log = [] }: Visit): Partial<Pick<Job, 'onMyWayAt'>> {
  const last = log.findLast((line) => line.kind === 'moved' && line.state === 'en-route')?.at;
  const onMyWayAt = state === 'en-route' ? (last ?? known) : isAhead(state) ? '' : known;
  return onMyWayAt === known ? {} : { onMyWayAt };
}

/** Returns the visit's own people first, then those of the job's other visits of the same day; as many as a job may name. */
function crewOfDay(shown: Visit, visits: readonly Visit[]): string[] {
  const { timeZone, startsAt } = shown.placement;
  const day = dayOf(startsAt, timeZone);
  const sameDay = visits.filter(
    (visit) =>
      !isLost(visit) &&
      isOver(visit.state) === isOver(shown.state) &&
      dayOf(visit.placement.startsAt, timeZone) === day,
  );
  return [...new Set([shown, ...sameDay].flatMap(({ placement }) => placement.technicianIds))].slice(
    0,
    TECHNICIAN_LIMIT,
  );
}

const STATES: Record<Progress, VisitState | null> = {
  unscheduled: null,
  scheduled: 'planned',
  'in-progress': 'on-site',
  'on-hold': 'planned',
  'work-done': 'done',
  invoiced: 'done',
  closed: 'done',
  cancelled: null,
};

/** Defaults for an entry where only the kind, time and assignee are given. */
export const NOTHING_MORE = {
  requiredSkills: [],
  notes: '',
  seriesId: '',
  seriesDate: '',
  seriesRule: '',
  seriesDueOn: '',
  ...NOTHING_TOLD,
  ...NO_SITE,
};

/**
 * Returns a job's visits: the stored ones, or for a job with none, the one in its own fields. Nothing is lost: `jobOfVisits` derives the
 * same fields from that visit. Unscheduled and canceled jobs have none.
 */
export function visitsOfJob(
  job: Stored<Job>,
  stored: readonly Stored<ScheduleEntry>[],
  timeZone: string,
): Stored<ScheduleEntry>[] {
  if (stored.length > 0) return [...stored];
  const state = STATES[job.progress];
  if (state === null || job.scheduledTime === '') return [];
  const { createdBy, createdAt, updatedBy, updatedAt } = job;
  const placement = placementOfJob(job, timeZone);
  return [
    {
      ...visitCopies(job),
      // The same wherever it is read, until it is stored.
      id: job.id,
      kind: 'visit',
      placement,
      state,
      log: [
        {
          id: 'made',
          kind: 'made',
          state,
          startsAt: placement.startsAt,
          at: createdAt,
          by: createdBy,
          technicianId: '',
          reason: '',
        },
      ],
      propertyPin: null,
      ...NOTHING_MORE,
      requiredSkills: [...job.requiredSkills],
      createdBy,
      createdAt,
      updatedBy,
      updatedAt,
      revision: '',
      baseRevision: '',
    },
  ];
}

/** Returns the placement stored in a job's own fields. */
function placementOfJob(
  job: Pick<Job, 'scheduledTime' | 'durationMinutes' | 'technicianIds' | 'arrivalWindowStart' | 'arrivalWindowEnd'>,
  timeZone: string,
): Placement {
  return {
    technicianIds: [...job.technicianIds],
    startsAt: job.scheduledTime,
    endsAt: plusMinutes(job.scheduledTime, job.durationMinutes),
    timeZone,
    windowStartsAt: job.arrivalWindowStart,
    windowEndsAt: job.arrivalWindowEnd,
    travelMinutes: 0,
    resourceIds: [],
    isLocked: false,
  };
}

/** Returns the job fields that a visit copies, so that a board reads no jobs. */
export const visitCopies = (
  job: Pick<Stored<Job>, 'id' | 'title' | 'customerId' | 'customerName' | 'propertyId' | 'propertyAddress'>,
): Pick<ScheduleEntry, 'jobId' | 'title' | 'customerId' | 'customerName' | 'propertyId' | 'propertyAddress'> => ({
  jobId: job.id,
  title: job.title,
  customerId: job.customerId,
  customerName: job.customerName,
  propertyId: job.propertyId,
  propertyAddress: job.propertyAddress,
});
