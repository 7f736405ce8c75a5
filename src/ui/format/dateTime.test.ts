import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatRelative, formatShortDate, formatTimeRange, zoneName } from './dateTime';
import { parseDate } from './parseDate';
import { formatCount, formatDuration } from './quantities';
import { fromWallTime, toWallTime } from './wallTime';

const ZONES = ['America/Chicago', 'America/Phoenix', 'Asia/Kolkata', 'Pacific/Auckland'] as const;
const INSTANT = '2026-07-04T14:30:00.000Z';

describe('dates and times in four time zones', () => {
  it.each([
    ['America/Chicago', 'Jul 4, 2026, 9:30 AM', 'Jul 4, 2026', 'CDT'],
    ['America/Phoenix', 'Jul 4, 2026, 7:30 AM', 'Jul 4, 2026', 'MST'],
    ['Asia/Kolkata', 'Jul 4, 2026, 8:00 PM', 'Jul 4, 2026', 'GMT+5:30'],
    ['Pacific/Auckland', 'Jul 5, 2026, 2:30 AM', 'Jul 5, 2026', 'GMT+12'],
  ])('are formatted in %s', (zone, dateTime, date, name) => {
    expect(formatDateTime(INSTANT, zone)).toBe(dateTime);
    expect(formatDate(INSTANT, zone)).toBe(date);
    expect(zoneName(INSTANT, zone)).toBe(name);
  });

  it.each(ZONES)('in %s keep a calendar date the same day, and an empty value empty', (zone) => {
    expect(formatDate('2026-07-04', zone)).toBe('Jul 4, 2026');
    expect([
      formatDate('', zone),
      formatDateTime('', zone),
      formatTimeRange('', '', zone),
      formatRelative('', zone),
    ]).toEqual(['', '', '', '']);
  });

  it.each(ZONES)('in %s show the year in a list only if it is another one', (zone) => {
    const now = new Date(INSTANT);
    expect(formatShortDate('2026-02-01', zone, now)).toBe('Feb 1');
    expect(formatShortDate('2025-12-31', zone, now)).toBe('Dec 31, 2025');
    expect(formatShortDate('', zone, now)).toBe('');
  });

  it.each(ZONES)('in %s convert to wall time and back at any time of two years', (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 187 * 60 * 1000) {
      const wall = toWallTime(new Date(at).toISOString(), zone);
      expect(toWallTime(fromWallTime(wall, zone), zone)).toBe(wall);
    }
  });

  it.each([
    ['America/Chicago', 'yesterday'],
    ['Pacific/Auckland', '20 hours ago'],
  ])('in %s say "yesterday" by calendar days, not 24 hours', (zone, words) => {
    expect(formatRelative('2026-07-04T13:00:00.000Z', zone, new Date('2026-07-05T09:00:00.000Z'))).toBe(words);
  });
});

describe('wall time', () => {
  it.each([
    ['skipped in spring', '2026-03-08 02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
    ['twice in autumn', '2026-11-01 01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
    ['skipped in spring', '2026-09-27 02:30', 'Pacific/Auckland', '2026-09-26T14:30:00.000Z'],
    ['twice in autumn', '2026-04-05 02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
    ['without change', '2026-03-08 02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
    ['with a half-hour offset', '2026-03-08 02:30', 'Asia/Kolkata', '2026-03-07T21:00:00.000Z'],
  ])('is resolved when %s: %s in %s', (_case, wall, zone, iso) => {
    expect(fromWallTime(wall, zone)).toBe(iso);
  });

  it('keeps the second of two equal readings unless changed', () => {
    const second = '2026-11-01T07:30:00.000Z';
    expect(fromWallTime('2026-11-01 01:30', 'America/Chicago', second)).toBe(second);
  });
});

it.each([
  ['2026-07-04T14:00:00.000Z', '2026-07-04T16:00:00.000Z', 'Jul 4, 2026, 9:00 – 11:00 AM'],
  ['2026-07-04T16:00:00.000Z', '2026-07-04T18:00:00.000Z', 'Jul 4, 2026, 11:00 AM – 1:00 PM'],
  ['2026-07-05T03:00:00.000Z', '2026-07-05T06:00:00.000Z', 'Jul 4, 2026, 10:00 PM – Jul 5, 2026, 1:00 AM'],
  ['2026-07-04T14:00:00.000Z', '', 'Jul 4, 2026, 9:00 AM'],
])('shows a range’s day once if possible: %s to %s', (start, end, shown) => {
  expect(formatTimeRange(start, end, 'America/Chicago')).toBe(shown);
});

it.each([
  [0, 'just now'],
  [-5, '5 minutes ago'],
  [90, 'in 1 hour'],
  [3 * 24 * 60, 'in 3 days'],
  [-20 * 24 * 60, 'Jun 14, 2026'],
])('shows %d minutes from now as "%s"', (minutes, words) => {
  const now = new Date(INSTANT);
  expect(formatRelative(new Date(now.getTime() + minutes * 60_000).toISOString(), 'America/Chicago', now)).toBe(words);
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [90, '1 h 30 min'],
])('shows a duration of %d minutes as "%s"', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words);
});

it('pluralizes counts', () => {
  expect([formatCount(1, 'job'), formatCount(0, 'job'), formatCount(1204, 'property', 'properties')]).toEqual([
    '1 job',
    '0 jobs',
    '1,204 properties',
  ]);
});

it.each([
  ['2026-07-04', '2026-07-04'],
  ['7/4/2026', '2026-07-04'],
  ['7/4/26', '2026-07-04'],
  ['Jul 4, 2026', '2026-07-04'],
  ['july 4 2026', '2026-07-04'],
  ['2/30/2026', null],
  ['foo 4, 2026', null],
  ['7/4/202', null],
])('parses "%s" as %s', (typed, date) => {
  expect(parseDate(typed)).toBe(date);
});
