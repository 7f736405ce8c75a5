import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCalendarDays } from '@/lib/calendar';
import { daysOffFault, daysOffOf, spanOfDaysOff, wholeDayOff } from './daysOff';

// Both clock changes are in each of these years; Lord Howe's is half an hour, and St. John's offset ends in half an hour.
const ZONES = ['America/New_York', 'America/Phoenix', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const anyDay = fc.integer({ min: 0, max: 1500 }).map((away) => addCalendarDays('2025-01-01', away));

it('covers whole local days for a week off across a clock change', () => {
  const week = { ...wholeDayOff('2026-03-05'), until: '2026-03-11' };
  expect(spanOfDaysOff(week, 'America/New_York')).toEqual({
    startsAt: '2026-03-05T05:00:00.000Z',
    endsAt: '2026-03-12T04:00:00.000Z',
  });
  expect(daysOffFault(week)).toBe('');
});

it('restores whole days and hours when edited', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), anyDay, fc.integer({ min: 0, max: 30 }), (zone, from, more) => {
      const whole = { ...wholeDayOff(from), until: addCalendarDays(from, more) };
      expect(daysOffOf(spanOfDaysOff(whole, zone), zone)).toEqual(whole);
      // An independent calendar: both ends are midnight in the time zone.
      for (const instant of Object.values(spanOfDaysOff(whole, zone)))
        expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(instant))).toBe(
          '00:00',
        );
      const hours = { ...whole, isAllDay: false, fromTime: '09:15', untilTime: '16:45' };
      expect(daysOffOf(spanOfDaysOff(hours, zone), zone)).toEqual(hours);
    }),
  );
});

it.each([
  [{ until: '2026-01-11' }, 'The last day is before the first'],
  [{ until: '2026-02-12' }, 'At most 31 days'],
  [{ until: '2026-02-11' }, ''],
  [{ until: '' }, 'Enter the first and the last day'],
  [{ isAllDay: false, untilTime: '08:00' }, 'It must end after it starts.'],
  [{ isAllDay: false, untilTime: '' }, 'Enter when it starts and ends'],
  [{ isAllDay: false, until: '2026-01-13', untilTime: '07:00' }, ''],
])('says for %o: “%s”', (changes, fault) => {
  expect(daysOffFault({ ...wholeDayOff('2026-01-12'), ...changes })).toBe(fault);
});
