import { describe, expect, it } from 'vitest';
import { axisOf, hourMarks, hoursHolding, isOnAxis, minuteAt, msAt, shownHours, stretchOnAxis } from './axis';

const NEW_YORK = 'America/New_York';
const ms = (iso: string): number => Date.parse(iso);

describe('an axis of days', () => {
  const axis = axisOf(['2026-01-12', '2026-01-13'], { from: 7, to: 19 }, NEW_YORK);

  it('puts the shown hours of one day after those of the other', () => {
    expect(axis.minutes).toBe(24 * 60);
    expect(minuteAt(axis, ms('2026-01-12T15:00:00.000Z'))).toBe(3 * 60);
    expect(minuteAt(axis, ms('2026-01-13T12:30:00.000Z'))).toBe(12 * 60 + 30);
  });

  it('leads from a place back to its instant, at the seam to the later day', () => {
    expect(new Date(msAt(axis, 180)).toISOString()).toBe('2026-01-12T15:00:00.000Z');
    expect(new Date(msAt(axis, 720)).toISOString()).toBe('2026-01-13T12:00:00.000Z');
  });

  it('clips a night shift into both of its days, and leaves out what lies in hidden hours', () => {
    const night = { fromMs: ms('2026-01-12T23:00:00.000Z'), toMs: ms('2026-01-13T14:00:00.000Z') };
    expect(stretchOnAxis(axis, night)).toEqual({ fromMinute: 660, toMinute: 840 });
    expect(
      stretchOnAxis(axis, { fromMs: ms('2026-01-13T02:00:00.000Z'), toMs: ms('2026-01-13T05:00:00.000Z') }),
    ).toBeNull();
    expect(isOnAxis(axis, ms('2026-01-13T05:00:00.000Z'))).toBe(false);
  });
});

describe('folded hours', () => {
  const axis = axisOf(['2026-01-12'], { from: 7, to: 24 }, NEW_YORK, { from: 7, to: 19 });

  it('take the room of one, and leave the others as wide as they are', () => {
    expect(axis.minutes).toBe(12 * 60 + 60);
    expect(minuteAt(axis, ms('2026-01-12T15:00:00.000Z'))).toBe(3 * 60);
    // Half of the five hours from seven until midnight.
    expect(minuteAt(axis, ms('2026-01-13T02:30:00.000Z'))).toBe(12 * 60 + 30);
    expect(new Date(msAt(axis, 12 * 60 + 30)).toISOString()).toBe('2026-01-13T02:30:00.000Z');
  });

  it('are marked once, where they begin', () => {
    expect(
      hourMarks(axis)
        .map(({ label }) => label)
        .slice(-3),
    ).toEqual(['5 PM', '6 PM', '7 PM']);
  });

  it('are those far from anybody’s work', () => {
    const at = (from: string, to: string) => ({
      fromMs: ms(`2026-01-12T${from}:00.000Z`),
      toMs: ms(`2026-01-12T${to}:00.000Z`),
    });
    const usual = { from: 7, to: 18 };
    const hoursOf = (...visits: ReturnType<typeof at>[]) =>
      shownHours({ work: [at('13:00', '22:00')], visits }, NEW_YORK, usual);
    // Until half past seven: still the day.
    expect(hoursOf(at('23:00', '23:30'))).toEqual({ shown: { from: 7, to: 19 }, wide: { from: 7, to: 19 } });
    // From four in the morning.
    expect(hoursOf(at('09:00', '10:00'))).toEqual({ shown: { from: 4, to: 18 }, wide: { from: 5, to: 18 } });
  });
});

// Clocks: New York 2026-03-08 02:00 → 03:00 and 2026-11-01 02:00 → 01:00; London 2026-03-29; Lord Howe half an hour on
// 2026-04-05 (back) and 2026-10-04 (forward); Phoenix never.
describe.each([
  [NEW_YORK, '2026-03-08', 23, 2, '3 AM'],
  [NEW_YORK, '2026-11-01', 25, 2, '1 AM'],
  ['Europe/London', '2026-03-29', 23, 1, '2 AM'],
  ['America/Phoenix', '2026-03-08', 24, 2, '2 AM'],
  ['Australia/Lord_Howe', '2026-10-04', 23.5, 2, '2:30 AM'],
  ['Australia/Lord_Howe', '2026-04-05', 24.5, 2, '1:30 AM'],
])('a whole day in %s on %s', (timeZone, date, hours, index, label) => {
  it(`is ${hours} hours long, and names hour ${index} ${label}`, () => {
    const axis = axisOf([date], { from: 0, to: 24 }, timeZone);
    expect(axis.minutes).toBe(hours * 60);
    expect(hourMarks(axis)[index]?.label).toBe(label);
  });
});

describe('the shown hours', () => {
  const usual = { from: 7, to: 18 };
  const at = (from: string, to: string) => ({ fromMs: ms(`2026-01-12T${from}:00.000Z`), toMs: ms(to) });

  it('are widened to whole hours by early and late work', () => {
    expect(hoursHolding([at('10:45', '2026-01-12T23:10:00.000Z')], NEW_YORK, usual)).toEqual({ from: 5, to: 19 });
    expect(hoursHolding([], NEW_YORK, usual)).toEqual(usual);
  });

  it('are the whole day when work goes past midnight', () => {
    expect(hoursHolding([at('23:00', '2026-01-13T08:00:00.000Z')], NEW_YORK, usual)).toEqual({ from: 0, to: 24 });
  });
});
