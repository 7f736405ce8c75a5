import { afterEach, expect, it } from 'vitest';
import { openingInstantMs, realNowMs, setClockAhead } from './demoClock';

const RealDate = Date;
afterEach(() => void (globalThis.Date = RealDate));

it('opens mid-morning of the visitor’s day, in the company’s time zone', () => {
  // 11:30 PM for the visitor.
  const visitor = new Date(2026, 6, 4, 23, 30).getTime();

  expect(new Date(openingInstantMs(visitor, 'America/Los_Angeles')).toISOString()).toBe('2026-07-04T17:40:00.000Z');
});

it('shifts the clock for code that reads the current time, and nothing else', () => {
  const aheadMs = 86_400_000;
  setClockAhead(aheadMs);

  expect(Math.abs(Date.now() - realNowMs() - aheadMs)).toBeLessThan(1000);
  expect(Math.abs(new Date().getTime() - Date.now())).toBeLessThan(1000);
  expect(new Date('2026-01-01T00:00:00.000Z').toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 1) instanceof Date).toBe(true);
  expect(Date.UTC(2026, 0, 1)).toBe(RealDate.UTC(2026, 0, 1));
});
