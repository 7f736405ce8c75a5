import { expect, it } from 'vitest';
import { ann, ask, at, ben, groundWith, visit } from '@/testing/schedulingWorld';
import { timesForAll } from './timesForAll';

const waiting = (id: string, minutes: number, days = 1) => {
  const { log: _log, ...content } = visit('10', '08:00', '09:00', { id, placement: { technicianIds: [] } });
  return { id, content, request: ask({ durationMinutes: minutes, days }) };
};
const timesOf = (...args: Parameters<typeof timesForAll>) =>
  [...timesForAll(...args)].map((offer) => offer && `${offer.technicianIds.join()} ${offer.startsAt.slice(8, 16)}`);

it('finds a time for each job as if the earlier ones were booked', () => {
  // The first is ten minutes from the base, so it starts at 8:15. The next is at the same place right after, with no drive.
  expect(timesOf([waiting('a', 120), waiting('b', 90), waiting('c', 60)], groundWith())).toEqual([
    'ann 12T13:15',
    'ann 12T15:15',
    'ann 12T16:45',
  ]);
});

it('continues with other people and days, and says what fits nowhere', () => {
  const long = ['a', 'b', 'c', 'd', 'e'].map((id) => waiting(id, 480, 2));
  expect(timesOf(long, groundWith({ technicians: [ann, ben] }))).toEqual([
    'ann 12T13:15',
    'ben 12T13:15',
    'ann 13T13:15',
    'ben 13T13:15',
    null,
  ]);
  // A visit that doesn't fit anywhere takes no time from the next one.
  const full = visit('10', '10:00', '16:30');
  expect(timesOf([waiting('a', 480), waiting('b', 60)], groundWith({ entries: [full] }))).toEqual([
    null,
    'ann 12T13:15',
  ]);
  expect(at('08:15')).toBe('2026-01-12T13:15:00.000Z');
});
