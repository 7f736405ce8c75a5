import { realityOf } from '../scheduling/board/looks';
import type { ScheduleEntry } from '../scheduling/schema';
import { isOver, isRunning } from '../scheduling/visitState';

/** Status from the last tap: at a visit, on the way to one, last seen at one, or day not started. */
export type WhereKind = 'at' | 'on-the-way' | 'last-at' | 'not-started';

/** Someone's location based on what they tapped; phone positions aren't used. */
export type Whereabouts<T> = {
  kind: WhereKind;
  /** The visit they are at or on the way to, or the last one; null before the first tap. */
  entry: T | null;
  /** Place they set out from: the previous visit; null for their base. */
  from: T | null;
  /** Start time of this status, an instant; '' if no tap shows it. */
  since: string;
};

type Visit = Pick<ScheduleEntry, 'kind' | 'state' | 'log' | 'placement'>;

/**
 * Derives a technician's whereabouts from taps on their visits of a day. If several are in progress, the most recently started counts;
 * visits without taps are ignored.
 */
export function whereaboutsOf<T extends Visit>(visits: readonly T[]): Whereabouts<T> {
  const told = visits
    .filter(({ kind, state }) => kind === 'visit' && (isRunning(state) || state === 'done' || state === 'no-show'))
    .map((entry) => ({ entry, at: lastTap(entry) }))
    .filter(({ at }) => at !== '')
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const running = told.findLast(({ entry }) => isRunning(entry.state));
  const over = told.findLast(({ entry }) => isOver(entry.state));
  const now = running ?? over;
  if (!now) return { kind: 'not-started', entry: null, from: null, since: '' };
  const { entry } = now;
  const { leftAt, arrivedAt, doneAt } = realityOf(entry);
  if (!running) return { kind: 'last-at', entry, from: null, since: doneAt || now.at };
  return entry.state === 'en-route'
    ? { kind: 'on-the-way', entry, from: over?.entry ?? null, since: leftAt || now.at }
    : { kind: 'at', entry, from: null, since: arrivedAt || now.at };
}

const lastTap = ({ log }: Visit): string => log.findLast(({ kind }) => kind === 'moved')?.at ?? '';
