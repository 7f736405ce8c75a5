import { describe, expect, it } from 'vitest';
import { durationOf } from './span';
import { clockSpan, daySpan, daysTouched, onDay, spanOnDay } from './wallClock';

const NEW_YORK = 'America/New_York';
// Clocks go forward on March 8, 2026, and back on November 1, 2026, at 2 AM; on Lord Howe by half an hour, back on
// April 5 and forward on October 4; in London on March 29 and October 25.

describe('days in a time zone', () => {
  it('have 23, 24 or 25 hours, or half hours on Lord Howe', () => {
    const hours = (date: string, zone: string) => durationOf(daySpan(date, zone)) / 60;
    expect(hours('2026-03-08', NEW_YORK)).toBe(23);
    expect(hours('2026-11-01', NEW_YORK)).toBe(25);
    expect(hours('2026-11-02', NEW_YORK)).toBe(24);
    expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
  });

  it('keep the local time and length of work moved to them', () => {
    const before = { startsAt: '2026-03-06T14:00:00.000Z', endsAt: '2026-03-06T16:00:00.000Z' };
    // 9 AM is five hours behind UTC on Friday, four on Monday.
    expect(spanOnDay(before, '2026-03-09', NEW_YORK)).toEqual({
      startsAt: '2026-03-09T13:00:00.000Z',
      endsAt: '2026-03-09T15:00:00.000Z',
    });
    expect(onDay('2026-10-30T13:00:00.000Z', '2026-11-02', NEW_YORK)).toBe('2026-11-02T14:00:00.000Z');
  });

  it('count a night shift’s elapsed time on both', () => {
    const night = clockSpan('2026-03-07', '22:00', '06:00', NEW_YORK);
    expect(daysTouched(night, NEW_YORK)).toEqual(['2026-03-07', '2026-03-08']);
    expect(durationOf(night)).toBe(7 * 60);
    expect(daysTouched(clockSpan('2026-05-15', '18:00', '00:00', NEW_YORK), NEW_YORK)).toEqual(['2026-05-15']);
  });
});
