import { expect, it } from 'vitest';
import { cutText } from './cutText';

it('leaves text that fits unchanged', () => {
  expect(cutText('No heat 🥶', 10)).toBe('No heat 🥶');
});

it('drops a character that does not fit as a whole', () => {
  expect(cutText('No heat 🥶', 9)).toBe('No heat ');
  expect(cutText('No heat 🥶 upstairs', 10)).toBe('No heat 🥶');
});
