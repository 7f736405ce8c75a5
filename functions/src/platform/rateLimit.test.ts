import { expect, it } from 'vitest';
import { counted } from './rateLimit';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const seconds = (count: number): number => START + count * 1_000;

it('counts the calls of a minute from the first one, and refuses those above the limit', () => {
  const first = counted({ startedAt: 0, count: 0 }, START, 2);
  expect(first).toEqual({ startedAt: START, count: 1 });
  const second = counted({ startedAt: START, count: 1 }, seconds(30), 2);
  // The window doesn't move with the calls.
  expect(second).toEqual({ startedAt: START, count: 2 });
  expect(counted({ startedAt: START, count: 2 }, seconds(59), 2)).toBeNull();
});

it('starts counting again after a minute', () => {
  expect(counted({ startedAt: START, count: 2 }, seconds(60), 2)).toEqual({ startedAt: seconds(60), count: 1 });
});
