import { describe, expect, it } from 'vitest';
import { collect } from './collect';

describe('collect', () => {
  it('keeps the order, passes the index, and skips empty results', () => {
    const made = collect(['a', 'b', 'c'], (letter, index) => (letter === 'b' ? undefined : `${letter}${index}`));
    expect(made).toEqual(['a0', 'c2']);
  });

  it('keeps falsy values other than null and undefined', () => {
    expect(collect([0, 1], (number) => (number === 0 ? 0 : null))).toEqual([0, null]);
  });

  it('returns an empty list for none', () => {
    expect(collect(undefined, () => 1)).toEqual([]);
  });
});
