import { describe, expect, it } from 'vitest';
import { cleanStream, cleanText, unsupportedNumbers } from './cleanText';

const isSource = (key: string): boolean => key === 's1';

describe('a model’s answer', () => {
  it.each([
    ['Ada [[s1]] and [[s2]].', 'Ada [[s1]] and .'],
    ['![a](https://evil.example/p.png) [pay now](https://evil.example)', 'a pay now'],
    ['See https://evil.example/x or www.evil.example.', 'See (link left out) or (link left out)'],
    ['Pay at evil.example/path?x=1 or xn--vil-iva.xn--p1ai/x now', 'Pay at (link left out) or (link left out) now'],
    ['8 a.m./9 a.m., 45/5 µF, and/or No.3/4', '8 a.m./9 a.m., 45/5 µF, and/or No.3/4'],
    ['<b>bold</b> <img src="x">', 'bold '],
    ['2 < 3, a [note], and **bold**', '2 < 3, a [note], and **bold**'],
  ])('is shown without links to other places: %s', (written, shown) => {
    expect(cleanText(written, isSource)).toBe(shown);
  });

  it('is the same when it arrives in pieces, wherever it is cut', () => {
    const written =
      'Ada [[s1]] owes [her bill](https://evil.example/a b) $5 <img src="https://evil.example/x y">; see ![x](http://e.example) or [[s2]] at http://evil.example/z now.';
    const whole = cleanText(written, isSource);
    for (let size = 1; size <= 40; size += 1) {
      const stream = cleanStream(isSource);
      let shown = '';
      for (let at = 0; at < written.length; at += size) shown += stream.take(written.slice(at, at + size));
      expect(shown + stream.end(), `in pieces of ${String(size)}`).toBe(whole);
    }
  });

  it('holds back only what could become a link', () => {
    const stream = cleanStream(isSource);
    expect(stream.take('Two visits today: ')).toBe('Two visits today: ');
    expect(stream.take('one')).toBe('');
    expect(stream.take(' at 9 ')).toBe('one at 9 ');
  });
});

describe('unsupported numbers', () => {
  it('are those that appear neither in a tool’s answer nor in the question', () => {
    const given = ['{"balance":"$1,234.50","count":12}', 'for 30 days'];
    expect(unsupportedNumbers('She owes $1,234.50 on 12 invoices for 30 days.', given)).toEqual([]);
    expect(unsupportedNumbers('She owes $1,234.51, 45% more [[s12]].\n1. One\n2. Two', given)).toEqual([
      '1,234.51',
      '45',
    ]);
  });
});
