import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, portionOf } from './allocate';

const over = (total: number, ...weights: (number | bigint)[]): number[] =>
  allocate(
    total,
    weights.map((weight, index) => ({ key: `k${index}`, weight })),
  );

describe('allocating an amount', () => {
  it.each([
    ['evenly', 900, [1, 1, 1], [300, 300, 300]],
    ['a cent left goes to the first of equals', 1000, [1, 1, 1], [334, 333, 333]],
    ['two cents left', 1001, [1, 1, 1], [334, 334, 333]],
    ['by weight', 100, [70, 20, 10], [70, 20, 10]],
    ['the largest fraction first', 100, [1, 2, 4], [14, 29, 57]],
    ['nothing for a weight of nothing', 5, [0, 1, 0, 1], [0, 3, 0, 2]],
    ['evenly where all weights are nothing', 10, [0, 0, 0], [4, 3, 3]],
    ['a negative total as the mirror', -1000, [1, 1, 1], [-334, -333, -333]],
    ['nothing', 0, [1, 2], [0, 0]],
    ['nothing over nobody', 0, [], []],
  ])('is right: %s', (_what, total, weights, expected) => {
    expect(over(total, ...weights)).toEqual(expected);
  });

  it('treats equal fractions by key, not by position', () => {
    const parts = [
      { key: 'c', weight: 1 },
      { key: 'a', weight: 1 },
      { key: 'b', weight: 1 },
    ];
    expect(allocate(100, parts)).toEqual([33, 34, 33]);
  });

  it('is exact with products and weights beyond 2^53', () => {
    expect(over(90_000_000_000, 3_000_000_000_000, 6_000_000_000_000)).toEqual([30_000_000_000, 60_000_000_000]);
    expect(over(100, 10n ** 30n, 2n * 10n ** 30n, 3n)).toEqual([33, 67, 0]);
  });

  it('refuses what cannot be allocated', () => {
    expect(() => over(1)).toThrow(RangeError);
    expect(() => over(1, -1, 2)).toThrow(RangeError);
    expect(() => over(1, 0.5)).toThrow(RangeError);
    expect(() => over(0.5, 1)).toThrow(RangeError);
  });

  const parts = fc.uniqueArray(
    fc.record({ key: fc.string({ minLength: 1, maxLength: 3 }), weight: fc.nat(1_000_000_000) }),
    { minLength: 1, maxLength: 12, selector: ({ key }) => key },
  );
  const total = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

  it('adds up, stays within a cent of the fair share, and ignores order', () => {
    fc.assert(
      fc.property(parts, total, (given, amount) => {
        const shares = allocate(amount, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const sum = given.reduce((so, { weight }) => so + weight, 0);
        if (sum > 0)
          given.forEach(({ weight }, index) =>
            expect(Math.abs((shares[index] ?? 0) - (amount * weight) / sum)).toBeLessThan(1.001),
          );
        const reversed = allocate(amount, [...given].reverse()).reverse();
        expect(reversed).toEqual(shares);
      }),
    );
  });

  it('gives no one more than their weight while there is enough', () => {
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const sum = given.reduce((so, { weight }) => so + weight, 0);
        fc.pre(sum > 0);
        const shares = allocate(Math.floor(sum * share), given);
        given.forEach(({ weight }, index) => expect(shares[index]).toBeLessThanOrEqual(weight));
      }),
    );
  });
});

describe('a portion of an amount', () => {
  it('is rounded once, and the full share is the full amount', () => {
    expect(portionOf(100, 1, 3)).toBe(33);
    expect(portionOf(101, 7, 7)).toBe(101);
    expect(portionOf(5, 0, 0)).toBe(5);
  });
});
