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
])('breaks %s in a line of %i ems only where needed, without a hyphen', (word, room, parts) => {
  expect(wordBreaks(word, room)).toEqual(parts);
});

it.each([
  ['', 0],
  ['one', 1],
  ['one\ntwo\n\nfour', 4],
  ['one two three four', 2],
  ['W'.repeat(39), 5],
])('counts the lines at 100 pt width for %j at 12 pt: %i', (text, lines) => {
  expect(lineCount(text, 100, 12)).toBe(lines);
});
