import { AppError } from '@/lib/appError';
import { isSame } from '@/lib/stableJson';
import { appendLog, type Stamp } from './change';
import type { ScheduleEntry } from './schema';
import { isAhead, mayTakeBack, VISIT_TRANSITIONS } from './visitState';

/** The change one board action made to an entry: the fields people decide, without the log, which only grows. */
export type Decided = Omit<ScheduleEntry, 'log'>;
export type EntryChange =
  | { kind: 'made'; id: string; entry: Decided }
  | { kind: 'changed'; id: string; before: Decided; after: Decided }
  | { kind: 'removed'; id: string; entry: Decided };

/** A job that an action took off hold; undone, it waits again for the same reason. */
export type HeldJob = { id: string; reason: string; to: 'scheduled' | 'on-hold' };

/** Everything one action did, however many entries it touched: a drag, a bulk edit, a whole re-plan. */
export type BoardAction = { label: string; changes: readonly EntryChange[]; jobs?: readonly HeldJob[] };

export const decidedOf = ({ log: _log, ...decided }: ScheduleEntry): Decided => decided;

/** Returns the change between two states of an entry, each null if it doesn't exist; null when nothing changed. */
export function changeBetween(
  id: string,
  before: ScheduleEntry | null,
  after: ScheduleEntry | null,
): EntryChange | null {
  if (before && after) {
    const [was, is] = [decidedOf(before), decidedOf(after)];
    return isSame(was, is) ? null : { kind: 'changed', id, before: was, after: is };
  }
  if (after) return { kind: 'made', id, entry: decidedOf(after) };
  return before ? { kind: 'removed', id, entry: decidedOf(before) } : null;
}

function invertedChange(change: EntryChange): EntryChange {
  switch (change.kind) {
    case 'made':
      return { ...change, kind: 'removed' };
    case 'removed':
      return { ...change, kind: 'made' };
    case 'changed':
      return { ...change, before: change.after, after: change.before };
  }
}

/** Returns the action that undoes another: its changes inverted, last first. */
export const inverse = ({ label, changes, jobs = [] }: BoardAction): BoardAction => ({
  label,
  changes: changes.map(invertedChange).toReversed(),
  jobs: jobs.map((job) => ({ ...job, to: job.to === 'on-hold' ? 'scheduled' : 'on-hold' })),
});

/** Without server-maintained fields: no one decides them, and they may arrive a moment later. */
const byPeople = ({ propertyPin: _pin, seriesRule: _rule, seriesDueOn: _due, ...decided }: Decided) => decided;

/** Returns the ids of entries that someone has changed since, so that undoing would overwrite their change: ask first. */
export function changedSince(action: BoardAction, current: ReadonlyMap<string, ScheduleEntry>): string[] {
  return action.changes
    .filter((change) => {
      const now = current.get(change.id);
      if (change.kind === 'made') return now !== undefined;
      const expected = change.kind === 'changed' ? change.before : change.entry;
      return now === undefined || !isSame(byPeople(decidedOf(now)), byPeople(expected));
    })
    .map(({ id }) => id);
}

/**
 * Returns the entry after a change, or null if the change removes it. Changes to other entries stay; anything that has since happened in
 * the field overrides every plan.
 * @throws AppError `failed-precondition` if someone has since started or ended the visit, or it can't be undone.
 */
export function carriedOut(change: EntryChange, current: ScheduleEntry | null, stamp: Stamp): ScheduleEntry | null {
  const before = change.kind === 'changed' ? change.before : change.kind === 'removed' ? change.entry : null;
  if (current && current.kind === 'visit' && current.state !== before?.state && !isAhead(current.state)) {
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'This visit has since started or ended, so it was not changed.',
    });
  }
  if (change.kind === 'removed') return null;
  const after = change.kind === 'changed' ? change.after : change.entry;
  if (!current) {
    const { startsAt } = after.placement;
    return { ...after, log: [{ ...stamp, kind: 'made', state: after.state, startsAt, technicianId: '', reason: '' }] };
  }
  const [from, to] = [current.state, after.state];
  if (from !== to && !VISIT_TRANSITIONS[from].includes(to) && !mayTakeBack(from, to)) {
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'The visit’s status has since changed, so it was not changed.',
    });
  }
  const kind = from === to ? 'placed' : 'moved';
  // Canceling requires a reason, even when redone.
  const reason = kind === 'moved' && to === 'cancelled' ? 'Canceled again' : '';
  const { startsAt } = after.placement;
  const line = { ...stamp, kind, state: to, startsAt, technicianId: '', reason } as const;
  return { ...after, log: appendLog(current.log, line) };
}

/** Actions that can be undone and redone in a session, the latest last. */
export type UndoHistory = { done: readonly BoardAction[]; undone: readonly BoardAction[] };
export const NO_HISTORY: UndoHistory = { done: [], undone: [] };
const HISTORY_LIMIT = 50;

/** After an action, earlier undone ones can't be redone. An action that changed nothing doesn't count. */
export const withAction = (history: UndoHistory, action: BoardAction): UndoHistory =>
  action.changes.length === 0 ? history : { done: [...history.done, action].slice(-HISTORY_LIMIT), undone: [] };

/** Returns the history after undoing its latest action, and the action to carry out; null when there is none. */
export function undoLatest({ done, undone }: UndoHistory): { history: UndoHistory; action: BoardAction } | null {
  const latest = done.at(-1);
  if (!latest) return null;
  return { history: { done: done.slice(0, -1), undone: [...undone, latest] }, action: inverse(latest) };
}

/** Returns the history after redoing the last undone action, and the action to carry out; null when there is none. */
export function redoLatest({ done, undone }: UndoHistory): { history: UndoHistory; action: BoardAction } | null {
  const latest = undone.at(-1);
  if (!latest) return null;
  return { history: { done: [...done, latest], undone: undone.slice(0, -1) }, action: latest };
}
