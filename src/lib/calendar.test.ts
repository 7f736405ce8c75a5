import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays, addDaysToInstant, daysBetween } from './calendar';
import { calendarDay, dayAway } from './dates';

const ZONES = ['America/New_York', 'America/Phoenix', 'Australia/Sydney', 'Asia/Kolkata'];
const YEAR_END = Date.parse('2027-12-31T23:59:59Z');

describe('calendar days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    // Days on which clocks change somewhere are ordinary days.
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
  ])('%s plus %i days is %s', (date, days, other) => {
    expect(addCalendarDays(date, days)).toBe(other);
    expect(daysBetween(date, other)).toBe(days);
  });

  it('added to an instant are 24 hours each', () => {
    expect(addDaysToInstant('2026-03-07T18:30:00.000Z', 14)).toBe('2026-03-21T18:30:00.000Z');
  });
});

describe('the day a number of days away', () => {
  it.each([
    // 23:30 and 00:30 near a clock change: 24 hours later is another day, or the same one again.
    ['America/New_York', '2026-03-08T04:30:00Z', 1, '2026-03-08'],
    ['America/New_York', '2026-03-07T05:30:00Z', 2, '2026-03-09'],
    ['America/New_York', '2026-11-01T04:30:00Z', 1, '2026-11-02'],
    ['America/New_York', '2026-11-03T04:30:00Z', -1, '2026-11-01'],
    ['Australia/Sydney', '2026-04-04T13:30:00Z', 1, '2026-04-06'],
    ['Asia/Kolkata', '2026-06-01T20:00:00Z', -1, '2026-06-01'],
  ])('in %s from %s, %i days, is %s', (zone, at, days, day) => {
    expect(calendarDay(zone, dayAway(zone, new Date(at), days))).toBe(day);
  });

  it('matches the calendar in any zone at any time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: YEAR_END }),
        fc.integer({ min: -400, max: 400 }),
        (zone, ms, days) => {
          const at = new Date(ms);
          expect(calendarDay(zone, dayAway(zone, at, days))).toBe(addCalendarDays(calendarDay(zone, at), days));
        },
      ),
    );
  });
});
