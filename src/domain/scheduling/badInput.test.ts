import { describe, expect, it } from 'vitest';
import { ann, at, ask, ben, clocks, context, groundWith, person, refused, visit } from '@/testing/schedulingWorld';
import { isCalendarDay } from '@/lib/calendar';
import { axisOf, hoursHolding } from './board/axis';
import { boardRows } from './board/rows';
import { stretchOf, type KnownEntry } from './ground';
import { atClock } from '@/lib/atClock';
import { placementWarnings, severityOf, worstOf } from './warnings';
import { warningText } from './warningText';

const ZONE = 'America/New_York';
const DATE = '2026-01-12';
const judge = (entry: KnownEntry, ground = groundWith()) =>
  placementWarnings(
    { kind: 'visit', requiredSkills: [], propertyId: entry.propertyId, placement: entry.placement, moved: null },
    ground,
  );
const said = (entry: KnownEntry, ground = groundWith()): string[] =>
  judge(entry, ground).map((warning) => warningText(warning, context));
const boardOf = (entries: KnownEntry[], technicians = [ann, ben]) => {
  const ground = groundWith({ technicians, entries });
  const hours = hoursHolding(
    entries.map(({ placement }) => stretchOf(placement)),
    ZONE,
    { from: 7, to: 18 },
  );
  return boardRows({ technicians, entries, withCanceled: false }, axisOf([DATE], hours, ZONE), ground);
};

describe('invalid schedule data', () => {
  it.each([
    ['a window that ends before it begins', { windowStartsAt: at('12:00'), windowEndsAt: at('10:00') }],
    ['half a window', { windowStartsAt: at('12:00') }],
    ['no length at all', { endsAt: at('09:00') }],
    ['an end before the start', { endsAt: at('08:00') }],
  ])('with %s is never saved, but stays on the board', (_name, placement) => {
    const broken = visit('10', '09:00', '10:00', { placement });
    expect(worstOf(judge(broken))).toBe('forbidden');
    expect(boardOf([broken])[1]?.cards).toHaveLength(1);
  });

  it('lets a 24-hour visit cover its day as overtime, leaving no room', () => {
    const long = visit('10', '09:00', '10:00', { placement: { endsAt: at('09:00', '2026-01-13') } });
    expect(said(long)).toContain('It ends 16 h after Ann’s shift, which ends at 5 PM.');
    expect(boardOf([long])[1]?.cards[0]).toMatchObject({ fromMinute: 540 });
    expect(clocks(ask(), groundWith({ entries: [long] }))).toEqual([]);
    expect(refused(ask({ durationMinutes: 1440 }))).toHaveLength(1);
  });

  it('moves a skipped clock time later, and says so', () => {
    const startsAt = atClock('2026-03-08', '02:30', ZONE);
    const skipped = visit('10', '', '', { placement: { startsAt, endsAt: '2026-03-08T08:30:00.000Z' } });
    const typed = { date: '2026-03-08', time: '02:30' };
    const warnings = placementWarnings(
      { kind: 'visit', requiredSkills: [], propertyId: '10', placement: skipped.placement, moved: null, typed },
      groundWith(),
    );
    expect(warnings.map((warning) => warningText(warning, context))).toContain(
      'The clocks skip 2:30 AM on that day. It starts at 3:30 AM.',
    );
  });
});

it('rejects February 31', () => {
  expect(['2026-02-31', '2026-02-28', '2026-13-01', 'today'].map(isCalendarDay)).toEqual([false, true, false, false]);
});

it('shows visits of archived or deleted technicians in a row, with a note', () => {
  const old = person('old', { status: 'archived' });
  const [theirs, nobodys] = [
    visit('1', '09:00', '10:00', { placement: { technicianIds: ['old'] } }),
    visit('2', '11:00', '12:00', { placement: { technicianIds: ['deleted'] } }),
  ];
  const rows = boardOf([theirs, nobodys], [ann, old]);
  expect(rows.map(({ technicianId, cards }) => [technicianId, cards.length])).toEqual([
    ['', 1],
    ['ann', 0],
    ['old', 1],
  ]);
  expect(said(theirs, groundWith({ technicians: [ann, old], entries: [theirs] }))).toContain('Old is archived.');
});

it('handles five hundred visits without a location: shown, judged and planned around', () => {
  const crew = Array.from({ length: 50 }, (_, index) => person(`t${index}`));
  const entries = Array.from({ length: 500 }, (_, index) =>
    visit('', '08:00', '08:45', {
      id: `v${index}`,
      placement: {
        technicianIds: [`t${index % 50}`],
        startsAt: new Date(Date.parse(at('08:00')) + Math.floor(index / 50) * 2_700_000).toISOString(),
        endsAt: new Date(Date.parse(at('08:45')) + Math.floor(index / 50) * 2_700_000).toISOString(),
      },
    }),
  );
  const ground = groundWith({ technicians: crew, entries });
  const rows = boardOf(entries, crew);
  expect(rows.flatMap(({ cards }) => cards)).toHaveLength(500);
  expect(rows.flatMap(({ cards }) => cards).every(({ drive }) => drive === null)).toBe(true);
  const moved = visit('', '16:00', '16:30', { placement: { technicianIds: ['t1'] } });
  expect(judge(moved, ground).filter((warning) => severityOf(warning) !== 'note')).toEqual([]);
  expect(clocks(ask({ durationMinutes: 30 }), ground)).not.toEqual([]);
});
