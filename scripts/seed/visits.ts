import { madeEntry, movedOn } from '@/domain/scheduling/change';
import { visitsOfJob } from '@/domain/scheduling/jobVisits';
import { scheduleEntrySchema, type ScheduleEntry } from '@/domain/scheduling/schema';
import type { VisitState } from '@/domain/scheduling/visitState';
import { minutesBetween, plusMinutes } from '@/lib/calendar';
import type { Person } from './accounts';
import { minutesAfter, type CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import { changed, created, type SeedWrite } from './writes';

/** A schedule entry, and the moves that led to its current state. */
export type SeedEntry = { id: string; entry: ScheduleEntry; by: Person; at: string; moves: Move[] };
type Move = { to: VisitState; at: string; by: Person; technicianId: string };

const LAST_DAY = 14;
/** The drive before the work begins. */
const DRIVE_MINUTES = 15;

/**
 * Returns the visits of today's jobs and of the next two weeks. Older jobs are read from their own fields, as in a company that has just
 * started using visits.
 */
export function visitsOf(
  jobs: readonly SeedJob[],
  { clock, timeZone, random }: { clock: CompanyClock; timeZone: string; random: Random },
): SeedEntry[] {
  const [from, tomorrow, to] = [clock.at(0, 0), clock.at(1, 0), clock.at(LAST_DAY + 1, 0)];
  return jobs.flatMap((job) => {
    const { record, by, at } = job;
    const { scheduledTime } = record;
    if (scheduledTime < from || scheduledTime >= to) return [];
    const stamp = { id: random.id(8), at, by: by.uid };
    const [read] = visitsOfJob({ ...record, ...created(by, at, random), id: job.id }, [], timeZone);
    if (!read) return [];
    // Today's crews have been notified, if assigned; some customers have confirmed upcoming visits.
    const stateToday = record.technicianIds.length === 0 ? 'planned' : 'dispatched';
    const state = scheduledTime < tomorrow ? stateToday : random.chance(0.5) ? 'confirmed' : 'planned';
    const entry = madeEntry({ ...scheduleEntrySchema.parse(read), state }, stamp);
    return [{ id: read.id, entry, by, at, moves: movesOf(job) }];
  });
}

/** Returns the job's steps as moves, preceded by the drive. */
function movesOf({ steps, crew }: SeedJob): Move[] {
  const [begun, ...later] = steps.filter(({ state }) => state === 'in-progress' || state === 'work-done');
  if (!begun) return [];
  const move = (to: VisitState, { by, at }: { by: Person; at: string }): Move => ({
    to,
    at,
    by,
    technicianId: crew.find(({ person }) => person?.uid === by.uid)?.id ?? '',
  });
  return [
    move('en-route', { by: begun.by, at: minutesAfter(begun.at, -DRIVE_MINUTES) }),
    move('on-site', begun),
    ...later.map((step) => move('done', step)),
  ];
}

/** Returns another visit of a job, by the same people, not yet started. */
export function anotherVisit(
  first: SeedEntry,
  startsAt: string,
  random: Random,
  more: Partial<ScheduleEntry> = {},
): SeedEntry {
  const { by, at, entry } = first;
  const { startsAt: from, endsAt: until } = entry.placement;
  const minutes = minutesBetween(from, until);
  const placement = {
    ...entry.placement,
    startsAt,
    endsAt: plusMinutes(startsAt, minutes),
    windowStartsAt: '',
    windowEndsAt: '',
  };
  const stamp = { id: random.id(8), at, by: by.uid };
  return {
    id: random.id(),
    entry: madeEntry({ ...entry, ...more, placement, state: 'planned' }, stamp),
    by,
    at,
    moves: [],
  };
}

/** Returns someone's time without a job; with no one assigned, everyone's. */
export function absence(
  { kind, title, startsAt, endsAt }: Pick<ScheduleEntry, 'kind' | 'title'> & { startsAt: string; endsAt: string },
  crew: readonly CrewMember[],
  { by, at, timeZone, random }: { by: Person; at: string; timeZone: string; random: Random },
): SeedEntry {
  const placement = {
    technicianIds: crew.map(({ id }) => id),
    startsAt,
    endsAt,
    timeZone,
    windowStartsAt: '',
    windowEndsAt: '',
    travelMinutes: 0,
    isLocked: false,
  };
  const fields = scheduleEntrySchema.parse({ kind, title, placement });
  return { id: random.id(), entry: madeEntry(fields, { id: random.id(8), at, by: by.uid }), by, at, moves: [] };
}

/** Returns the writes that create the entries, round by round, because the rules let a visit make one move at a time. */
export function entryRounds(entries: readonly SeedEntry[], path: string, random: Random): SeedWrite[][] {
  const rounds: SeedWrite[][] = [];
  for (const { id, entry, by, at, moves } of entries) {
    const audit = created(by, at, random);
    const writes: SeedWrite[] = [{ by, kind: 'set', path, id, data: { ...entry, ...audit } }];
    let now = entry;
    let { revision } = audit;
    for (const { to, at: when, by: mover, technicianId } of moves) {
      const fields = movedOn(
        now,
        { to },
        {
          stamp: { id: random.id(8), at: when, by: mover.uid },
          mover: { isDispatcher: technicianId === '', technicianId },
        },
      );
      const data = { ...fields, ...changed(mover, when, revision, random) };
      writes.push({ by: mover, kind: 'update', path, id, data });
      now = { ...now, ...fields };
      revision = data.revision;
    }
    for (const [round, write] of writes.entries()) (rounds[round] ??= []).push(write);
  }
  return rounds;
}
