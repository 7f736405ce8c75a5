import type { EntryKind, ScheduleEntry } from '../schema';
import { isAhead, VISIT_STATE_LABELS, type VisitState } from '../visitState';

type Known = Pick<ScheduleEntry, 'kind' | 'state' | 'placement'> & Partial<Pick<ScheduleEntry, 'expectedAt'>>;

/**
 * Whether a visit is late: no one is on the way although it should have started by now, or its technician reported starting too late. The
 * arrival window's end counts, or the start if there is no window.
 */
export const isLateVisit = ({ kind, state, placement, expectedAt = '' }: Known, nowIso: string): boolean => {
  const latest = placement.windowEndsAt || placement.startsAt;
  return kind === 'visit' && isAhead(state) && (latest < nowIso || latest < expectedAt);
};

/** Look of an entry on the board: its state, `late`, or `other` for anything that isn't a visit. */
export type Look = VisitState | 'late' | 'other';
export const lookOf = (entry: Known, nowIso: string): Look =>
  entry.kind === 'visit' ? (isLateVisit(entry, nowIso) ? 'late' : entry.state) : 'other';

export const LOOK_LABELS: Record<Look, string> = { ...VISIT_STATE_LABELS, late: 'Late', other: 'Other' };

const KIND_LABELS: Record<EntryKind, string> = {
  visit: 'Visit',
  'time-off': 'Time off',
  shift: 'Shift',
  'on-call': 'On call',
  other: 'Other',
};
/** Returns an entry's status in a word: a visit's state, or the entry's kind. */
export const lookWord = (entry: Known, look: Look): string =>
  entry.kind === 'visit' ? LOOK_LABELS[look] : KIND_LABELS[entry.kind];

/** Returns the actual times from the log: on the way, on site, done; '' for what hasn't happened. */
export function realityOf({ log }: Pick<ScheduleEntry, 'log'>): { leftAt: string; arrivedAt: string; doneAt: string } {
  const lastAt = (state: VisitState): string =>
    log.findLast((line) => line.kind === 'moved' && line.state === state)?.at ?? '';
  return { leftAt: lastAt('en-route'), arrivedAt: lastAt('on-site'), doneAt: lastAt('done') };
}
