import { expect, it } from 'vitest';
import { backoffMillis, isPassingStatus } from './backoff';

it.each([
  [0, 0.5, 1_000],
  [0, 0, 500],
  [0, 1, 1_500],
  [1, 0.5, 2_000],
  [5, 0.5, 32_000],
  [13, 0.5, 8_192_000],
  [14, 0.5, 14_400_000],
  [14, 1, 14_400_000],
  [14, 0, 7_200_000],
  [5_000, 0.5, 14_400_000],
])('waits after failure %i, with chance %f, for %i ms', (attempt, random, expected) => {
  expect(backoffMillis(attempt, random)).toBe(expected);
});

it('retries temporary errors', () => {
  expect([200, 400, 401, 404, 408, 409, 429, 499, 500, 503].filter(isPassingStatus)).toEqual([408, 429, 500, 503]);
});
