import { describe, expect, it } from 'vitest';
import { line, requiredLine, text } from './schema';

describe('what people write', () => {
  it('is stored without characters that nobody sees', () => {
    expect(line(80).parse('  a\u0000b\u202Ec ')).toBe('abc');
    expect(text(80).parse('a\u0000\nb\u202E\tc')).toBe('a\nb\tc');
  });

  it('is one line where one line is asked for', () => expect(line(80).parse('Ada\r\nLovelace')).toBe('Ada Lovelace'));

  it('is not there when nothing else was written', () =>
    expect(requiredLine(80, 'Enter a name').safeParse('\u0000\u202E ').success).toBe(false));
});
