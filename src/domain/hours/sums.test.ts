import { describe, expect, it } from 'vitest';
import { buildTimeEntry } from '@/testing/factories/hours';
import { buildVisit } from '@/testing/factories/visit';
import { EMPTY_ADDRESS } from '../contact/schema';
import { overtimeOf, overtimeWords } from './overtime';
import { hasChangedSince, hoursTable, sumsOf, weekOfPieces } from './sums';
import { piecesOf, spansOf } from './timeline';
import { visitTime } from './visitTime';
import { weekOf } from './week';

const inState = (state: string) => ({ address: { ...EMPTY_ADDRESS, state } });
const timeZone = 'America/New_York';
const daysOf = (entries: Parameters<typeof spansOf>[0], weekStartsOn: string) =>
  weekOfPieces(piecesOf(spansOf(entries, { nowIso: '2026-12-01T00:00:00.000Z', timeZone })), weekStartsOn, timeZone);
const work = (startsAt: string, endsAt: string) => buildTimeEntry({ startsAt, endsAt });
const breakOf = (startsAt: string, endsAt: string) =>
  buildTimeEntry({ kind: 'break', source: 'tap', startsAt, endsAt });

it('pays short breaks but not longer ones, and joins adjacent breaks', () => {
  const [monday] = daysOf(
    [
      work('2026-01-12T13:00:00.000Z', '2026-01-12T21:00:00.000Z'),
      breakOf('2026-01-12T15:00:00.000Z', '2026-01-12T15:20:00.000Z'),
      breakOf('2026-01-12T17:00:00.000Z', '2026-01-12T17:15:00.000Z'),
      breakOf('2026-01-12T17:15:00.000Z', '2026-01-12T17:30:00.000Z'),
    ],
    '2026-01-12',
  );
  // 8 h, minus 50 min of breaks, 20 of them paid.
  expect(monday).toMatchObject({ workMinutes: 430, breakMinutes: 50, paidMinutes: 450 });
});

it('counts the true length of a night with a clock change, split at midnight', () => {
  // November 1, 2026: clocks go back at 2 AM, so 11 PM to 2 AM is four hours.
  const days = daysOf([work('2026-11-01T03:00:00.000Z', '2026-11-01T07:00:00.000Z')], '2026-10-26');
  expect(days.map(({ date, paidMinutes }) => [date, paidMinutes]).slice(5)).toEqual([
    ['2026-10-31', 60],
    ['2026-11-01', 180],
  ]);
});

it('counts overtime beyond 40 hours per week, starting Monday in the company’s time zone', () => {
  const days = daysOf(
    ['12', '13', '14', '15', '16'].map((day) => work(`2026-01-${day}T13:00:00.000Z`, `2026-01-${day}T21:30:00.000Z`)),
    '2026-01-12',
  );
  expect(sumsOf(days)).toMatchObject({ paidMinutes: 2550 });
  const overtime = overtimeOf(days, inState('TX'));
  expect(overtime).toEqual({ overtimeMinutes: 150, doubleTimeMinutes: 0 });
  expect(weekOf('2026-01-19T04:59:00.000Z', timeZone)).toBe('2026-01-12');
  expect(weekOf('2026-01-19T05:00:00.000Z', timeZone)).toBe('2026-01-19');
  const table = hoursTable([{ name: 'Marcus Reed', status: 'Approved', days, overtime }]);
  expect(table[0]).toEqual(['Marcus Reed', '2026-01-12', 0, 8.5, 0, 0, 8.5, 0, 0, 'Approved']);
  expect(table.map((row) => row[7])).toEqual([0, 0, 0, 0, 2.5]);
});

it('pays recorded seconds, per day and in weekly overtime', () => {
  // Five days, each with six drives of 20 minutes and six jobs of an hour, the last two of each day 59 seconds longer: 2,409.83 minutes.
  const at = (day: string, seconds: number): string =>
    new Date(Date.parse(`2026-11-${day}T12:00:00.000Z`) + seconds * 1000).toISOString();
  const entries = ['23', '24', '25', '26', '27'].flatMap((day) => {
    let second = 0;
    return Array.from({ length: 6 }, (_, index) => {
      const lengths = { drive: 1200, work: 3600 + (index >= 4 ? 59 : 0) };
      return (['drive', 'work'] as const).map((kind) => {
        const startsAt = at(day, second);
        second += lengths[kind];
        return buildTimeEntry({ kind, startsAt, endsAt: at(day, second) });
      });
    }).flat();
  });
  const days = daysOf(entries, '2026-11-23');
  expect(sumsOf(days)).toMatchObject({ paidMinutes: 2410 });
  expect(overtimeOf(days, inState(''))).toMatchObject({ overtimeMinutes: 10 });
  for (const { driveMinutes, workMinutes, paidMinutes } of days.slice(0, 5)) {
    expect([driveMinutes, workMinutes]).toEqual([120, 362]);
    // The displayed parts add up.
    expect(driveMinutes + workMinutes).toBe(paidMinutes);
  }
  // A week approved when each part was rounded down hasn't changed because of it.
  const before = days.map((day) => ({
    ...day,
    workMinutes: Math.max(0, day.workMinutes - 1),
    paidMinutes: Math.max(0, day.paidMinutes - 2),
  }));
  expect(hasChangedSince({ state: 'approved', days: before }, days)).toBe(false);
});

it('treats a break over midnight as one, unpaid on both days at half an hour', () => {
  const night = (minutes: number) =>
    daysOf(
      [
        work('2026-01-13T03:00:00.000Z', '2026-01-13T08:00:00.000Z'),
        breakOf(
          '2026-01-13T04:50:00.000Z',
          new Date(Date.parse('2026-01-13T04:50:00.000Z') + minutes * 60_000).toISOString(),
        ),
      ],
      '2026-01-12',
    );
  // From 10 PM to 3 AM, with a break from 11:50 PM.
  expect(sumsOf(night(30))).toMatchObject({ workMinutes: 270, breakMinutes: 30, paidMinutes: 270 });
  expect(sumsOf(night(20))).toMatchObject({ workMinutes: 280, breakMinutes: 20, paidMinutes: 300 });
});

it('flags an approved week whose entries have changed', () => {
  const days = daysOf([work('2026-01-12T13:00:00.000Z', '2026-01-12T14:00:00.000Z')], '2026-01-12');
  expect(hasChangedSince({ state: 'approved', days }, days)).toBe(false);
  expect(hasChangedSince({ state: 'approved', days }, daysOf([], '2026-01-12'))).toBe(true);
  expect(hasChangedSince({ state: 'returned', days }, daysOf([], '2026-01-12'))).toBe(false);
});

it('derives a visit’s time from its steps, and keeps the time of people who left the crew', () => {
  const line = (id: string, state: 'en-route' | 'on-site' | 'done', at: string, technicianId = '') => ({
    id,
    kind: 'moved' as const,
    state,
    startsAt: '2026-01-12T16:00:00.000Z',
    at,
    by: 'user-1',
    technicianId,
    reason: '',
  });
  const visit = buildVisit({
    placement: { technicianIds: ['ann', 'bob'] },
    log: [
      line('a', 'en-route', '2026-01-12T15:40:00.000Z', 'gone'),
      // A device with a wrong clock.
      line('b', 'on-site', '2026-01-12T15:30:00.000Z', 'ann'),
      line('c', 'on-site', '2026-01-12T16:00:00.000Z', 'ann'),
    ],
  });
  expect(visitTime('v', visit)).toMatchObject([
    { id: 'v-b', technicianIds: ['ann', 'bob'], kind: 'work', endsAt: '2026-01-12T16:00:00.000Z' },
    { id: 'v-c', kind: 'work', endsAt: '' },
  ]);
  expect(visitTime('v', { ...visit, log: visit.log.slice(0, 1) })).toMatchObject([{ technicianIds: ['gone'] }]);
});

describe('state overtime law', () => {
  const longDay = daysOf(
    [
      work('2026-01-12T13:00:00.000Z', '2026-01-12T20:00:00.000Z'),
      work('2026-01-12T20:00:00.000Z', '2026-01-13T02:00:00.000Z'),
    ],
    '2026-01-12',
  );

  it('gives overtime and double time for a long day in California, but not in Texas', () => {
    expect(overtimeOf(longDay, inState('California'))).toEqual({ overtimeMinutes: 240, doubleTimeMinutes: 60 });
    expect(overtimeOf(longDay, inState('TX'))).toEqual({ overtimeMinutes: 0, doubleTimeMinutes: 0 });
  });

  it('is described, including what is unknown or not covered', () => {
    expect(overtimeWords(inState('CA'), '2026-01-12')).toMatch(/California: 1.5 times .* over 8 .* not legal advice/);
    expect(overtimeWords(inState('NV'), '2026-01-12')).toContain('Wages are not known here');
    expect(overtimeWords(inState('MT'), '2026-01-12')).toContain('The law of Montana has not been looked up.');
    expect(overtimeWords(inState(''), '2026-01-12')).toContain('names no state');
  });
});
