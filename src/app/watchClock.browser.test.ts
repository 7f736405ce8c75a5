import { afterEach, expect, it, vi } from 'vitest';
import { readServerClock } from '@/data/serverClock';
import { setClockAhead } from '@/lib/clock';
import { nowIso } from '@/lib/dates';
import { clockWords } from './watchClock';

afterEach(() => {
  setClockAhead(0);
  vi.unstubAllGlobals();
});

it.each([10, -180])('writes the server’s time on a device whose clock is off by %d minutes', async (minutes) => {
  const server = Date.now() - minutes * 60_000;
  const answer = { headers: new Headers({ date: new Date(server).toUTCString() }) };
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const ahead = await readServerClock();
  expect(Math.abs(ahead - minutes * 60_000)).toBeLessThan(3000);
  expect(Math.abs(Date.parse(nowIso()) - server)).toBeLessThan(5000);
});

it('says how far off the clock is, if by two minutes or more', () => {
  expect(clockWords(600_000)).toMatch(/clock is 10 minutes ahead/);
  expect(clockWords(-3 * 3_600_000)).toMatch(/clock is 3 hours behind/);
  expect(clockWords(24 * 3_600_000)).toMatch(/24 hours ahead/);
  expect(clockWords(90_000)).toBe('');
});
