import { describe, expect, it } from 'vitest';
import { collect } from './collect';

describe('collect', () => {
  it('keeps the order, knows the place of each entry and leaves out what nothing was made of', () => {
    const made = collect(['a', 'b', 'c'], (letter, index) => (letter === 'b' ? undefined : `${letter}${index}`));
    expect(made).toEqual(['a0', 'c2']);
  });

  it('keeps what is false or empty, as long as it is something', () => {
    expect(collect([0, 1], (number) => (number === 0 ? 0 : null))).toEqual([0, null]);
  });

  it('makes an empty list where there is none', () => {
    expect(collect(undefined, () => 1)).toEqual([]);
  });
});
