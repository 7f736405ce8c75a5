import { expect, it } from 'vitest';
import { buildResource } from '@/testing/factories/resource';
import { dayOf, solved } from '@/testing/routingWorld';
import { ann, ben, visit } from '@/testing/schedulingWorld';
import { optimize } from '../optimize';
import { unitClashes } from './units';

const lift = buildResource({ id: 'lift', kind: 'machine', name: 'Lift' });
const crew = buildResource({ id: 'crew', kind: 'crew', name: 'Crew', technicianIds: ['ann'] });
const of = (technicianIds: string[], resourceIds: string[] = []) => ({ placement: { technicianIds, resourceIds } });
const resources = [lift, crew];

it('keeps visits sharing one machine at their times, and shortens the others’ drives', () => {
  const entries = (lifts: string[]) => [
    visit('30', '08:00', '09:00', of(['ann'], lifts)),
    visit('10', '09:30', '10:30', of(['ann'])),
    visit('40', '11:00', '12:00', of(['ann'])),
    visit('31', '12:30', '13:30', of(['ben'], lifts)),
  ];
  const movedOf = (lifts: string[]) =>
    solved(dayOf({ technicians: [ann, ben], resources, entries: entries(lifts) })).changes.map(
      ({ entry }) => entry.propertyId,
    );
  const free = movedOf([]);
  expect(free.some((id) => ['30', '31'].includes(id))).toBe(true);
  expect(movedOf(['crew']).toSorted()).toEqual(free.toSorted());
  expect(movedOf(['lift']).filter((id) => ['30', '31'].includes(id))).toEqual([]);
});

it('reports each pair of visits that would need one machine at once', () => {
  const first = visit('30', '08:00', '09:00', of(['ann'], ['lift']));
  const second = visit('31', '12:30', '13:30', of(['ben'], ['lift']));
  const { ground } = dayOf({ technicians: [ann, ben], resources, entries: [first, second] });
  const to = (startsAt: string, endsAt: string) => ({
    ...{ entry: second, technicianIds: ['ben'] },
    after: { ...second.placement, startsAt, endsAt },
  });
  const clash = { kind: 'resource-taken', name: 'Lift', visit: 'Visit 31', title: 'Visit 30' };
  const early = to('2026-01-12T13:30:00.000Z', '2026-01-12T14:30:00.000Z');
  expect(unitClashes([early], ground)).toEqual([expect.objectContaining(clash)]);
  expect(unitClashes([to('2026-01-12T14:00:00.000Z', '2026-01-12T15:00:00.000Z')], ground)).toEqual([]);
  // Both visits of a pair move, but the conflict is reported once.
  const stays = { entry: first, technicianIds: ['ann'], after: first.placement };
  expect(unitClashes([early, stays], ground)).toHaveLength(1);
});

const startsOf = (day: ReturnType<typeof dayOf>) => {
  const { plan, problem } = solved(day);
  const stops = plan.routes.flatMap((route) => route.stops.flatMap((stop) => ('visit' in stop ? [stop] : [])));
  return {
    ofVisit: new Map(stops.map((stop) => [problem.visits.get(stop.visit)?.entry.propertyId, stop])),
    plan,
    problem,
  };
};
const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

it('plans two unassigned visits with the same machine one after the other', () => {
  const entries = (lifts: string[]) => [
    visit('30', '08:00', '12:30', of([], lifts)),
    visit('31', '08:00', '12:30', of([], lifts)),
  ];
  const bothOf = (lifts: string[]) => {
    const { ofVisit } = startsOf(dayOf({ technicians: [ann, ben], resources, entries: entries(lifts) }));
    return [ofVisit.get('30'), ofVisit.get('31')];
  };
  const isAtOnce = (lifts: string[]) => {
    const [first, second] = bothOf(lifts);
    if (!first || !second) throw new Error('Both are planned');
    return overlaps(first, second);
  };
  expect(isAtOnce([])).toBe(true);
  expect(isAtOnce(['lift'])).toBe(false);
});

it('plans an unassigned visit when another visit does not use its machine', () => {
  const held = visit('30', '08:00', '12:00', of(['ben'], ['lift']));
  const open = visit('10', '08:00', '09:00', of([], ['lift']));
  const day = dayOf({ technicians: [ann, ben], resources, entries: [held, open] }, { technicianIds: ['ann'] });
  const { ofVisit, problem } = startsOf(day);
  // Until 12:00, the lift is with Ben, whose route isn't being planned.
  const until = (Date.parse(held.placement.endsAt) - problem.day.dayStartMs) / 1000;
  expect(ofVisit.get('10')?.start).toBeGreaterThanOrEqual(until);
});

it('leaves a visit unplanned with the reason if its machine is taken all day', () => {
  const held = visit('30', '07:00', '18:00', of(['ben'], ['lift']));
  const open = visit('10', '08:00', '09:00', of([], ['lift']));
  const day = dayOf({ technicians: [ann, ben], resources, entries: [held, open] }, { technicianIds: ['ann'] });
  const { problem, routeCase } = solved(day);
  const { unserved } = optimize(routeCase, { seed: 1, budget: { iterations: 100 } });
  expect(unserved.map(({ visit: id, reason }) => [problem.visits.get(id)?.entry.propertyId, reason])).toEqual([
    ['10', 'a vehicle or machine that it needs is taken at every time that fits'],
  ]);
});
