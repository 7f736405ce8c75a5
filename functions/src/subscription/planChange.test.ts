import { describe, expect, it } from 'vitest';
import { confirmedProrationDate, fromSeconds } from './planChange';

const NOW = '2026-11-21T12:00:00.900Z';
const AT = Date.parse('2026-11-21T12:00:00.000Z') / 1_000;

describe('confirmedProrationDate', () => {
  it('accepts amounts shown in the last ten minutes', () => {
    for (const age of [0, 1, 599, 600]) expect(confirmedProrationDate(fromSeconds(AT - age), NOW)).toBe(AT - age);
  });

  it('refuses older times, future times and no time', () => {
    for (const wrong of [fromSeconds(AT - 601), fromSeconds(AT + 1), '', 'yesterday', '0']) {
      expect(() => confirmedProrationDate(wrong, NOW), wrong).toThrow(
        'The amounts that you saw are out of date. Please look at them again.',
      );
    }
  });
});
