import { describe, expect, it } from 'vitest';
import { checkMove, FIELD_TRANSITIONS, mayTakeBack, movesOf, VISIT_STATES, VISIT_TRANSITIONS } from './visitState';

const office = { isDispatcher: true, technicianId: '' };
const ann = { isDispatcher: false, technicianId: 'ann' };
const ben = { isDispatcher: false, technicianId: 'ben' };
const visit = (state: (typeof VISIT_STATES)[number]) => ({ state, technicianIds: ['ann'] });

describe('a visit', () => {
  it('goes from planned to done like a normal day', () => {
    const way = ['planned', 'confirmed', 'dispatched', 'en-route', 'on-site', 'paused', 'on-site', 'done'] as const;
    way.slice(1).forEach((to, index) => {
      expect(VISIT_TRANSITIONS[way[index] ?? 'planned']).toContain(to);
    });
  });

  it('can reach every state, and leave every state', () => {
    const reached = new Set(VISIT_STATES.flatMap((state) => VISIT_TRANSITIONS[state]));
    expect([...reached].toSorted()).toEqual([...VISIT_STATES].toSorted());
    for (const state of VISIT_STATES) expect(VISIT_TRANSITIONS[state].length).toBeGreaterThan(0);
  });

  it('lets the office undo each step', () => {
    for (const from of VISIT_STATES)
      for (const to of VISIT_TRANSITIONS[from]) expect(mayTakeBack(to, from), `${to} → ${from}`).toBe(true);
    expect(mayTakeBack('planned', 'done')).toBe(false);
  });
});

describe('moving a visit', () => {
  it('is limited for technicians to their own visits in the field', () => {
    expect(movesOf(visit('dispatched'), ann)).toEqual(['en-route', 'on-site']);
    expect(movesOf(visit('en-route'), ann)).toContain('dispatched');
    expect(movesOf(visit('dispatched'), ben)).toEqual([]);
    expect(movesOf(visit('cancelled'), ann)).toEqual([]);
    expect(movesOf(visit('planned'), { isDispatcher: false, technicianId: '' })).toEqual([]);
    for (const state of VISIT_STATES) {
      for (const to of FIELD_TRANSITIONS[state]) expect(VISIT_TRANSITIONS[state]).toContain(to);
      expect(FIELD_TRANSITIONS[state]).not.toContain('cancelled');
    }
  });

  it('is refused with a reason', () => {
    const move = (to: (typeof VISIT_STATES)[number], reason = '') => ({ to, reason });
    expect(() => checkMove(visit('planned'), move('done'), office)).toThrow(
      'A visit cannot go from “Planned” to “Done”.',
    );
    expect(() => checkMove(visit('planned'), move('cancelled', 'Sold the house'), ann)).toThrow('Only the office');
    expect(() => checkMove(visit('planned'), move('cancelled', ' '), office)).toThrow('Enter a reason');
    expect(() => checkMove(visit('planned'), move('cancelled', 'Sold the house'), office)).not.toThrow();
    expect(() => checkMove(visit('on-site'), move('done'), ben)).toThrow('a technician on this visit');
  });
});
