import { realityOf } from '../scheduling/board/looks';
import type { ScheduleEntry } from '../scheduling/schema';
import { isOver, isRunning } from '../scheduling/visitState';

/** What the last tap says: at a visit, on the way to one, last at one, or that the day has not begun. */
export type WhereKind = 'at' | 'on-the-way' | 'last-at' | 'not-started';

/** Where somebody is by what they tapped; no position of a phone is known. */
export type Whereabouts<T> = {
  kind: WhereKind;
  /** The visit they are at or on the way to, or the last one; null before the first tap. */
  entry: T | null;
  /** Where they set out for it: the visit before; null for their base. */
  from: T | null;
  /** Since when, an instant; '' when no tap says it. */
  since: string;
};

type Visit = Pick<ScheduleEntry, 'kind' | 'state' | 'log' | 'placement'>;

/** By the taps on somebody's visits of a day. Of several that run, the one begun last counts; what nobody tapped tells nothing. */
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
