import { expect, it } from 'vitest';
import { isOnTheWay } from './onMyWay';

const setOut = { progress: 'scheduled', onMyWayAt: '2026-06-02T13:00:00.000Z' } as const;

it('shows a technician on the way until the job begins, for at most three hours', () => {
  expect(isOnTheWay(setOut, '2026-06-02T13:20:00.000Z')).toBe(true);
  expect(isOnTheWay(setOut, '2026-06-02T16:00:00.000Z')).toBe(false);
  expect(isOnTheWay({ ...setOut, progress: 'in-progress' }, '2026-06-02T13:20:00.000Z')).toBe(false);
  expect(isOnTheWay({ ...setOut, onMyWayAt: '' }, '2026-06-02T13:20:00.000Z')).toBe(false);
});
