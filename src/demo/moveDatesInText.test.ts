import { describe, expect, it } from 'vitest';
import { textMover } from './moveDatesInText';

describe('dates in sentences', () => {
  const move = textMover('2026-11-28', 3);

  it.each([
    ['Included in Comfort. Due 2026-10-30 to 2026-12-31.', 'Included in Comfort. Due 2026-11-02 to 2027-01-03.'],
    ['Nov 1, 2026', 'Nov 4, 2026'],
    ['By November 29, 2026, at the latest', 'By December 2, 2026, at the latest'],
    ['Nov 1 – 28, 2026\nCompleted to date $5.00', 'Nov 4 – Dec 1, 2026\nCompleted to date $5.00'],
    ['Nov 1\u2009–\u200924, 2026', 'Nov 4\u2009–\u200927, 2026'],
    ['Nov 30 – Dec 5, 2026', 'Dec 3 – 8, 2026'],
    ['Dec 29, 2025', 'Jan 1, 2026'],
    ['We come Sat, Nov 28 at 9:00 AM', 'We come Tue, Dec 1 at 9:00 AM'],
    ['On Wednesday, December 30', 'On Saturday, January 2'],
    ['[{"on":"2026-11-28"}]', '[{"on":"2026-12-01"}]'],
  ])('are moved: %s', (before, after) => {
    expect(move(before)).toBe(after);
  });

  it.each([
    'agreement-k7m3q_2026-11-01',
    'fall-2026-11-01',
    'May 5 people come?',
    'Feb 30, 2026',
    '555-0107',
    'Call 2026-99-99',
  ])('are left alone elsewhere: %s', (text) => {
    expect(move(text)).toBe(text);
  });
});
