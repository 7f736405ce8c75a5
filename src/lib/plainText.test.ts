import { expect, it } from 'vitest';
import { plainLine, plainText } from './plainText';

it('takes out what nobody sees, and leaves what people write', () => {
  expect(plainText('a\u0000b\u202Ec\u2066d\u007F')).toBe('abcd');
  const written = 'Łukasz Nguyễn 李 😀 👨‍👩‍👧 עברית\n\tsecond line\r\n';
  expect(plainText(written)).toBe(written);
});

it('makes one line of several', () => expect(plainLine('Ada\r\nLovelace\tSt.')).toBe('Ada Lovelace St.'));
