import { expect, it } from 'vitest';
import { plainLine, plainText } from './plainText';

it('removes invisible characters, and keeps written text', () => {
  expect(plainText('a\u0000b\u202Ec\u2066d\u007F')).toBe('abcd');
  const written = 'Łukasz Nguyễn 李 😀 👨‍👩‍👧 עברית\n\tsecond line\r\n';
  expect(plainText(written)).toBe(written);
});

it('joins several lines into one', () => expect(plainLine('Ada\r\nLovelace\tSt.')).toBe('Ada Lovelace St.'));
