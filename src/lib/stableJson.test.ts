import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, stableJson } from './stableJson';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, shuffled(part)]),
  );
};

describe('stableJson', () => {
  it('ignores the order of keys, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableJson(shuffled(value))).toBe(stableJson(value));
      }),
    );
  });

  it('parses to the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('keeps the order of lists', () => {
    expect(stableJson([2, 1])).not.toBe(stableJson([1, 2]));
  });
});

describe('isSame', () => {
  it('compares by content', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(isSame({ a: 1 }, { a: '1' })).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame('', null)).toBe(false);
    expect(isSame(null, undefined)).toBe(false);
    expect(isSame(undefined, undefined)).toBe(true);
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isSame({ a: null }, {})).toBe(false);
    expect(isSame([1], [1, 2])).toBe(false);
    expect(isSame([undefined], [])).toBe(false);
    expect(isSame(Number.NaN, Number.NaN)).toBe(true);
    expect(isSame(0, -0)).toBe(true);
  });

  it('agrees with both values’ JSON, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(isSame(a, shuffled(a))).toBe(true);
        expect(isSame(a, b)).toBe(stableJson(a) === stableJson(b));
      }),
    );
  });
});
