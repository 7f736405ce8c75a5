import { expect, it } from 'vitest';
import { dueReminder } from './reminderDay';

it.each([
  [2, null],
  [3, 3],
  [5, 3],
  [6, null],
  [14, 14],
  [15, 14],
  [400, null],
  [-1, null],
])('%i days: %j', (daysSince, expected) => expect(dueReminder([3, 14, 30], daysSince)).toBe(expected));

it('takes the later of two that are both due', () => expect(dueReminder([3, 4], 5)).toBe(4));
