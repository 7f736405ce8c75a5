import { expect, it } from 'vitest';
import { isolated } from './isolated';

it('keeps a name that is written from right to left apart from what follows, and leaves all others as they are', () => {
  expect(isolated('ליאת כהן')).toBe('\u2068ליאת כהן\u2069');
  expect(isolated('ليلى حدّاد')).toBe('\u2068ليلى حدّاد\u2069');
  expect(isolated('Łukasz Ørsted')).toBe('Łukasz Ørsted');
});
