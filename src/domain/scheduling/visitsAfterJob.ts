import { plusMinutes } from '@/lib/calendar';
import type { Job } from '../job/schema';
import type { Stored } from '../record/schema';
import { isSame } from '@/lib/stableJson';
import { appendLog, madeEntry, placed, type Stamp } from './change';
import { shownVisit, visitCopies, visitsOfJob } from './jobVisits';
import { followingNeeds, REQUIRED_SKILLS_LIMIT } from './requiredSkills';
import { placementFault, RESOURCE_LIMIT, type LogEntry, type Placement, type ScheduleEntry } from './schema';
import { durationOf } from './span';
import { isAhead, isOver, isRunning, type VisitState } from './visitState';

/**
 * The job fields that its visits follow. Its title, customer, place and skills are copies, which follow as well, as do the machines of
 * its type.
 */
const FOLLOWED = [
  'scheduledTime',
  'durationMinutes',
  'arrivalWindowStart',
  'arrivalWindowEnd',
  'technicianIds',
  'progress',
  'onMyWayAt',
] as const satisfies (keyof Job)[];
const COPIED = [
  'title',
  'customerId',
  'customerName',
  'propertyId',
  'propertyAddress',
  'requiredSkills',
  'type',
] as const satisfies (keyof Job)[];

export type Visit = ScheduleEntry & { id: string };
/** One write of a job; `before` is null for a new one. */
export type JobChange = { before: Job | null; after: Stored<Job> };

const differs = (before: Job | null, after: Job, fields: readonly (keyof Job)[]): boolean =>
  fields.some((field) => !isSame(before?.[field], after[field]));

/** Whether a write of a job affects its visits. */
export const concernsVisits = ({ before, after }: JobChange): boolean =>
  differs(before, after, [...FOLLOWED, ...COPIED]);

/** Whether it changes more than a title or name: a time, people, a step. */
export const isPlanOrStep = ({ before, after }: JobChange): boolean => differs(before, after, FOLLOWED);

/** Prefix of the log lines that a job write creates in its visits. */
const lineIdOf = ({ revision }: Pick<Stored<Job>, 'revision'>): string => `job-${revision}`;
const isFromJob = (line: LogEntry | undefined): boolean => line?.id.startsWith('job-') ?? false;

/** Whether the visits have already followed a write: events are delivered more than once. */
export const hasFollowed = (visits: readonly Visit[], after: Pick<Stored<Job>, 'revision'>): boolean =>
  visits.some(({ log }) => log.some(({ id }) => id.startsWith(lineIdOf(after))));

/** Whether no one has decided otherwise since: everything the write set still matches the current job. */
export const stillStands = (after: Job, current: Job): boolean => !differs(after, current, FOLLOWED);

/**
 * Returns a write as it applies to the current job (`current`): without anything that someone has since decided otherwise, which arrives
 * with its own write. Changes that only come from the visits (`isFollowed`) aren't decisions about the job.
 */
export function stillMeant({ before, after }: JobChange, current: Job, isFollowed: boolean): JobChange {
  // Copies are never a decision.
  const copies = pick(current, COPIED);
  if (isFollowed) return { before, after: { ...after, ...copies } };
  const now = { ...after, ...copies, ...pick(current, [...FOLLOWED, 'progressLog', 'cancelReason']) };
  const outdated = FOLLOWED.filter((field) => !isSame(after[field], current[field]));
  return { before: before && { ...before, ...pick(current, outdated) }, after: now };
}

const pick = <F extends keyof Job>(job: Job, fields: readonly F[]): Pick<Job, F> =>
  Object.fromEntries(fields.map((field) => [field, job[field]])) as Pick<Job, F>;

/** `unitsOfType`: the vehicles and machines that jobs of a type need. */
type Surroundings = { timeZone: string; newId: () => string; unitsOfType?: (type: string) => readonly string[] };

/**
 * Returns a job's visits after someone has written the job: its form and the technician's steps write the visit that represents it, or
 * create one. The mirror of `jobOfVisits`: deriving the job from these visits gives the job that was written, except for what visits
 * decide (a lock, another visit that is ahead).
 */
export function visitsAfterJob(
  change: JobChange,
  stored: readonly Visit[],
  { timeZone, newId, unitsOfType = () => [] }: Surroundings,
): Visit[] {
  const { before, after } = change;
  const visits = stored.map((visit) => {
    const isSamePlace = visit.propertyId === after.propertyId;
    return {
      ...visit,
      ...visitCopies(after),
      requiredSkills: followingNeeds(visit.requiredSkills, {
        before: before?.requiredSkills ?? [],
        after: after.requiredSkills,
        limit: REQUIRED_SKILLS_LIMIT,
      }),
      placement:
        before && before.type !== after.type
          ? withUnits(visit, [before.type, after.type], unitsOfType)
          : visit.placement,
      propertyPin: isSamePlace ? visit.propertyPin : null,
    };
  });
  if (!isPlanOrStep(change)) return visits;
  const stamp = stampOf(change);
  const made = (): Visit[] => {
    const [first] = visitsOfJob(after, [], timeZone);
    if (!first) return [];
    // The id it has been read under until now, unless that is taken.
    const id = stored.some((visit) => visit.id === first.id) ? newId() : first.id;
    const {
      createdBy: _b,
      createdAt: _a,
      updatedBy: _u,
      updatedAt: _t,
      revision: _r,
      baseRevision: _s,
      ...entry
    } = first;
    const state = entry.state === 'planned' && hasSetOut(change) ? 'en-route' : entry.state;
    const placement = { ...entry.placement, resourceIds: [...unitsOfType(after.type)] };
    return [{ ...madeEntry({ ...entry, placement, state }, stamp), id }];
  };

  if (before && before.progress !== after.progress) {
    if (after.progress === 'cancelled') return visits.map((visit) => calledOff(visit, after.cancelReason, stamp));
    // Anything planned since then stays: it gives the job a time again.
    if (after.progress === 'unscheduled')
      return visits.filter(({ state, log }) => !isAhead(state) || (log.at(-1)?.at ?? '') > stamp.at);
  }
  if (after.progress === 'cancelled' || after.progress === 'unscheduled') return visits;
  const open = before?.progress === 'cancelled' ? visits.map((visit) => broughtBack(visit, stamp)) : visits;
  const shown = shownVisit(open);
  if (!shown || (after.progress === 'scheduled' && before?.progress !== 'scheduled' && isOver(shown.state))) {
    return [...open, ...made()];
  }
  if (!before) return open;
  if (isNextTime(change, shown, stamp)) {
    return [...open.map((visit) => (visit === shown ? moved(visit, 'done', stamp) : visit)), ...made()];
  }
  const dropped = before.technicianIds.filter((id) => !after.technicianIds.includes(id));
  return open.map((visit) => {
    if (visit === shown) return replanned(moved(visit, stateFor(change, visit.state), stamp), change, stamp);
    // A technician taken off the job doesn't come with another visit either.
    const { technicianIds } = visit.placement;
    const isOff = isAhead(visit.state) && technicianIds.some((id) => dropped.includes(id));
    const others = technicianIds.filter((id) => !dropped.includes(id));
    return isOff ? put(visit, { ...visit.placement, technicianIds: others }, stamp) : visit;
  });
}

/** Returns a visit's placement after its job's type changed: visits that are done or under way keep what they took along. */
function withUnits(
  { state, placement }: Visit,
  [before, after]: readonly [string, string],
  unitsOfType: (type: string) => readonly string[],
): Placement {
  if (!isAhead(state) || placement.isLocked) return placement;
  const needs = { before: unitsOfType(before), after: unitsOfType(after), limit: RESOURCE_LIMIT };
  return { ...placement, resourceIds: followingNeeds(placement.resourceIds, needs) };
}

/** Returns who did it, and when by their clock: a step records both itself. */
function stampOf({ before, after }: JobChange): Stamp {
  const step = before?.progress === after.progress ? undefined : after.progressLog.at(-1);
  const at = step?.at ?? (hasSetOut({ before, after }) ? after.onMyWayAt : after.updatedAt);
  return { id: lineIdOf(after), at, by: step?.by || after.updatedBy };
}

const hasSetOut = ({ before, after }: JobChange): boolean =>
  after.onMyWayAt !== '' && after.onMyWayAt !== before?.onMyWayAt;

function moved(visit: Visit, state: VisitState, stamp: Stamp, reason = ''): Visit {
  if (visit.state === state) return visit;
  const { startsAt } = visit.placement;
  const line = { ...stamp, kind: 'moved', state, startsAt, technicianId: '', reason } as const;
  return { ...visit, state, log: appendLog(visit.log, line) };
}

const calledOff = (visit: Visit, reason: string, stamp: Stamp): Visit =>
  isOver(visit.state) ? visit : moved(visit, 'cancelled', stamp, reason || 'The job was canceled');

/** Restores visits canceled with the job, and only those. */
const broughtBack = (visit: Visit, stamp: Stamp): Visit =>
  visit.state === 'cancelled' && isFromJob(visit.log.at(-1)) ? moved(visit, 'planned', stamp) : visit;

/** A job on hold that gets a time ahead has had one visit and needs another. */
const isNextTime = ({ before, after }: JobChange, { state }: Visit, { at }: Stamp): boolean =>
  after.progress === 'on-hold' &&
  isRunning(state) &&
  before?.scheduledTime !== after.scheduledTime &&
  after.scheduledTime > at;

/** Returns the state that a job's step gives to the visit that represents it. */
function stateFor(change: JobChange, state: VisitState): VisitState {
  const { before, after } = change;
  if (before?.progress === after.progress) {
    if (hasSetOut(change) && isAhead(state)) return 'en-route';
    return after.onMyWayAt === '' && before.onMyWayAt !== '' && state === 'en-route' ? 'dispatched' : state;
  }
  switch (after.progress) {
    case 'in-progress':
      return 'on-site';
    case 'on-hold':
      return state === 'en-route' ? 'planned' : isRunning(state) ? 'paused' : state;
    case 'scheduled':
      return isRunning(state) ? 'planned' : state;
    case 'work-done':
    case 'invoiced':
    case 'closed':
      return 'done';
    case 'unscheduled':
    case 'cancelled':
      return state;
  }
}

/** Returns the visit with the job's new time, length, promise and people; unchanged fields keep the visit's own values. */
function replanned(visit: Visit, { before, after }: JobChange, stamp: Stamp): Visit {
  if (!before) return visit;
  const { placement } = visit;
  const startsAt = before.scheduledTime === after.scheduledTime ? placement.startsAt : after.scheduledTime;
  const minutes = before.durationMinutes === after.durationMinutes ? durationOf(placement) : after.durationMinutes;
  const isSamePromise =
    before.arrivalWindowStart === after.arrivalWindowStart && before.arrivalWindowEnd === after.arrivalWindowEnd;
  return put(
    visit,
    {
      ...placement,
      startsAt,
      endsAt: plusMinutes(startsAt, minutes),
      technicianIds: crewAfter(placement.technicianIds, before.technicianIds, after.technicianIds),
      ...(isSamePromise ? {} : { windowStartsAt: after.arrivalWindowStart, windowEndsAt: after.arrivalWindowEnd }),
    },
    stamp,
  );
}

/** Returns a visit's people after the job's people changed, in the job's order; people who only come with another visit aren't added. */
function crewAfter(crew: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  if (isSame(before, after)) return [...crew];
  const own = after.filter((id) => crew.includes(id) || !before.includes(id));
  return [...own, ...crew.filter((id) => !after.includes(id) && !before.includes(id))];
}

/**
 * Sets another placement and logs it. A locked visit stays, and the job goes back to it. A visit that is running or over is corrected in
 * place, because the office says how it was.
 */
function put(visit: Visit, placement: Placement, stamp: Stamp): Visit {
  if (visit.placement.isLocked || isSame(visit.placement, placement)) return visit;
  if (placement.startsAt === '' || placementFault(placement) !== '') return visit;
  const line = { ...stamp, id: `${stamp.id}-plan` };
  if (isAhead(visit.state)) return { ...visit, ...placed(visit, placement, line) };
  const { state } = visit;
  const { startsAt } = placement;
  const entry = { ...line, kind: 'placed', state, startsAt, technicianId: '', reason: '' } as const;
  return { ...visit, placement, log: appendLog(visit.log, entry) };
}
