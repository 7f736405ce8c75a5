import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atClock, clockKind } from '@/lib/atClock';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime } from '@/lib/dates';
import { WEEKDAYS } from '@/lib/weekdays';
import { nextAfter, occurrenceKey, occurrencesIn } from './occurrences';
import { RECURRENCE_UNITS, recurrenceSchema, WEEKS_OF_MONTH, type Recurrence } from './schema';

const rule = (fields: Partial<Recurrence>): Recurrence =>
  recurrenceSchema.parse({ unit: 'month', every: 1, startsOn: '2026-01-01', ...fields });

/** The first `count` days of a rule. */
const first = (fields: Partial<Recurrence>, count: number): string[] => {
  const wanted = rule(fields);
  return occurrencesIn(wanted, { from: wanted.startsOn, before: '2200-01-01' }, count);
};

// The days were taken from a printed calendar.
const TABLE: [name: string, fields: Partial<Recurrence>, days: string[]][] = [
  ['every third day', { unit: 'day', every: 3, startsOn: '2028-02-27' }, ['2028-02-27', '2028-03-01', '2028-03-04']],
  [
    'on the 31st, and back to it after shorter months',
    { monthDay: 31, startsOn: '2026-01-31' },
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
  ],
  [
    'on the 30th through a leap February',
    { monthDay: 30, startsOn: '2028-01-30' },
    ['2028-01-30', '2028-02-29', '2028-03-30'],
  ],
  [
    'on the last day, begun in the middle of a month',
    { monthDay: 31, startsOn: '2026-02-10' },
    ['2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  [
    'every quarter, from a day after this month’s',
    { every: 3, monthDay: 5, startsOn: '2026-11-10' },
    ['2027-02-05', '2027-05-05', '2027-08-05'],
  ],
  [
    'each year on February 29',
    { unit: 'year', monthDay: 29, startsOn: '2028-02-29' },
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  [
    'every four years on February 29, without one in 2100',
    { unit: 'year', every: 4, monthDay: 29, startsOn: '2096-02-29' },
    ['2096-02-29', '2100-02-28', '2104-02-29'],
  ],
  [
    'the second Tuesday',
    { monthWeekday: { week: 'second', weekday: 'tue' }, startsOn: '2026-09-01' },
    ['2026-09-08', '2026-10-13', '2026-11-10', '2026-12-08'],
  ],
  [
    'the first Sunday, also where the month begins with it',
    { monthWeekday: { week: 'first', weekday: 'sun' }, startsOn: '2026-10-01' },
    ['2026-10-04', '2026-11-01', '2026-12-06'],
  ],
  [
    'the last Friday, fourth or fifth',
    { monthWeekday: { week: 'last', weekday: 'fri' }, startsOn: '2026-10-01' },
    ['2026-10-30', '2026-11-27', '2026-12-25', '2027-01-29'],
  ],
  [
    'each year on the fourth Thursday of November',
    { unit: 'year', monthWeekday: { week: 'fourth', weekday: 'thu' }, startsOn: '2026-11-01' },
    ['2026-11-26', '2027-11-25', '2028-11-23'],
  ],
  [
    'every other week on Monday and Thursday, from a Thursday',
    { unit: 'week', every: 2, weekdays: ['thu', 'mon'], startsOn: '2026-03-05' },
    ['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'],
  ],
  [
    'every third week on the weekday it began, across a year',
    { unit: 'week', every: 3, startsOn: '2026-12-06' },
    ['2026-12-06', '2026-12-27', '2027-01-17'],
  ],
];

describe('a recurrence rule', () => {
  it.each(TABLE)('gives the right days: %s', (_name, fields, days) => {
    expect(first(fields, days.length)).toEqual(days);
  });

  it('starts on its first day, and stops on its end day', () => {
    const weekly = rule({ unit: 'week', startsOn: '2026-03-02', until: '2026-03-16' });
    expect(occurrencesIn(weekly, { from: '2020-01-01', before: '2030-01-01' })).toEqual(['2026-03-02', '2026-03-09']);
    expect(nextAfter(weekly, '2020-01-01')).toBe('2026-03-02');
    expect(nextAfter(weekly, '2026-03-09')).toBeNull();
    expect(nextAfter(rule({ monthDay: 31, startsOn: '2026-01-31' }), '2026-02-28')).toBe('2026-03-31');
  });

  it('works in a window between its weeks, or years after its start', () => {
    const everyOther = rule({ unit: 'week', every: 2, startsOn: '2026-03-02' });
    expect(occurrencesIn(everyOther, { from: '2026-03-10', before: '2026-03-31' })).toEqual([
      '2026-03-16',
      '2026-03-30',
    ]);
    expect(nextAfter(rule({ monthDay: 15, startsOn: '1990-01-15' }), '2026-11-15')).toBe('2026-12-15');
  });

  it('catches up in limited batches, oldest first, without gaps', () => {
    const daily = rule({ unit: 'day', startsOn: '2026-01-01' });
    const runs: string[][] = [];
    for (let from = '2026-01-01'; from < '2026-01-11'; from = addCalendarDays(runs.at(-1)?.at(-1) ?? from, 1))
      runs.push(occurrencesIn(daily, { from, before: '2026-01-11' }, 4));
    expect(runs.map(({ length }) => length)).toEqual([4, 4, 2]);
    expect(runs.flat()).toEqual(Array.from({ length: 10 }, (_, index) => addCalendarDays('2026-01-01', index)));
  });

  it('requires a whole interval, and throws for a stored zero instead of looping', () => {
    for (const unit of RECURRENCE_UNITS)
      for (const every of [0, -1, 0.5, Number.NaN])
        expect(() => nextAfter({ ...rule({ unit }), every }, '2026-02-01')).toThrow(RangeError);
    expect(recurrenceSchema.safeParse({ unit: 'week', every: 1.5, startsOn: '2026-01-01' }).success).toBe(false);
  });

  it('has one id per day', () => {
    expect(occurrenceKey('series-1', '2026-03-09')).toBe('series-1-2026-03-09');
    expect(occurrenceKey('x'.repeat(128), '2026-03-09')).toHaveLength(128);
  });
});

const DAY = 86_400_000;
const dayText = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: Date.UTC(2023, 0) / DAY, max: Date.UTC(2033, 0) / DAY });

const anyRule: fc.Arbitrary<Recurrence> = fc.record({
  unit: fc.constantFrom(...RECURRENCE_UNITS),
  every: fc.integer({ min: 1, max: 14 }),
  weekdays: fc.subarray([...WEEKDAYS]),
  monthDay: fc.integer({ min: 1, max: 31 }),
  monthWeekday: fc.option(
    fc.record({ week: fc.constantFrom(...WEEKS_OF_MONTH), weekday: fc.constantFrom(...WEEKDAYS) }),
  ),
  startsOn: anyDay.map(dayText),
  until: fc.oneof(fc.constant(''), anyDay.map(dayText)),
});

/** Whether a rule includes a day, determined from the day itself by JavaScript's calendar, with no code of ours. */
function comesOn({ unit, every, weekdays, monthDay, monthWeekday, startsOn, until }: Recurrence, day: string): boolean {
  if (day < startsOn || (until !== '' && day >= until)) return false;
  const [date, start] = [new Date(day), new Date(startsOn)];
  const weekday = (at: Date): (typeof WEEKDAYS)[number] | undefined => WEEKDAYS[(at.getUTCDay() + 6) % 7];
  const days = (date.getTime() - start.getTime()) / DAY;
  if (unit === 'day') return days % every === 0;
  if (unit === 'week') {
    const sinceMonday = (start.getUTCDay() + 6) % 7;
    const isItsWeek = Math.floor((days + sinceMonday) / 7) % every === 0;
    return isItsWeek && (weekdays.length > 0 ? weekdays : [weekday(start)]).includes(weekday(date));
  }
  const years = date.getUTCFullYear() - start.getUTCFullYear();
  const months = date.getUTCMonth() - start.getUTCMonth();
  const isItsMonth = unit === 'year' ? months === 0 && years % every === 0 : (years * 12 + months) % every === 0;
  if (!isItsMonth) return false;
  const dayOfMonth = date.getUTCDate();
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  if (!monthWeekday) return dayOfMonth === Math.min(monthDay, length);
  if (weekday(date) !== monthWeekday.weekday) return false;
  if (monthWeekday.week === 'last') return dayOfMonth > length - 7;
  return WEEKS_OF_MONTH[Math.floor((dayOfMonth - 1) / 7)] === monthWeekday.week;
}

describe('any recurrence rule', () => {
  it('matches a day-by-day calendar', () => {
    fc.assert(
      fc.property(anyRule, anyDay, fc.integer({ min: 0, max: 800 }), (any, from, length) => {
        const window = Array.from({ length }, (_, index) => dayText(from + index));
        expect(occurrencesIn(any, { from: dayText(from), before: dayText(from + length) })).toEqual(
          window.filter((day) => comesOn(any, day)),
        );
      }),
    );
  });

  it('gives the first following day as the next one', () => {
    fc.assert(
      fc.property(anyRule, anyDay, (any, from) => {
        const after = { from: dayText(from + 1), before: '2300-01-01' };
        expect(nextAfter(any, dayText(from))).toBe(occurrencesIn(any, after, 1)[0] ?? null);
      }),
    );
  });

  it('keeps local time and order in every time zone across clock changes', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyDay,
        fc.constantFrom('America/New_York', 'America/Phoenix', 'Europe/London', 'Australia/Lord_Howe'),
        fc.constantFrom('00:15', '01:30', '02:15', '02:45', '09:00', '23:45'),
        (any, from, zone, time) => {
          const days = occurrencesIn(any, { from: dayText(from), before: dayText(from + 400) }, 40);
          const instants = days.map((day) => atClock(day, time, zone));
          expect(instants).toEqual(instants.toSorted());
          for (const [index, instant] of instants.entries()) {
            const day = days[index] ?? '';
            expect(calendarDay(zone, new Date(instant))).toBe(day);
            if (clockKind(day, time, zone) !== 'skipped') expect(clockTime(zone, new Date(instant))).toBe(time);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
