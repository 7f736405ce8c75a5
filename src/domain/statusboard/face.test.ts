import { describe, expect, it } from 'vitest';
import { at, groundWith, person, visit } from '@/testing/schedulingWorld';
import { boardDays } from './boardDays';
import { columnsOf, wallPages } from './columns';
import { boardFaceSchema, faceOf } from './face';
import { alertsOf } from './alerts';
import { freshnessOf } from './freshness';
import { townOf, withNames, withoutNames } from './naming';

const people = [
  person('ann', { lastName: 'Reed' }),
  person('ben'),
  person('cy', { workingHours: { ...person('cy').workingHours, mon: { isOff: true, start: '08:00', end: '17:00' } } }),
];
const entries = [
  visit('3', '14:00', '15:00', { title: 'Lovelace boiler', propertyAddress: '12 Elm St, Austin, TX 78701' }),
  visit('1', '08:00', '09:00', { state: 'done' }),
  visit('2', '09:00', '10:00', { placement: { technicianIds: [] } }),
  visit('4', '10:00', '11:00', { state: 'cancelled' }),
];
const ground = groundWith({ nowIso: at('09:30'), entries, technicians: people });
const alerts = alertsOf({ ground, emergencies: [] });
const named = faceOf(ground, alerts, withNames(ground.technicianOf));

describe('the board’s contents', () => {
  it('are today’s visits without canceled ones, and everyone working or assigned', () => {
    expect(named.cards.map(({ title, town, flag }) => [title, town, flag?.text ?? ''])).toEqual([
      ['Visit 1', '', ''],
      ['Visit 2', '', 'Unassigned'],
      ['Lovelace boiler', 'Austin', ''],
    ]);
    expect(named.people).toEqual([
      { id: 'ann', name: 'Ann Reed' },
      { id: 'ben', name: 'Ben' },
    ]);
  });

  it('hide names unless enabled: in titles, sentences and columns', () => {
    const face = faceOf(
      ground,
      alerts,
      withoutNames(ground.technicianOf, () => 'Maintenance'),
    );
    expect(boardFaceSchema.parse(face)).toEqual(face);
    expect(JSON.stringify(face)).not.toMatch(/Lovelace|Ann|Reed|Ben|Elm|78701/);
    expect(face.cards.at(-1)).toMatchObject({ title: 'Maintenance', customer: '', town: 'Austin' });
    expect(face.people.map(({ name }) => name)).toEqual(['AR', 'B']);
  });

  it('are grouped by state, or by technician with unassigned first', () => {
    const shown = (by: 'state' | 'technician') =>
      columnsOf(named, by).map(({ title, cards }) => `${title}: ${cards.map((card) => card.title).join(', ')}`);
    expect(shown('state')).toEqual([
      'Planned: Visit 2, Lovelace boiler',
      'Dispatched: ',
      'On the way: ',
      'On site: ',
      'Done: Visit 1',
    ]);
    expect(shown('technician')).toEqual(['Unassigned: Visit 2', 'Ann Reed: Lovelace boiler, Visit 1', 'Ben: ']);
  });

  it('are paged on a wall display when they do not fit', () => {
    const columns = columnsOf(named, 'state');
    const done = columns.map((column) =>
      column.isPast ? { ...column, cards: [...column.cards, ...column.cards] } : column,
    );
    const pages = wallPages(done, { columnsPerPage: 3, cardsPerColumn: 1 });
    const shown = (page: (typeof pages)[number]) =>
      page.columns.map(({ id, cards, total }) => `${id} ${total}: ${cards.map(({ title }) => title).join()}`);
    expect(pages.map(shown)).toEqual([
      ['planned 2: Visit 2', 'dispatched 0: ', 'en-route 0: '],
      ['planned 2: Lovelace boiler', 'dispatched 0: ', 'en-route 0: '],
      ['on-site 0: ', 'done 2: Visit 1'],
    ]);
    // Cards that fit stay next to those that don't.
    const people = wallPages(columnsOf(named, 'technician'), { columnsPerPage: 3, cardsPerColumn: 1 });
    expect(people.map(shown)[1]).toEqual([' 1: Visit 2', 'ann 2: Visit 1', 'ben 0: ']);
    expect(wallPages([], { columnsPerPage: 0, cardsPerColumn: 0 })).toEqual([{ columns: [] }]);
  });
});

it('extracts the town only when it cannot be the street', () => {
  expect(
    [
      '12 Elm St, Apt 4, Austin, TX 78701',
      'Austin, TX',
      'Elm St',
      '',
      '12 Elm St, Austin, TX, 78701',
      '12 Elm St, TX 78701',
    ].map(townOf),
  ).toEqual(['Austin', '', '', '', 'Austin', '']);
});

it('reads today and tomorrow in the company’s time zone, and yesterday at night', () => {
  expect(boardDays('America/New_York', new Date('2026-01-13T04:59:00.000Z'))).toEqual(['2026-01-12', '2026-01-13']);
  expect(boardDays('America/New_York', new Date('2026-01-13T05:00:00.000Z'))).toEqual([
    '2026-01-12',
    '2026-01-13',
    '2026-01-14',
  ]);
  expect(boardDays('Australia/Lord_Howe', new Date('2026-01-12T20:00:00.000Z'))).toEqual(['2026-01-13', '2026-01-14']);
});

it('is stale after two minutes offline, and hides forecasts after fifteen', () => {
  const after = (minutes: number) =>
    freshnessOf(at('09:00'), new Date(Date.parse(at('09:00')) + minutes * 60_000).toISOString());
  expect([0, 1, 2, 14, 15, 600].map(after)).toEqual(['live', 'live', 'stale', 'stale', 'blind', 'blind']);
  expect(freshnessOf('', at('09:00'))).toBe('live');
});
