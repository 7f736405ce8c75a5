import { describe, expect, it } from 'vitest';
import { axisOf, hourMarks, hoursHolding, isOnAxis, minuteAt, msAt, shownHours, stretchOnAxis } from './axis';

const NEW_YORK = 'America/New_York';
const ms = (iso: string): number => Date.parse(iso);

describe('a multi-day time axis', () => {
  const axis = axisOf(['2026-01-12', '2026-01-13'], { from: 7, to: 19 }, NEW_YORK);

  it('puts one day’s shown hours after the previous day’s', () => {
    expect(axis.minutes).toBe(24 * 60);
    expect(minuteAt(axis, ms('2026-01-12T15:00:00.000Z'))).toBe(3 * 60);
    expect(minuteAt(axis, ms('2026-01-13T12:30:00.000Z'))).toBe(12 * 60 + 30);
  });

  it('converts a position to a time, using the later day at the boundary', () => {
    expect(new Date(msAt(axis, 180)).toISOString()).toBe('2026-01-12T15:00:00.000Z');
    expect(new Date(msAt(axis, 720)).toISOString()).toBe('2026-01-13T12:00:00.000Z');
  });

  it('clips a night shift to both days, and leaves out hidden hours', () => {
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

  it('take the width of one hour, without narrowing the others', () => {
    expect(axis.minutes).toBe(12 * 60 + 60);
    expect(minuteAt(axis, ms('2026-01-12T15:00:00.000Z'))).toBe(3 * 60);
    // Half of the five hours from 7 PM to midnight.
    expect(minuteAt(axis, ms('2026-01-13T02:30:00.000Z'))).toBe(12 * 60 + 30);
    expect(new Date(msAt(axis, 12 * 60 + 30)).toISOString()).toBe('2026-01-13T02:30:00.000Z');
  });

  it('are marked once, at their start', () => {
    expect(
      hourMarks(axis)
        .map(({ label }) => label)
        .slice(-3),
    ).toEqual(['5 PM', '6 PM', '7 PM']);
  });

  it('are those far from anyone’s work', () => {
    const at = (from: string, to: string) => ({
      fromMs: ms(`2026-01-12T${from}:00.000Z`),
      toMs: ms(`2026-01-12T${to}:00.000Z`),
    });
    const usual = { from: 7, to: 18 };
    const hoursOf = (...visits: ReturnType<typeof at>[]) =>
      shownHours({ work: [at('13:00', '22:00')], visits }, NEW_YORK, usual);
    // Until 7:30 PM: still the day.
    expect(hoursOf(at('23:00', '23:30'))).toEqual({ shown: { from: 7, to: 19 }, wide: { from: 7, to: 19 } });
    // From 4 AM.
    expect(hoursOf(at('09:00', '10:00'))).toEqual({ shown: { from: 4, to: 18 }, wide: { from: 5, to: 18 } });
  });
});

// Clock changes: New York 2026-03-08 02:00 → 03:00 and 2026-11-01 02:00 → 01:00; London 2026-03-29; Lord Howe by half an hour on
// 2026-04-05 (back) and 2026-10-04 (forward); Phoenix never.
describe.each([
  [NEW_YORK, '2026-03-08', 23, 2, '3 AM'],
  [NEW_YORK, '2026-11-01', 25, 2, '1 AM'],
  ['Europe/London', '2026-03-29', 23, 1, '2 AM'],
  ['America/Phoenix', '2026-03-08', 24, 2, '2 AM'],
  ['Australia/Lord_Howe', '2026-10-04', 23.5, 2, '2:30 AM'],
  ['Australia/Lord_Howe', '2026-04-05', 24.5, 2, '1:30 AM'],
])('a whole day in %s on %s', (timeZone, date, hours, index, label) => {
  it(`is ${hours} hours long, with hour ${index} named ${label}`, () => {
    const axis = axisOf([date], { from: 0, to: 24 }, timeZone);
    expect(axis.minutes).toBe(hours * 60);
    expect(hourMarks(axis)[index]?.label).toBe(label);
  });
});

describe('the board’s shown hours', () => {
  const usual = { from: 7, to: 18 };
  const at = (from: string, to: string) => ({ fromMs: ms(`2026-01-12T${from}:00.000Z`), toMs: ms(to) });

  it('expand to whole hours for early and late work', () => {
    expect(hoursHolding([at('10:45', '2026-01-12T23:10:00.000Z')], NEW_YORK, usual)).toEqual({ from: 5, to: 19 });
    expect(hoursHolding([], NEW_YORK, usual)).toEqual(usual);
  });

  it('cover the whole day if work goes past midnight', () => {
    expect(hoursHolding([at('23:00', '2026-01-13T08:00:00.000Z')], NEW_YORK, usual)).toEqual({ from: 0, to: 24 });
  });
});
