import { describe, expect, it } from 'vitest';
import { buildVisit } from '@/testing/factories/visit';
import { occurrenceDays, occurrencePlacement, rhythmSchema, seriesChange, type Rhythm } from './series';

const rhythm = (more: Partial<Rhythm> = {}): Rhythm => ({
  ...rhythmSchema.parse({
    unit: 'week',
    every: 1,
    startsOn: '2026-03-02',
    time: '09:00',
    durationMinutes: 60,
    timeZone: 'America/New_York',
  }),
  ...more,
});

describe('the days of a series', () => {
  it.each([
    ['each week', rhythm(), ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']],
    ['every other week', rhythm({ every: 2 }), ['2026-03-02', '2026-03-16', '2026-03-30']],
    [
      'every other week on Monday and Thursday, from a Thursday',
      rhythm({ every: 2, weekdays: ['thu', 'mon'], startsOn: '2026-03-05' }),
      ['2026-03-05', '2026-03-16', '2026-03-19', '2026-03-30'],
    ],
    ['until a day', rhythm({ until: '2026-03-16' }), ['2026-03-02', '2026-03-09']],
  ] as const)('are right for %s', (_name, series, days) => {
    expect(occurrenceDays(series, '2026-01-01', '2026-04-01')).toEqual(days);
  });

  it('on the 31st use the last day of shorter months, never skipping or overflowing', () => {
    const monthly = rhythm({ unit: 'month', monthDay: 31, startsOn: '2026-01-31' });
    expect(occurrenceDays(monthly, '2026-01-01', '2026-06-01')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    const halfYears = rhythm({ unit: 'month', every: 6, monthDay: 15, startsOn: '2026-03-02' });
    expect(occurrenceDays(halfYears, '2026-01-01', '2027-04-01')).toEqual(['2026-03-15', '2026-09-15', '2027-03-15']);
  });

  it('keep local time across clock changes', () => {
    expect(occurrencePlacement(rhythm(), '2026-03-02', ['ann'])).toMatchObject({
      startsAt: '2026-03-02T14:00:00.000Z',
      endsAt: '2026-03-02T15:00:00.000Z',
    });
    expect(occurrencePlacement(rhythm(), '2026-03-09', ['ann']).startsAt).toBe('2026-03-09T13:00:00.000Z');
    expect(occurrencePlacement(rhythm({ time: '02:30' }), '2026-03-08', []).startsAt).toBe('2026-03-08T07:30:00.000Z');
  });
});

describe('changing a series', () => {
  const series = rhythm();
  const occurrences = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'].map((seriesDate) =>
    buildVisit({ id: seriesDate, seriesDate, placement: occurrencePlacement(series, seriesDate, ['ann']) }),
  );
  const wanted = rhythm({ time: '13:00' });
  const movedIds = ({ moved }: ReturnType<typeof seriesChange>) => moved.map(({ id }) => id);

  it('changes only one visit with “this one”', () => {
    const change = seriesChange({ rhythm: series, occurrences }, { scope: 'this', date: '2026-03-09', wanted });
    expect(change).toMatchObject({ before: null, after: null, dropped: [], kept: [] });
    expect(change.moved).toMatchObject([
      { id: '2026-03-09', placement: { startsAt: '2026-03-09T17:00:00.000Z', technicianIds: ['ann'] } },
    ]);
  });

  it('ends the series and starts a new one with “this and later”', () => {
    const change = seriesChange(
      { rhythm: series, occurrences },
      { scope: 'this-and-later', date: '2026-03-16', wanted },
    );
    expect(change.before).toEqual({ ...series, until: '2026-03-16' });
    expect(change.after).toEqual({ ...wanted, startsOn: '2026-03-16' });
    expect(movedIds(change)).toEqual(['2026-03-16', '2026-03-23']);
  });

  it('moves everything not yet begun with “all”, except visits moved, locked, begun or over', () => {
    const [done, moved, locked, free] = occurrences;
    if (!done || !moved || !locked || !free) throw new Error('There are four');
    const touched = [
      { ...done, state: 'done' as const },
      { ...moved, placement: { ...moved.placement, startsAt: '2026-03-10T13:00:00.000Z' } },
      { ...locked, placement: { ...locked.placement, isLocked: true } },
      free,
    ];
    const change = seriesChange({ rhythm: series, occurrences: touched }, { scope: 'all', date: '2026-03-02', wanted });
    expect(movedIds(change)).toEqual(['2026-03-23']);
    expect(change.kept).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
    expect([change.before, change.after]).toEqual([null, wanted]);
  });

  it('drops the days that are no longer in the series', () => {
    const change = seriesChange(
      { rhythm: series, occurrences },
      { scope: 'all', date: '2026-03-02', wanted: rhythm({ every: 2 }) },
    );
    expect(movedIds(change)).toEqual(['2026-03-02', '2026-03-16']);
    expect(change.dropped).toEqual(['2026-03-09', '2026-03-23']);
  });
});
