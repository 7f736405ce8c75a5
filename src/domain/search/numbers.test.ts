import { describe, expect, it } from 'vitest';
import { codeGuess, isNumber, serialGuess } from './numbers';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const NONE = { starts: [], equals: [] };

describe('numbers created on devices', () => {
  it.each(['26-GBVZN', '26-gbvzn', '26gbvzn', ' 26 GBVZN ', '#26gbvzn'])('are found by %s', (typed) => {
    expect(codeGuess(typed, '', NOW)).toEqual({ starts: [], equals: ['26-GBVZN'] });
    expect(isNumber('26-GBVZN', typed)).toBe(true);
  });

  it('are searched among all kinds without the letter, and one kind with it', () => {
    expect(codeGuess('26-2n934', 'E', NOW).equals).toContain('E26-2N934');
    expect(codeGuess('e262n934', 'E', NOW).equals).toEqual(['E26-2N934']);
    expect(codeGuess('e262n934', '', NOW)).toEqual(NONE);
    for (const letter of ['D', 'F', 'I', 'L', 'P'] as const) {
      expect(codeGuess(`${letter.toLowerCase()}26-2n934`, letter, NOW).equals).toEqual([`${letter}26-2N934`]);
      expect(isNumber(`${letter}26-2N934`, '2n934')).toBe(true);
    }
  });

  it('can be partial, or lack the year', () => {
    expect(codeGuess('26-gb', '', NOW)).toEqual({ starts: ['26-GB'], equals: [] });
    expect(codeGuess('gbvzn', '', NOW)).toEqual({ starts: [], equals: ['26-GBVZN', '25-GBVZN', '24-GBVZN'] });
  });

  it.each(['26', 'no heat upstairs', 'OILY', '(828) 555-0174', ''])('are not recognized in “%s”', (typed) => {
    expect(codeGuess(typed, '', NOW)).toEqual(NONE);
  });
});

describe('sequential numbers', () => {
  it.each(['3', '00003', 'inv3', 'INV-00003', 'inv 00003'])('find INV-00003 by %s', (typed) => {
    expect(serialGuess(typed, 'INV-').equals).toEqual(['INV-00003']);
    expect(isNumber('INV-00003', typed)).toBe(true);
  });

  it('can be partial, and have any prefix', () => {
    expect(serialGuess('inv-000', 'INV-')).toEqual({ starts: ['INV-000'], equals: [] });
    expect(serialGuess('123456', '')).toEqual({ starts: [], equals: ['123456'] });
    expect(serialGuess('2026/12', '2026/').equals).toEqual(['2026/00012']);
    expect(serialGuess('Dana', 'INV-')).toEqual(NONE);
  });
});

it('recognizes a number without its letter or year', () => {
  expect(isNumber('E26-2N934', '26-2n934')).toBe(true);
  expect(isNumber('26-GBVZN', 'gbvzn')).toBe(true);
});

it('distinguishes similar numbers', () => {
  expect(isNumber('INV-00030', '3')).toBe(false);
  expect(isNumber('26-GBVZN', 'gbvz')).toBe(false);
  expect(isNumber('', '')).toBe(false);
});
