import { expect, it } from 'vitest';
import { isAlike } from './isAlike';

it('compares shallow values by name, in any order', () => {
  expect(isAlike({ a: 1, b: Number.NaN }, { b: Number.NaN, a: 1 })).toBe(true);
  expect(isAlike({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe(false);
  expect(isAlike({ a: [1] }, { a: [1] })).toBe(false);
});

it('notices a name that only one of them has, either way', () => {
  const [less, more]: { a: number; b?: number | undefined }[] = [{ a: 1 }, { a: 1, b: 2 }];
  if (!less || !more) throw new Error('There are two');
  expect(isAlike(less, more)).toBe(false);
  expect(isAlike(more, less)).toBe(false);
  expect(isAlike({ ...less, b: undefined }, less)).toBe(false);
});
