import { expect, it } from 'vitest';
import { truncate } from './truncate';

it('cuts at the limit, says so, and splits no character', () => {
  expect(truncate('abcde', 5)).toBe('abcde');
  expect(truncate('abcdef', 5)).toBe('abcd…');
  expect(truncate('🔧🔧🔧', 2)).toBe('🔧…');
});
