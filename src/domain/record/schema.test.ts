import { describe, expect, it } from 'vitest';
import { line, requiredLine, text } from './schema';

describe('entered text', () => {
  it('is stored without invisible characters', () => {
    expect(line(80).parse('  a\u0000b\u202Ec ')).toBe('abc');
    expect(text(80).parse('a\u0000\nb\u202E\tc')).toBe('a\nb\tc');
  });

  it('is joined into one line where required', () => expect(line(80).parse('Ada\r\nLovelace')).toBe('Ada Lovelace'));

  it('is missing if only invisible characters were entered', () =>
    expect(requiredLine(80, 'Enter a name').safeParse('\u0000\u202E ').success).toBe(false));
});
