import { AppError } from '@/lib/appError';
import { plusMinutes } from '@/lib/calendar';
import { NO_SITE } from '../demolition/site/onWork';
import { LOG_LIMIT, NOTHING_TOLD, placementFault, type LogEntry, type Placement, type ScheduleEntry } from './schema';
import { durationOf } from './span';
import { checkMove, isAhead, isOver, isRunning, VISIT_STATE_LABELS, type Mover, type VisitState } from './visitState';
import { spanOnDay } from './wallClock';

/**
 * Author and time of a change, and the id of its log entry; `reason` is why it was planned despite an expired license.
 */
export type Stamp = { id: string; at: string; by: string; reason?: string };

/** Appends an entry to the log. When the log is full, the second entry is dropped, so that how a visit started always stays. */
export function appendLog(log: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  const kept = log.length < LOG_LIMIT ? log : [...log.slice(0, 1), ...log.slice(2)];
  return [...kept, entry];
}

/** Returns a new entry with the first line of its log. */
export function madeEntry(entry: Omit<ScheduleEntry, 'log'>, { id, at, by, reason = '' }: Stamp): ScheduleEntry {
  const { startsAt } = entry.placement;
  return { ...entry, log: [{ id, kind: 'made', state: entry.state, startsAt, at, by, technicianId: '', reason }] };
}

/**
 * Returns the fields to write when a visit moves to another state.
 * @throws AppError as `checkMove`.
 */
export function movedOn(
  entry: ScheduleEntry,
  move: { to: VisitState; reason?: string },
  { stamp, mover }: { stamp: Stamp; mover: Mover },
): Pick<ScheduleEntry, 'state' | 'log'> {
  const reason = (move.reason ?? '').trim();
  const { technicianIds, startsAt } = entry.placement;
  checkMove({ state: entry.state, technicianIds }, { to: move.to, reason }, mover);
  return {
    state: move.to,
    log: appendLog(entry.log, {
      ...stamp,
      kind: 'moved',
      state: move.to,
      startsAt,
      technicianId: mover.isDispatcher ? '' : mover.technicianId,
      reason,
    }),
  };
}

/** Returns why an entry can't be moved, as a sentence; '' when it can. */
export function heldBy({ kind, state, placement }: Pick<ScheduleEntry, 'kind' | 'state' | 'placement'>): string {
  if (placement.isLocked) return 'It is locked. Unlock it first.';
  if (kind !== 'visit' || isAhead(state)) return '';
  return isRunning(state)
    ? 'Someone is already on this visit.'
    : `This visit is over: ${VISIT_STATE_LABELS[state].toLowerCase()}.`;
}

/**
 * Returns the fields to write when an entry gets another placement. A confirmed or dispatched visit at a new time goes back to planned,
 * because what was agreed no longer holds; other people at the same time only need a new dispatch. A new time settles a reported delay
 * and a customer's request to reschedule.
 * @throws AppError `failed-precondition` if it is locked, running or over, `invalid` for a placement with a fault.
 */
export function placed(
  entry: ScheduleEntry,
  placement: Placement,
  stamp: Stamp,
): Pick<ScheduleEntry, 'placement' | 'state' | 'log'> & Partial<typeof NOTHING_TOLD> {
  const isUnlocking = entry.placement.isLocked && !placement.isLocked;
  const held = heldBy({
    ...entry,
    placement: { ...entry.placement, isLocked: entry.placement.isLocked && !isUnlocking },
  });
  if (held !== '') throw new AppError({ code: 'failed-precondition', userMessage: held });
  const fault = placementFault(placement);
  if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
  const state = stateAfter(entry, placement);
  const { startsAt } = placement;
  const { reason = '' } = stamp;
  return {
    placement,
    state,
    log: appendLog(entry.log, { ...stamp, kind: 'placed', state, startsAt, technicianId: '', reason }),
    ...(startsAt === entry.placement.startsAt ? {} : NOTHING_TOLD),
  };
}

function stateAfter({ kind, state, placement: before }: ScheduleEntry, after: Placement): VisitState {
  if (kind !== 'visit' || isOver(state)) return state;
  if (before.startsAt !== after.startsAt) return 'planned';
  const isSameCrew = before.technicianIds.toSorted().join() === after.technicianIds.toSorted().join();
  return state === 'dispatched' && !isSameCrew ? 'confirmed' : state;
}

/** Moves a placement to another start, keeping its length. The arrival window stays. */
export const startingAt = (placement: Placement, startsAt: string): Placement => ({
  ...placement,
  startsAt,
  endsAt: plusMinutes(startsAt, durationOf(placement)),
});

/** Moves a placement to another day at the same company clock time, keeping its length. */
export const onOtherDay = (placement: Placement, date: string): Placement => ({
  ...placement,
  ...spanOnDay(placement, date, placement.timeZone),
});

/** Sets a placement's length by moving its end; at least five minutes. */
export const lasting = (placement: Placement, minutes: number): Placement => ({
  ...placement,
  endsAt: plusMinutes(placement.startsAt, Math.max(5, minutes)),
});

/** Replaces `from` with someone else, or adds them if `from` is ''. No one is in a crew twice. */
export const reassigned = (placement: Placement, from: string, to: string): Placement => ({
  ...placement,
  technicianIds: [
    ...new Set(
      from === '' ? [...placement.technicianIds, to] : placement.technicianIds.map((id) => (id === from ? to : id)),
    ),
  ],
});

/** Whether a visit is handed over when its technician leaves: no one has set out for it yet. */
export const isHandedOver = ({ kind, state }: Pick<ScheduleEntry, 'kind' | 'state'>): boolean =>
  kind === 'visit' && isAhead(state);

/**
 * Returns the fields to write when a technician leaves: `to` takes over the visit, '' = unassigned for now. A lock doesn't keep them on
 * it.
 */
export function handedOver(
  entry: ScheduleEntry,
  { from, to }: { from: readonly string[]; to: string },
  stamp: Stamp,
): ReturnType<typeof placed> {
  const others = entry.placement.technicianIds.filter((id) => !from.includes(id));
  const technicianIds = to === '' ? others : [...new Set([...others, to])];
  return placed(entry, { ...entry.placement, technicianIds, isLocked: false }, stamp);
}

const NO_SERIES = { seriesId: '', seriesDate: '', seriesRule: '', seriesDueOn: '' };

/** Returns the same work as a new visit: planned, with no history and in no series. */
export const onceMore = (content: Omit<ScheduleEntry, 'log'>): Omit<ScheduleEntry, 'log'> => ({
  ...content,
  state: 'planned',
  ...NO_SERIES,
  ...NOTHING_TOLD,
  ...NO_SITE,
});

/** Returns an unlocked copy of a visit, to be scheduled. */
export function copied(entry: ScheduleEntry, placement: Placement, stamp: Stamp): ScheduleEntry {
  const { log: _log, ...rest } = entry;
  return madeEntry({ ...onceMore(rest), placement: { ...placement, isLocked: false } }, stamp);
}

/**
 * Splits a visit into one for each of its people, so that they can arrive at different times: what the first one keeps, and a new visit
 * for each of the others. A crew of one isn't split.
 */
export function split(
  entry: ScheduleEntry,
  stampFor: (technicianId: string) => Stamp,
): { kept: Placement; added: ScheduleEntry[] } {
  const [first, ...others] = entry.placement.technicianIds;
  if (first === undefined || others.length === 0) return { kept: entry.placement, added: [] };
  const alone = (id: string): Placement => ({ ...entry.placement, technicianIds: [id] });
  return { kept: alone(first), added: others.map((id) => copied(entry, alone(id), stampFor(id))) };
}
