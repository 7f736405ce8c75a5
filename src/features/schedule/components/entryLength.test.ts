import { expect, it } from 'vitest';
import { lengthFault } from './entryLength';

it.each([
  [0, 'At least 5 min'],
  [4, 'At least 5 min'],
  [5, ''],
  [24 * 60, ''],
  [31 * 24 * 60, ''],
  [31 * 24 * 60 + 1, 'At most 31 days'],
])('for an entry of %i minutes says “%s”', (minutes, why) => {
  expect(lengthFault(minutes)).toBe(why);
});
