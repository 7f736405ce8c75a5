import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { placed, startingAt } from './change';
import type { ScheduleEntry } from './schema';
import {
  carriedOut,
  changeBetween,
  changedSince,
  decidedOf,
  inverse,
  NO_HISTORY,
  redoLatest,
  undoLatest,
  withAction,
  type BoardAction,
} from './undo';

const stamp = { id: 'line', at: '2026-01-12T15:30:00.000Z', by: 'bea' };
const later = (visit: ScheduleEntry, startsAt: string): ScheduleEntry => ({
  ...visit,
  ...placed(visit, startingAt(visit.placement, startsAt), stamp),
});
const TWO = '2026-01-12T19:00:00.000Z';
const action = (...changes: (BoardAction['changes'][number] | null)[]): BoardAction => ({
  label: 'Move',
  changes: changes.filter((change) => change !== null),
});

describe('undo', () => {
  it('reverts a full re-plan: moved, created and removed visits, last first', () => {
    const [a, b, c] = [buildVisit({ state: 'confirmed' }), buildVisit(), buildVisit()];
    const done = action(
      changeBetween('a', a, later(a, TWO)),
      changeBetween('b', null, b),
      changeBetween('c', c, null),
      changeBetween('same', a, a),
    );
    expect(done.changes.map(({ kind }) => kind)).toEqual(['changed', 'made', 'removed']);
    const [first, second, third] = inverse(done).changes;
    expect(first && decidedOf(carriedOut(first, null, stamp) ?? a)).toEqual(decidedOf(c));
    expect(second && carriedOut(second, b, stamp)).toBeNull();
    const back = third && carriedOut(third, later(a, TWO), stamp);
    expect(back && decidedOf(back)).toEqual(decidedOf(a));
    // The log continues: no entry is lost.
    expect(back?.log.map(({ kind }) => kind)).toEqual(['made', 'placed', 'moved']);
    expect(inverse(inverse(done)).changes).toEqual(done.changes);
  });

  it('notices what someone else has changed since', () => {
    const visit = buildVisit();
    const moved = later(visit, TWO);
    const undo = inverse(action(changeBetween('v', visit, moved)));
    expect(changedSince(undo, new Map([['v', moved]]))).toEqual([]);
    expect(changedSince(undo, new Map([['v', later(moved, '2026-01-12T20:00:00.000Z')]]))).toEqual(['v']);
    expect(changedSince(undo, new Map())).toEqual(['v']);
  });

  it('never moves a visit that has begun since', () => {
    const visit = buildVisit();
    const [change] = inverse(action(changeBetween('v', visit, later(visit, TWO)))).changes;
    if (!change) throw new Error('There is a change');
    expect(() => carriedOut(change, { ...later(visit, TWO), state: 'on-site' }, stamp)).toThrow(
      'has since started or ended',
    );
    const [making] = inverse(action(changeBetween('v', null, visit))).changes;
    if (!making) throw new Error('There is a change');
    expect(() => carriedOut(making, { ...visit, state: 'done' }, stamp)).toThrow('has since started or ended');
  });

  it('restores a canceled visit', () => {
    const visit = buildVisit({ state: 'dispatched' });
    const off = { ...visit, state: 'cancelled' as const };
    const [change] = inverse(action(changeBetween('v', visit, off))).changes;
    expect(change && carriedOut(change, off, stamp)?.state).toBe('dispatched');
  });

  it('goes back several steps and forward again, up to fifty', () => {
    const visit = buildVisit();
    const actions = Array.from({ length: 60 }, (_, index) => ({
      ...action(changeBetween(`v${index}`, null, visit)),
      label: `${index}`,
    }));
    const history = actions.reduce(withAction, NO_HISTORY);
    expect(history.done).toHaveLength(50);
    const once = undoLatest(history);
    const twice = once && undoLatest(once.history);
    expect(twice?.action.label).toBe('58');
    expect(twice && redoLatest(twice.history)?.action).toEqual(actions[58]);
    expect(withAction(history, { label: 'nothing', changes: [] })).toBe(history);
    expect(undoLatest(NO_HISTORY)).toBeNull();
    expect(redoLatest(history)).toBeNull();
  });
});
