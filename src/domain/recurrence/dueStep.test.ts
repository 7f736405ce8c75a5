import { describe, expect, it } from 'vitest';
import { dueStep } from './dueStep';

describe('the next due step', () => {
  it.each([
    ['none before the first', [3, 7, 14], 2, null],
    ['on its day', [3, 7, 14], 3, 3],
    ['a day and two days late, because a run was missed', [3, 7, 14], 5, 3],
    ['not three days late', [3, 7, 14], 6, null],
    ['the later one of two that have come', [3, 4], 5, 4],
    ['in whatever order they are listed', [14, 3, 7], 7, 7],
    ['none long after the last, as when reminders were turned on late', [3, 7, 14], 90, null],
    ['none of none', [], 3, null],
  ] as const)('is right: %s', (_name, days, since, due) => {
    expect(dueStep(days, since, 2)).toBe(due);
  });
});
