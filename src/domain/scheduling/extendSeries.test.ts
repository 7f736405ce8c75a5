import { describe, expect, it } from 'vitest';
import { at, visit } from '@/testing/schedulingWorld';
import { extended, tipAt } from './extendSeries';
import type { KnownEntry } from './ground';

const WEEKLY = { unit: 'week', every: 1, monthDay: 12, monthWeekday: null, until: '' } as const;
let line = 0;
const stampFor = () => ({ id: `l${(line += 1)}`, at: '2026-01-10T12:00:00.000Z', by: '' });
/** An occurrence at 8 AM in New York on its day, unless someone moved it. */
const occurrence = (date: string, more: Partial<KnownEntry> = {}, startsAt = at('08:00', date)): KnownEntry => ({
  ...visit('1', '08:00', '09:30', {
    placement: { startsAt, endsAt: new Date(Date.parse(startsAt) + 5_400_000).toISOString() },
  }),
  id: `s-${date}`,
  seriesId: 's',
  seriesDate: date,
  ...more,
});
const last = occurrence('2026-01-26', tipAt('2026-01-26', WEEKLY));
const ask = (tip: KnownEntry, recent: KnownEntry[], more: Partial<Parameters<typeof extended>[1]> = {}) =>
  extended(tip, { recent, today: '2025-12-01', isHoliday: () => false, stampFor, ...more });

describe('an endless series', () => {
  it('is due when its next visit is within three months', () => {
    // Ninety days before February 2.
    expect(tipAt('2026-01-26', WEEKLY)).toEqual({ seriesRule: 'week 1 12', seriesDueOn: '2025-11-04' });
  });

  it.each(['week 0 12', 'month 0 12', 'month 1 0', 'year 1 1'])('ends on an invalid stored rule: %s', (seriesRule) => {
    expect(ask({ ...last, seriesRule }, [])).toEqual({ made: [], tip: { seriesRule: '', seriesDueOn: '' } });
  });

  it('extends to three months from today across a clock change, and moves the rule to its new last visit', () => {
    const { made, tip } = ask(last, [], { today: '2025-12-15' });
    expect(made.map(({ id }) => id.slice(2))).toEqual([
      ...['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
    ]);
    // Clocks went forward on March 8.
    expect(made.slice(-2).map(({ entry }) => entry.placement.startsAt.slice(5, 16))).toEqual([
      '03-02T13:00',
      '03-09T12:00',
    ]);
    expect(made.map(({ entry }) => entry.seriesRule)).toEqual(['', '', '', '', '', 'week 1 12']);
    expect(tip).toEqual({ seriesRule: '', seriesDueOn: '' });
    const next = made.at(-1);
    expect(next && ask({ ...next.entry, id: next.id }, [], { today: '2025-12-15' }).made).toEqual([]);
  });

  it('follows changes of “this and later”, but not of a single visit', () => {
    const changed = ['2026-01-12', '2026-01-19'].map((date) => occurrence(date, {}, at('14:00', date)));
    const { made } = ask({ ...last, placement: { ...last.placement, technicianIds: ['ben'] } }, changed, {
      today: '2025-11-05',
    });
    expect(made.map(({ entry }) => [entry.placement.startsAt, entry.placement.technicianIds])).toEqual([
      [at('14:00', '2026-02-02'), ['ann']],
    ]);
  });

  it('uses the next open day on a holiday, keeping its own date', () => {
    const { made } = ask(last, [], { today: '2025-11-05', isHoliday: (date) => date === '2026-02-02' });
    expect(made.map(({ id, entry }) => [id, entry.seriesDate, entry.placement.startsAt])).toEqual([
      ['s-2026-02-02', '2026-02-02', at('08:00', '2026-02-03')],
    ]);
  });
});

it('ends a series before its end date, and uses the last day of shorter months', () => {
  expect(tipAt('2026-01-26', { ...WEEKLY, until: '2026-02-02' })).toEqual({ seriesRule: '', seriesDueOn: '' });
  const rule = { unit: 'month', every: 1, monthDay: 31, monthWeekday: null, until: '2026-05-01' } as const;
  const monthly = occurrence('2026-01-31', tipAt('2026-01-31', rule));
  const { made } = ask(monthly, [], { today: '2026-02-01' });
  expect(made.map(({ entry }) => entry.seriesDate)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(made.at(-1)?.entry.seriesRule).toBe('');
});
