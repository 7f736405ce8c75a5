import { expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { dayOfStops, nextVisitStep, otherVisitSteps, stepBack, visitStepLabel } from './technicianDay';
import { VISIT_STATES, type VisitState } from './visitState';

const MINE = { isDispatcher: false, technicianId: 'technician-1' };
const at = (hour: number, state: VisitState) =>
  buildVisit({
    id: `${hour}-${state}`,
    state,
    placement: { startsAt: `2026-01-12T${hour}:00:00.000Z`, endsAt: `2026-01-12T${hour + 1}:00:00.000Z` },
  });
const ids = (stops: readonly { id: string }[]): string[] => stops.map(({ id }) => id);

it('orders the stops: the current one first, then the upcoming ones', () => {
  const day = dayOfStops([at(19, 'planned'), at(14, 'done'), at(15, 'paused'), at(17, 'on-site'), at(16, 'confirmed')]);
  expect(day.next?.id).toBe('17-on-site');
  expect(ids(day.open)).toEqual(['15-paused', '16-confirmed', '19-planned']);
  expect(ids(day.over)).toEqual(['14-done']);
  expect(dayOfStops([at(16, 'planned'), at(15, 'dispatched'), at(14, 'no-show')]).next?.id).toBe('15-dispatched');
  expect(dayOfStops([at(16, 'done')]).next).toBeUndefined();
  const held = dayOfStops([at(15, 'paused'), at(16, 'planned')], ({ state }) => state === 'paused');
  expect([held.next?.id, ...ids(held.open)]).toEqual(['16-planned', '15-paused']);
});

it('leads a visit from departure to done, with pauses and steps back', () => {
  const way: string[] = [];
  for (let state: VisitState | null = 'planned'; state;) {
    const next: VisitState | null = nextVisitStep(state);
    if (next) way.push(visitStepLabel(state, next));
    state = next;
  }
  expect(way).toEqual(['On my way', 'Start job', 'Finish job']);
  const others = (state: VisitState) =>
    otherVisitSteps({ state, technicianIds: ['technician-1'] }, MINE).map((to) => visitStepLabel(state, to));
  expect(others('planned')).toEqual(['Start job']);
  expect(others('en-route')).toEqual(['No one home', 'Not on my way']);
  expect(others('on-site')).toEqual(['Pause', 'No one home', 'Not on site yet']);
  expect(others('paused')).toEqual(['Finish job']);
  expect(others('done')).toEqual(['Reopen']);
  expect(others('cancelled')).toEqual([]);
});

it('offers no steps on other people’s visits', () => {
  for (const state of VISIT_STATES) expect(otherVisitSteps({ state, technicianIds: ['x'] }, MINE)).toEqual([]);
});

it('undoes an accidental step, or falls back to dispatched where a technician cannot go', () => {
  const visit = { state: 'planned', technicianIds: ['technician-1'] } as const;
  expect(stepBack(visit, 'en-route', MINE)).toBe('dispatched');
  expect(stepBack({ ...visit, state: 'on-site' }, 'done', MINE)).toBe('on-site');
  expect(stepBack({ ...visit, state: 'paused' }, 'done', MINE)).toBeNull();
});
