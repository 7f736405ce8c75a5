import { describe, expect, it } from 'vitest';
import { chatContent } from './chatContent';

describe('chatContent', () => {
  it('mentions no one', () => {
    for (const call of [
      '@everyone',
      '@Here',
      '@channel',
      '<@&123>',
      '<@123>',
      '<@!123>',
      '<#123>',
      '<!channel>',
      '<!subteam^S1>',
      '<<@1>',
    ]) {
      const content = chatContent(`Error: ${call}`);

      expect(content).not.toContain(call);
      expect(content.replaceAll('\u200b', '')).toBe(`Error: ${call}`);
      expect(content).not.toMatch(/@(everyone|here|channel|[&!\d])|<[@#!&]/i);
    }
  });

  it('leaves ordinary text alone', () => {
    expect(chatContent('a < b, at line 3\n  x => y & z')).toBe('a < b, at line 3\n  x => y & z');
  });

  it('contains no control characters except line breaks', () => {
    expect(chatContent('a\r\nb\u0000c\u001b[31md\u202ee')).toBe('a\nb c [31md e');
  });

  it('ends at 2000 characters without splitting a character', () => {
    expect(chatContent('x'.repeat(2_000))).toHaveLength(2_000);
    expect(chatContent('x'.repeat(2_001))).toBe(`${'x'.repeat(1_999)}…`);
    expect(chatContent(`${'x'.repeat(1_998)}🔧🔧`)).toBe(`${'x'.repeat(1_998)}…`);
  });
});
