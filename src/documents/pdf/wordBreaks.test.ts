import { expect, it } from 'vitest';
import { lineCount } from './lineCount';
import { wordBreaks } from './wordBreaks';

it.each([
  ['CONDENSER-3.0T', 20, ['CONDENSER-3.0T']],
  [
    'office@blue-ridge-air.example.com',
    12,
    ['office@', '', 'blue-', '', 'ridge-', '', 'air.', '', 'example.', '', 'com'],
  ],
  ['$14,814,000.68/mo', 10, ['$14,814,000.68/', '', 'mo']],
  ['WWWW', 2, ['W', '', 'W', '', 'W', '', 'W']],
  ['e\u0301e\u0301', 1, ['e\u0301', '', 'e\u0301']],
  ['   ', 1, [' ', ' ', ' ']],
])('divides %s in a line of %i ems only where it must, and without a sign', (word, room, parts) => {
  expect(wordBreaks(word, room)).toEqual(parts);
});

it.each([
  ['', 0],
  ['one', 1],
  ['one\ntwo\n\nfour', 4],
  ['one two three four', 2],
  ['W'.repeat(39), 5],
])('a line of 100 pt makes %j so many lines at 12 pt: %i', (text, lines) => {
  expect(lineCount(text, 100, 12)).toBe(lines);
});
