import { expect, it } from 'vitest';
import { truncate } from './truncate';

it('cuts at the limit with a mark, without splitting characters', () => {
  expect(truncate('abcde', 5)).toBe('abcde');
  expect(truncate('abcdef', 5)).toBe('abcd…');
  expect(truncate('🔧🔧🔧', 2)).toBe('🔧…');
});
