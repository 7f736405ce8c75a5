import { describe, expect, it } from 'vitest';
import { calendarDay, clockTime, dayBounds, isPlaceZone, isTimeZone, nowIso } from './dates';

const HOUR = 3_600_000;
const hoursOf = ({ start, end }: { start: string; end: string }): number =>
  (Date.parse(end) - Date.parse(start) + 1) / HOUR;

/** Offsets and transition days as published in the IANA time zone database; days and bounds worked out by hand. */
const DAYS: [zone: string, at: string, start: string, end: string, hours: number][] = [
  ['America/New_York', '2026-07-04T15:00:00Z', '2026-07-04T04:00:00.000Z', '2026-07-05T03:59:59.999Z', 24],
  ['America/New_York', '2026-03-08T15:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z', 23],
  ['America/New_York', '2026-11-01T15:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z', 25],
  ['America/Los_Angeles', '2026-03-08T20:00:00Z', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z', 23],
  ['America/Los_Angeles', '2026-11-01T20:00:00Z', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z', 25],
  ['America/Phoenix', '2026-03-08T20:00:00Z', '2026-03-08T07:00:00.000Z', '2026-03-09T06:59:59.999Z', 24],
  ['America/Phoenix', '2026-11-01T20:00:00Z', '2026-11-01T07:00:00.000Z', '2026-11-02T06:59:59.999Z', 24],
  ['Australia/Sydney', '2026-04-05T02:00:00Z', '2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z', 25],
  ['Australia/Sydney', '2026-10-04T02:00:00Z', '2026-10-03T14:00:00.000Z', '2026-10-04T12:59:59.999Z', 23],
  ['Asia/Kolkata', '2026-06-01T20:00:00Z', '2026-06-01T18:30:00.000Z', '2026-06-02T18:29:59.999Z', 24],
  // Clocks go forward at midnight here, so that day has no 00:00.
  ['America/Santiago', '2026-09-05T15:00:00Z', '2026-09-05T04:00:00.000Z', '2026-09-06T03:59:59.999Z', 24],
  ['America/Santiago', '2026-09-06T15:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z', 23],
];

describe('dayBounds', () => {
  it.each(DAYS)('in %s are, for the day of %s, %s to %s (%i h)', (zone, at, start, end, hours) => {
    const bounds = dayBounds(zone, new Date(at));
    expect(bounds).toEqual({ start, end });
    expect(hoursOf(bounds)).toBe(hours);
  });

  it('assigns the first and last millisecond to the day, and the next to the next', () => {
    const { start, end } = dayBounds('America/New_York', new Date('2026-11-01T15:00:00Z'));
    expect(dayBounds('America/New_York', new Date(start)).start).toBe(start);
    expect(dayBounds('America/New_York', new Date(end)).start).toBe(start);
    expect(dayBounds('America/New_York', new Date(Date.parse(end) + 1)).start).toBe('2026-11-02T05:00:00.000Z');
  });

  it('uses the company’s day, not the device’s: one instant, two days in two zones', () => {
    const at = new Date('2026-06-02T03:00:00Z');
    expect(dayBounds('America/New_York', at).start).toBe('2026-06-01T04:00:00.000Z');
    expect(dayBounds('Australia/Sydney', at).start).toBe('2026-06-01T14:00:00.000Z');
  });
});

/** Times around each clock change in 2026, including odd minutes; Kathmandu is always three quarters of an hour off. */
const CHANGES: [zone: string, around: string][] = [
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['Asia/Kathmandu', '2026-06-01T18:15:00Z'],
];

describe('calendarDay and clockTime', () => {
  it.each(CHANGES)('in %s match the runtime’s clock around %s', (zone, around) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    for (let minutes = -200; minutes <= 200; minutes += 1) {
      const at = new Date(Date.parse(around) + minutes * 60_000 + 59_999);
      expect(`${calendarDay(zone, at)} ${clockTime(zone, at)}`).toBe(clock.format(at));
    }
  });

  it('support days before 1970', () => {
    expect(calendarDay('UTC', new Date('1899-12-31T23:59:59Z'))).toBe('1899-12-31');
    expect(clockTime('America/New_York', new Date('1955-07-01T16:00:00Z'))).toBe('12:00');
  });
});

describe('isTimeZone', () => {
  it('accepts only IANA names', () => {
    expect(isTimeZone('America/Phoenix')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

describe('isPlaceZone', () => {
  it('excludes zones without places', () => {
    for (const zone of ['America/Phoenix', 'UTC', 'Pacific/Kiritimati']) expect(isPlaceZone(zone), zone).toBe(true);
    for (const zone of ['Etc/GMT+9', 'etc/gmt-14', '+14:00', '-09:30', 'Mars/Olympus', 'x', ''])
      expect(isPlaceZone(zone), zone).toBe(false);
  });
});

describe('an unknown time zone', () => {
  it('is treated as UTC, without throwing', () => {
    const at = new Date('2026-11-28T16:00:00.000Z');
    expect(calendarDay('x', at)).toBe('2026-11-28');
    expect(clockTime('Not/AZone', at)).toBe('16:00');
    expect(dayBounds('x', at).start).toBe('2026-11-28T00:00:00.000Z');
  });
});

describe('nowIso', () => {
  it('is a UTC instant with milliseconds', () => {
    expect(nowIso()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
