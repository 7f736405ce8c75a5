import { describe, expect, it } from 'vitest';
import { atClock, clockKind } from './atClock';

const NEW_YORK = 'America/New_York';
// Clocks go forward on March 8, 2026, and back on November 1, 2026, at 2 AM; on Lord Howe by half an hour, back on
// April 5 and forward on October 4; in London on March 29 and October 25.

describe('a local clock time', () => {
  it.each([
    ['2026-03-07', '02:30', NEW_YORK, 'once', '2026-03-07T07:30:00.000Z'],
    ['2026-03-08', '02:30', NEW_YORK, 'skipped', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', NEW_YORK, 'once', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '01:30', NEW_YORK, 'twice', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', NEW_YORK, 'once', '2026-11-01T07:00:00.000Z'],
    ['2026-03-29', '01:30', 'Europe/London', 'skipped', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', 'Europe/London', 'twice', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', 'twice', '2026-04-04T14:45:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', 'skipped', '2026-10-03T15:45:00.000Z'],
    ['2026-03-08', '02:30', 'America/Phoenix', 'once', '2026-03-08T09:30:00.000Z'],
    ['2026-05-15', '09:00', 'Asia/Kolkata', 'once', '2026-05-15T03:30:00.000Z'],
  ] as const)('of %s %s in %s occurs %s', (date, time, zone, kind, instant) => {
    expect([clockKind(date, time, zone), atClock(date, time, zone)]).toEqual([kind, instant]);
  });
});
