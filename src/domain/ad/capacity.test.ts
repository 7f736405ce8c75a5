import { expect, it } from 'vitest';
import { at, groundWith, person, visit } from '@/testing/schedulingWorld';
import { capacityAhead, isForSkill } from './capacity';

const heat = person('heat', { skills: ['Heat pumps'] });
const drain = person('drain', { skills: ['Drains'] });
const technicians = [heat, drain];
const DAYS = ['2026-01-12', '2026-01-13'];
const booked = (technicianId: string, from: string, to: string, date: string) =>
  visit('', from, to, {
    id: `${technicianId} ${date} ${from}`,
    placement: { technicianIds: [technicianId], startsAt: at(from, date), endsAt: at(to, date) },
  });
const ahead = (entries: Parameters<typeof groundWith>[0] = {}) =>
  capacityAhead(DAYS, technicians, groundWith({ technicians, ...entries }));

it('suggests advertising the skills of people with free time', () => {
  const { whole, skills, suggestions, days } = ahead({
    entries: DAYS.map((date) => booked('drain', '08:00', '17:00', date)),
  });
  expect(whole).toMatchObject({ minutes: 4 * 540, freeMinutes: 2 * 540, load: 0.5, room: 'room' });
  expect(days.map(({ freeMinutes }) => freeMinutes)).toEqual([540, 540]);
  expect(skills).toMatchObject([
    { skill: 'Heat pumps', freeMinutes: 1080, room: 'room', people: 1 },
    { skill: 'Drains', freeMinutes: 0, room: 'full', people: 1 },
  ]);
  expect(suggestions).toEqual([
    { kind: 'advertise', skill: 'Heat pumps', freeMinutes: 1080 },
    { kind: 'stop', skill: 'Drains', freeMinutes: 0 },
  ]);
});

it('knows where the free people start their day', () => {
  const base = (city: string) => ({ street: '', unit: '', city, state: 'NC', postalCode: '', country: 'US' });
  const people = [
    person('heat', { homeBase: base('Asheville') }),
    person('drain', { homeBase: base('Hendersonville') }),
  ];
  const entries = [booked('heat', '08:00', '17:00', '2026-01-12')];
  expect(capacityAhead(DAYS, people, groundWith({ technicians: people, entries })).areas).toMatchObject([
    { area: 'Hendersonville', freeMinutes: 1080, people: 1 },
    { area: 'Asheville', freeMinutes: 540, people: 1 },
  ]);
});

it('says stop when the board is full, and nothing when no one works', () => {
  const entries = technicians.flatMap(({ id }) => DAYS.map((date) => booked(id, '08:00', '16:30', date)));
  expect(ahead({ entries }).suggestions).toEqual([{ kind: 'stop', skill: '', freeMinutes: 120 }]);
  expect(capacityAhead(DAYS, [], groundWith({ technicians: [] }))).toMatchObject({
    whole: { room: 'nobody', load: null },
    skills: [],
    suggestions: [],
  });
});

it('counts only the rest of today', () => {
  expect(ahead({ nowIso: at('13:00') }).whole).toMatchObject({ minutes: 2 * (240 + 540), load: 0 });
});

it('matches ads to skills by their words', () => {
  expect(isForSkill({ service: 'Heat pump installation' }, 'Heat pumps')).toBe(true);
  expect(isForSkill({ service: 'Furnace tune-up' }, 'Heat pumps')).toBe(false);
  expect(isForSkill({ service: '' }, 'Heat pumps')).toBe(false);
});
