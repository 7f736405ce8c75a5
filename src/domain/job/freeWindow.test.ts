import { describe, expect, it } from 'vitest';
import { DEFAULT_BUSINESS_HOURS } from '../company/businessHours';
import { arrivalWindows, firstFreeWindow } from './freeWindow';

const ZONE = 'America/New_York';
const first = (from: string) => arrivalWindows(DEFAULT_BUSINESS_HOURS, from, ZONE)[0];

describe('arrivalWindows', () => {
  it('starts with today’s next window, in two-hour steps from opening', () => {
    // Monday, 10:12 in New York.
    expect(arrivalWindows(DEFAULT_BUSINESS_HOURS, '2026-01-12T15:12:00.000Z', ZONE).slice(0, 3)).toEqual([
      { start: '2026-01-12T17:00:00.000Z', end: '2026-01-12T19:00:00.000Z' },
      { start: '2026-01-12T19:00:00.000Z', end: '2026-01-12T21:00:00.000Z' },
      { start: '2026-01-13T13:00:00.000Z', end: '2026-01-13T15:00:00.000Z' },
    ]);
  });

  it('never offers a night or weekend', () => {
    const monday8to10 = { start: '2026-01-12T13:00:00.000Z', end: '2026-01-12T15:00:00.000Z' };
    // Sunday, 3:00 in the morning.
    expect(first('2026-01-11T08:00:00.000Z')).toEqual(monday8to10);
    // Friday, 15:00: the last window of the day has started.
    expect(first('2026-01-09T20:00:00.000Z')).toEqual(monday8to10);
  });

  it('keeps local time across a clock change', () => {
    // The Saturday before daylight saving time begins; Monday 8 AM is an hour earlier in UTC.
    expect(first('2026-03-07T17:00:00.000Z')?.start).toBe('2026-03-09T12:00:00.000Z');
  });

  it('offers a short day as one window, and none if the company is never open', () => {
    const { mon } = DEFAULT_BUSINESS_HOURS;
    const shut = { ...mon, isOpen: false };
    const closed = { mon: shut, tue: shut, wed: shut, thu: shut, fri: shut, sat: shut, sun: shut };
    const short = { ...closed, sat: { isOpen: true, opensAt: '09:00', closesAt: '10:30' } };
    expect(arrivalWindows(short, '2026-01-12T15:12:00.000Z', ZONE)[0]).toEqual({
      start: '2026-01-17T14:00:00.000Z',
      end: '2026-01-17T15:30:00.000Z',
    });
    expect(arrivalWindows(closed, '2026-01-12T15:12:00.000Z', ZONE)).toEqual([]);
  });
});

describe('firstFreeWindow', () => {
  const windows = arrivalWindows(DEFAULT_BUSINESS_HOURS, '2026-01-12T11:00:00.000Z', ZONE);
  const job = (scheduledTime: string, technicianIds: string[], progress = 'scheduled' as const) => ({
    scheduledTime,
    durationMinutes: 90,
    technicianIds,
    progress,
  });

  it('skips windows in which everyone is busy', () => {
    const booked = [
      // 8:00 to 9:30 and 9:30 to 11:00: the two fill 8–10, and one of them extends into 10–12.
      job('2026-01-12T13:00:00.000Z', ['earl']),
      job('2026-01-12T14:30:00.000Z', ['linh']),
      job('2026-01-12T16:00:00.000Z', []),
    ];
    expect(firstFreeWindow(windows, booked, 3)?.start).toBe('2026-01-12T13:00:00.000Z');
    expect(firstFreeWindow(windows, booked, 2)?.start).toBe('2026-01-12T17:00:00.000Z');
  });

  it('ignores canceled jobs and those without a time', () => {
    const booked = [{ ...job('2026-01-12T13:00:00.000Z', ['earl']), progress: 'cancelled' as const }];
    expect(firstFreeWindow(windows, booked, 1)?.start).toBe('2026-01-12T13:00:00.000Z');
  });

  it('returns the first window when all are full', () => {
    const booked = windows.map(({ start }) => ({ ...job(start, ['earl']), durationMinutes: 120 }));
    expect(firstFreeWindow(windows, booked, 1)).toEqual(windows[0]);
    expect(firstFreeWindow([], [], 1)).toBeNull();
  });
});

it('offers the company’s own windows within the day’s hours, or else two-hour ones', () => {
  const usual = [
    { id: 'b', from: '13:00', to: '17:00' },
    { id: 'a', from: '08:00', to: '12:00' },
    { id: 'late', from: '17:00', to: '20:00' },
  ];
  const offered = arrivalWindows(DEFAULT_BUSINESS_HOURS, '2026-01-12T11:00:00.000Z', ZONE, usual);
  expect(offered.slice(0, 3)).toEqual([
    { start: '2026-01-12T13:00:00.000Z', end: '2026-01-12T17:00:00.000Z' },
    { start: '2026-01-12T18:00:00.000Z', end: '2026-01-12T22:00:00.000Z' },
    { start: '2026-01-13T13:00:00.000Z', end: '2026-01-13T17:00:00.000Z' },
  ]);
  const [first] = arrivalWindows(DEFAULT_BUSINESS_HOURS, '2026-01-12T11:00:00.000Z', ZONE, usual.slice(2));
  expect(first).toEqual({ start: '2026-01-12T13:00:00.000Z', end: '2026-01-12T15:00:00.000Z' });
});
