import { expect, it } from 'vitest';
import { isOnTheWay } from './onMyWay';

const setOut = { progress: 'scheduled', onMyWayAt: '2026-06-02T13:00:00.000Z' } as const;

it('somebody is on the way from when they said so until the job begins, for three hours at most', () => {
  expect(isOnTheWay(setOut, '2026-06-02T13:20:00.000Z')).toBe(true);
  expect(isOnTheWay(setOut, '2026-06-02T16:00:00.000Z')).toBe(false);
  expect(isOnTheWay({ ...setOut, progress: 'in-progress' }, '2026-06-02T13:20:00.000Z')).toBe(false);
  expect(isOnTheWay({ ...setOut, onMyWayAt: '' }, '2026-06-02T13:20:00.000Z')).toBe(false);
});
