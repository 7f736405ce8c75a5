import { expect, it } from 'vitest';
import { inGroupsOf } from './inGroupsOf';

it('keeps the order, and leaves what is over in a group of its own', () => {
  expect(inGroupsOf(2, ['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']]);
  expect(inGroupsOf(2, ['a', 'b'])).toEqual([['a', 'b']]);
  expect(inGroupsOf(2, [])).toEqual([]);
});
