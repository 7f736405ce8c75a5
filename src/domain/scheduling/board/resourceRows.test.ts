import { expect, it } from 'vitest';
import { resourceRow } from '@/domain/resource/onVisit';
import { buildResource } from '@/testing/factories/resource';
import { ann, ask, at, ben, clocks, context, groundWith, person, refused, visit } from '@/testing/schedulingWorld';
import { placementWarnings, severityOf } from '../warnings';
import { warningText } from '../warningText';
import type { KnownEntry } from '../ground';
import { axisOf } from './axis';
import { capacityOfRow, roomOfRow } from './rowRoom';
import { boardRows } from './rows';
import { setDown } from './target';
import { setDownOnDay } from './week';

const MONDAY = '2026-01-12';
const cid = person('cid');
const north = buildResource({ id: 'north', technicianIds: ['ann', 'ben'], leadId: 'ben' });
const digger = buildResource({ id: 'digger', kind: 'machine', name: 'Mini excavator', unitNumber: 'EX-3' });
const jetter = buildResource({ id: 'jetter', kind: 'machine', name: 'Jetter' });
const [NORTH, DIGGER, JETTER] = [north, digger, jetter].map(({ id }) => resourceRow(id)) as [string, string, string];
const world = (entries: readonly KnownEntry[] = []) =>
  groundWith({ technicians: [ann, ben, cid], resources: [north, digger, jetter], entries });
const { resourceOf } = world();
const drag = (from: string, to: string, { placement }: KnownEntry) => {
  const { technicianIds, resourceIds } = setDown(placement, { from, to, startsAt: placement.startsAt, resourceOf });
  return { technicianIds, resourceIds };
};
const byAnn = visit('5', '09:00', '10:00');
const byCrew = visit('6', '09:00', '10:00', {
  placement: { technicianIds: ['ben', 'ann', 'cid'], resourceIds: ['north', 'digger'] },
});

it('assigns a visit dragged to a crew to its members, lead first, and keeps its machine', () => {
  expect(drag('ann', NORTH, byAnn)).toEqual({ technicianIds: ['ben', 'ann'], resourceIds: ['north'] });
  expect(drag(NORTH, DIGGER, byCrew)).toEqual({
    technicianIds: ['ben', 'ann', 'cid'],
    resourceIds: ['north', 'digger'],
  });
});

it('removes the crew’s members when dragged out, but not people added separately', () => {
  expect(drag(NORTH, '', byCrew)).toEqual({ technicianIds: ['cid'], resourceIds: ['digger'] });
  expect(drag(NORTH, 'ann', byCrew)).toEqual({ technicianIds: ['cid', 'ann'], resourceIds: ['digger'] });
});

it('keeps the crew when one member is replaced, but not when the last one is', () => {
  expect(drag('ann', 'cid', byCrew).resourceIds).toEqual(['north', 'digger']);
  const last = { ...byCrew, placement: { ...byCrew.placement, technicianIds: ['ann'] } };
  expect(drag('ann', 'cid', last)).toEqual({ technicianIds: ['cid'], resourceIds: ['digger'] });
});

it('books, swaps and releases a machine by dragging', () => {
  expect(drag('ann', DIGGER, byAnn)).toEqual({ technicianIds: ['ann'], resourceIds: ['digger'] });
  expect(drag(DIGGER, JETTER, byCrew).resourceIds).toEqual(['north', 'jetter']);
  expect(drag(DIGGER, '', byCrew).resourceIds).toEqual(['north']);
});

it('shows crews above people and machines below, each with their bookings', () => {
  const ground = world([byAnn, byCrew]);
  const axis = axisOf([MONDAY], { from: 7, to: 19 }, 'America/New_York');
  const rows = boardRows(
    { technicians: [ann, ben], resources: [digger, north], entries: ground.entries, withCanceled: false },
    axis,
    ground,
  );
  expect(rows.map(({ technicianId, cards }) => [technicianId, cards.map(({ entry }) => entry.title)])).toEqual([
    ['', []],
    [NORTH, ['Visit 6']],
    ['ann', ['Visit 5', 'Visit 6']],
    ['ben', ['Visit 6']],
    [DIGGER, ['Visit 6']],
  ]);
});

it('counts a crew as free while all members are, and a machine while the company is open', () => {
  const ground = world([
    visit('1', '09:00', '11:00'),
    visit('2', '10:00', '12:00', { placement: { technicianIds: ['ben'] } }),
  ]);
  // Both work nine hours, from 8 to 5; at least one of them is busy from 9 to 12.
  expect(roomOfRow(NORTH, MONDAY, ground)).toBe(6 * 60);
  // Also available from 8 to 5, and booked for an hour.
  expect(roomOfRow(DIGGER, MONDAY, world([byCrew]))).toBe(8 * 60);
});

it('shows a crew that is off as off, whatever its members do', () => {
  const off = visit('off', '08:00', '17:00', { kind: 'time-off', placement: { technicianIds: ['ben'] } });
  const ground = world([byAnn, off]);
  expect(capacityOfRow(NORTH, [MONDAY], ground)).toEqual({ shift: 0, booked: 0, driving: 0 });
  expect(capacityOfRow(NORTH, [MONDAY], world([byAnn]))).toMatchObject({ shift: 9 * 60, booked: 60 });
  expect(capacityOfRow(NORTH, [MONDAY], world([byCrew, off]))).toMatchObject({ booked: 60 });
});

it('places a visit on a crew’s day when all members are free', () => {
  const ground = world([visit('1', '08:00', '12:00', { placement: { technicianIds: ['ben'] } })]);
  const aim = { from: '', to: NORTH, date: MONDAY, entryId: 'new', hasTime: true, place: '' };
  const loose = visit('9', '09:00', '10:00', { placement: { technicianIds: [] } });
  expect(setDownOnDay(loose.placement, aim, ground)).toMatchObject({
    technicianIds: ['ben', 'ann'],
    startsAt: at('12:00'),
  });
});

const said = (placement: Partial<KnownEntry['placement']>, entries: readonly KnownEntry[]) =>
  placementWarnings(
    {
      kind: 'visit',
      requiredSkills: [],
      propertyId: '5',
      placement: { ...byAnn.placement, ...placement },
      moved: byAnn,
    },
    world(entries),
  )
    .filter(({ kind }) => kind !== 'travel-unknown')
    .map((warning) => `${severityOf(warning)}: ${warningText(warning, context)}`);

it('names crew members who do not fit, and double bookings', () => {
  const bens = visit('5', '09:30', '10:30', { id: 'b', title: 'Boiler', placement: { technicianIds: ['ben'] } });
  expect(said({ technicianIds: ['ben', 'ann'], resourceIds: ['north'] }, [bens])).toEqual([
    'confirm: Ben has “Boiler” at 9:30 AM.',
  ]);
  expect(said({ technicianIds: ['ann'], resourceIds: ['north'] }, [])).toEqual([
    'note: Ben of North crew does not go along.',
  ]);
  expect(said({ resourceIds: ['digger'] }, [byCrew])).toContain(
    'confirm: Mini excavator (EX-3) is booked for “Visit 6” at 9 AM.',
  );
  expect(said({ resourceIds: ['jetter'] }, [byCrew])).not.toContain(expect.stringContaining('Jetter'));
});

it('finds a time when the machine is free too, only with the given crew', () => {
  const dug = visit('50', '08:00', '11:00', { placement: { technicianIds: ['cid'], resourceIds: ['digger'] } });
  // Cid drives past on the way home; Ann could be there at 8:15, but the excavator not before 11.
  expect(clocks(ask({ resourceIds: ['digger'], limit: 2 }), world([dug]))).toEqual(['cid 12T16:45', 'ann 12T16:00']);
  expect(clocks(ask({ onlyTechnicianIds: ['ben', 'ann'], crewSize: 2 }), world([dug]))).toEqual(['ann+ben 12T13:15']);
  const allDay = visit('50', '08:00', '17:00', { placement: { technicianIds: ['cid'], resourceIds: ['digger'] } });
  expect(refused(ask({ resourceIds: ['digger'] }), world([allDay]))).toContain(
    'Mini excavator (EX-3) is booked whenever Ann could start.',
  );
});
