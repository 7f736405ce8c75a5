import { expect, it } from 'vitest';
import { isolated } from './isolated';

it('isolates a right-to-left name from what follows, and leaves others alone', () => {
  expect(isolated('ליאת כהן')).toBe('\u2068ליאת כהן\u2069');
  expect(isolated('ليلى حدّاد')).toBe('\u2068ليلى حدّاد\u2069');
  expect(isolated('Łukasz Ørsted')).toBe('Łukasz Ørsted');
});
