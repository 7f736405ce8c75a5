import { expect, it } from 'vitest';
import { visit } from '@/testing/schedulingWorld';
import { changeSeries, repeatDays, repeatedVisits } from './repeat';

const first = visit('1', '08:00', '09:30', { seriesId: 's', seriesDate: '2026-01-12' });
const wish = { unit: 'week', every: 2, until: '2026-03-30' } as const;
const series = () => {
  let line = 0;
  const { later } = repeatedVisits(first, 's', {
    wish,
    stampFor: () => ({ id: `l${(line += 1)}`, at: '2026-01-10T12:00:00.000Z', by: 'bea' }),
  });
  return [first, ...later.map(({ id, entry }) => ({ ...entry, id }))];
};

it('comes again every two weeks before a day, at the same time of the clock, also after the clocks have changed', () => {
  expect(repeatDays(first.placement, wish)).toEqual([
    '2026-01-26',
    '2026-02-09',
    '2026-02-23',
    '2026-03-09',
    '2026-03-23',
  ]);
  // Clocks went forward on March 8: eight o'clock is an hour earlier in UTC.
  expect(series().map(({ placement }) => placement.startsAt.slice(5, 16))).toEqual([
    '01-12T13:00',
    '01-26T13:00',
    '02-09T13:00',
    '02-23T13:00',
    '03-09T12:00',
    '03-23T12:00',
  ]);
});

it('comes monthly on the last day where a month is shorter, and names each visit after its day', () => {
  const last = visit('2', '08:00', '09:00', {
    placement: { startsAt: '2026-01-31T13:00:00.000Z', endsAt: '2026-01-31T14:00:00.000Z' },
  });
  expect(repeatDays(last.placement, { unit: 'month', every: 1, until: '2026-04-01' })).toEqual([
    '2026-02-28',
    '2026-03-31',
  ]);
  expect(series()[1]).toMatchObject({ id: 's-2026-01-26', seriesId: 's', seriesDate: '2026-01-26', state: 'planned' });
});

it('moves this and later ones to another time and crew, and leaves what somebody moved by hand', () => {
  const [, second, third, ...rest] = series();
  if (!second || !third) throw new Error('The series has visits');
  const byHand = {
    ...third,
    placement: { ...third.placement, startsAt: '2026-02-09T15:00:00.000Z', endsAt: '2026-02-09T16:00:00.000Z' },
  };
  const wanted = {
    ...second.placement,
    startsAt: '2026-01-26T14:00:00.000Z',
    endsAt: '2026-01-26T15:00:00.000Z',
    technicianIds: ['ben'],
  };
  const change = changeSeries(second, wanted, {
    occurrences: [first, second, byHand, ...rest],
    scope: 'this-and-later',
  });
  expect(change.moved.map(({ id }) => id)).toEqual(['s-2026-01-26', 's-2026-02-23', 's-2026-03-09', 's-2026-03-23']);
  expect(change.moved.at(-1)?.placement).toMatchObject({
    startsAt: '2026-03-23T13:00:00.000Z',
    technicianIds: ['ben'],
  });
  expect(change.kept).toEqual([third.id]);
  expect(change.dropped).toEqual([]);
});
