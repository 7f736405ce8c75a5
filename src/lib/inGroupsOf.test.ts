import { expect, it } from 'vitest';
import { inGroupsOf } from './inGroupsOf';

it('keeps the order, with the rest in a last group', () => {
  expect(inGroupsOf(2, ['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']]);
  expect(inGroupsOf(2, ['a', 'b'])).toEqual([['a', 'b']]);
  expect(inGroupsOf(2, [])).toEqual([]);
});
