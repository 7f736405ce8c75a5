import { expect, it } from 'vitest';
import { buildResource } from '@/testing/factories/resource';
import { dayOf, solved } from '@/testing/routingWorld';
import { ann, ben, visit } from '@/testing/schedulingWorld';
import { unitClashes } from './units';

const lift = buildResource({ id: 'lift', kind: 'machine', name: 'Lift' });
const crew = buildResource({ id: 'crew', kind: 'crew', name: 'Crew', technicianIds: ['ann'] });
const of = (technicianIds: string[], resourceIds: string[] = []) => ({ placement: { technicianIds, resourceIds } });
const resources = [lift, crew];

it('keeps visits that need one machine at their times, and shortens the drives of the others', () => {
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

it('says of a plan which machine two visits would need at once, each pair once', () => {
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
  // Both of a pair move: it is said once.
  const stays = { entry: first, technicianIds: ['ann'], after: first.placement };
  expect(unitClashes([early, stays], ground)).toHaveLength(1);
});
