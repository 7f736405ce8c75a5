import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visit } from '@/testing/schedulingWorld';
import { extended } from '../extendSeries';
import { scheduleEntrySchema } from '../schema';
import { changeSeries, monthlyChoices, repeatDays, repeatedVisits } from './repeat';

const first = visit('1', '08:00', '09:30', { seriesId: 's', seriesDate: '2026-01-12' });
const wish = { unit: 'week', every: 2, until: '2026-03-30' } as const;
const series = () => {
  let line = 0;
  const { later } = repeatedVisits(first, 's', {
    wish,
    isHoliday: () => false,
    stampFor: () => ({ id: `l${(line += 1)}`, at: '2026-01-10T12:00:00.000Z', by: 'bea' }),
  });
  return [first, ...later.map(({ id, entry }) => ({ ...entry, id }))];
};

it('repeats every two weeks before an end date, at the same local time across clock changes', () => {
  expect(repeatDays(first.placement, wish)).toEqual([
    '2026-01-26',
    '2026-02-09',
    '2026-02-23',
    '2026-03-09',
    '2026-03-23',
  ]);
  // Clocks went forward on March 8: 8 AM is an hour earlier in UTC.
  expect(series().map(({ placement }) => placement.startsAt.slice(5, 16))).toEqual([
    '01-12T13:00',
    '01-26T13:00',
    '02-09T13:00',
    '02-23T13:00',
    '03-09T12:00',
    '03-23T12:00',
  ]);
});

it('repeats monthly on the last day of shorter months, with an id per date', () => {
  const last = visit('2', '08:00', '09:00', {
    placement: { startsAt: '2026-01-31T13:00:00.000Z', endsAt: '2026-01-31T14:00:00.000Z' },
  });
  expect(repeatDays(last.placement, { unit: 'month', every: 1, until: '2026-04-01' })).toEqual([
    '2026-02-28',
    '2026-03-31',
  ]);
  expect(series()[1]).toMatchObject({ id: 's-2026-01-26', seriesId: 's', seriesDate: '2026-01-26', state: 'planned' });
});

it('moves this and later visits to another time and crew, except those moved by hand', () => {
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

const onDay = (date: string) =>
  visit('3', '08:00', '09:00', {
    placement: { startsAt: `${date}T13:00:00.000Z`, endsAt: `${date}T14:00:00.000Z` },
  }).placement;

it('repeats on the second Tuesday, the last Friday or the last day of each month', () => {
  const monthly = { unit: 'month', every: 1, until: '2026-06-01' } as const;
  expect(repeatDays(onDay('2026-01-13'), { ...monthly, monthly: 'weekday' })).toEqual([
    '2026-02-10',
    '2026-03-10',
    '2026-04-14',
    '2026-05-12',
  ]);
  expect(repeatDays(onDay('2026-01-30'), { ...monthly, monthly: 'last-weekday' })).toEqual([
    '2026-02-27',
    '2026-03-27',
    '2026-04-24',
    '2026-05-29',
  ]);
  // From April 30, but not on May 30.
  expect(repeatDays(onDay('2026-04-30'), { ...monthly, until: '2026-08-01', monthly: 'last-day' })).toEqual([
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
  ]);
  expect(monthlyChoices('2026-01-13').map(({ label }) => label)).toEqual([
    'the 13th',
    'the second Tuesday',
    'the last Tuesday',
    'the last day',
  ]);
  // A fifth Friday is offered as the last one, because not every month has five.
  expect(monthlyChoices('2026-01-30').map(({ label }) => label)).toEqual([
    'the 30th',
    'the last Friday',
    'the last day',
  ]);
});

it('agrees with JavaScript dates on weekday ordinals over five years', () => {
  const at = (date: string): Date => new Date(`${date}T00:00:00.000Z`);
  const dayAfter = (date: Date, days: number): Date =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days));
  const monthsOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1826 }),
      fc.constantFrom('weekday' as const, 'last-weekday' as const, 'last-day' as const),
      fc.integer({ min: 1, max: 6 }),
      (away, monthly, every) => {
        const begins = dayAfter(at('2026-01-01'), away);
        const date = begins.toISOString().slice(0, 10);
        if (!monthlyChoices(date).some(({ value }) => value === monthly)) return;
        const until = dayAfter(begins, 750).toISOString().slice(0, 10);
        const days = repeatDays(onDay(date), { unit: 'month', every, until, monthly }).map(at);
        expect(days.length).toBeGreaterThanOrEqual(Math.floor(24 / every) - 1);
        for (const [index, found] of days.entries()) {
          const isLastOf = (span: number): boolean => dayAfter(found, span).getUTCMonth() !== found.getUTCMonth();
          if (monthly === 'last-day') expect(isLastOf(1)).toBe(true);
          else expect(found.getUTCDay()).toBe(begins.getUTCDay());
          if (monthly === 'weekday') expect(Math.ceil(found.getUTCDate() / 7)).toBe(Math.ceil(begins.getUTCDate() / 7));
          if (monthly === 'last-weekday') expect(isLastOf(7)).toBe(true);
          const before = days[index - 1];
          if (before) expect(monthsOf(found) - monthsOf(before)).toBe(every);
        }
      },
    ),
  );
});

it('repeats at whole weeks of at least one, whatever was typed', () => {
  for (const every of [1.5, 1e-9, 0, -3, Number.NaN])
    expect(repeatDays(first.placement, { unit: 'week', every, until: '2026-02-10' })).toEqual(
      every === 1.5 ? ['2026-01-26', '2026-02-09'] : ['2026-01-19', '2026-01-26', '2026-02-02', '2026-02-09'],
    );
});

it('moves visits off holidays from the start, keeping the id of the original date', () => {
  const { later } = repeatedVisits(first, 's', {
    wish: { unit: 'week', every: 1, until: '2026-02-03' },
    isHoliday: (date) => date === '2026-01-19' || date === '2026-01-20',
    stampFor: () => ({ id: 'l', at: '2026-01-10T12:00:00.000Z', by: 'bea' }),
  });
  expect(later.map(({ id, entry }) => [id, entry.placement.startsAt.slice(0, 10)])).toEqual([
    ['s-2026-01-19', '2026-01-21'],
    ['s-2026-01-26', '2026-01-26'],
    ['s-2026-02-02', '2026-02-02'],
  ]);
});

it('stores the rule on the last visit, and the nightly run continues it', () => {
  const { later } = repeatedVisits({ ...first, placement: onDay('2026-01-13') }, 's', {
    wish: { unit: 'month', every: 1, until: '', monthly: 'weekday' },
    isHoliday: () => false,
    stampFor: () => ({ id: 'l', at: '2026-01-10T12:00:00.000Z', by: 'bea' }),
  });
  const last = later.at(-1);
  if (!last) throw new Error('There are visits');
  expect(last.entry.seriesRule).toBe('month 1 second-tue');
  expect(scheduleEntrySchema.shape.seriesRule.safeParse(last.entry.seriesRule).success).toBe(true);
  const tip = { ...last.entry, id: last.id };
  const { made } = extended(tip, {
    recent: [tip],
    today: last.entry.seriesDueOn,
    isHoliday: () => false,
    stampFor: () => ({ id: 'm', at: '2026-01-10T12:00:00.000Z', by: '' }),
  });
  expect(made.map(({ entry }) => entry.seriesDate)).toEqual(['2026-04-14']);
});
