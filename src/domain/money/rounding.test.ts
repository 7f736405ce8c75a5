import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includedShareOf, priceOf, shareOf, sumOf } from './amounts';
import { multiplyDivide, roundHalfUp } from './rounding';

describe('rounding half up', () => {
  it.each([
    ['below a half', 24n, 10n, 2],
    ['a half goes away from zero', 25n, 10n, 3],
    ['above a half', 26n, 10n, 3],
    ['a negative half goes away from zero too', -25n, 10n, -3],
    ['below a negative half', -24n, 10n, -2],
    ['a half of an odd number', 1n, 2n, 1],
    ['nothing', 0n, 7n, 0],
    ['no negative zero', -1n, 10n, 0],
  ])('is right: %s', (_what, numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
    expect(multiplyDivide(Number(numerator), 1, Number(denominator))).toBe(expected);
  });

  it('is symmetric below zero', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        (a, b, divisor) => {
          fc.pre(Number.isSafeInteger(Math.ceil((Math.abs(a) / divisor) * b)));
          expect(multiplyDivide(-a, b, divisor) + multiplyDivide(a, b, divisor)).toBe(0);
        },
      ),
    );
  });

  it('is exact beyond 2^53, unlike floating point', () => {
    // 123 456 789 012 × 999 999 ÷ 1 000 000 = 123 456 665 555.210 988
    expect(multiplyDivide(123_456_789_012, 999_999, 1_000_000)).toBe(123_456_665_555);
    // 9 007 199 254 740 991 × 3 ÷ 6 = 4 503 599 627 370 495.5
    expect(multiplyDivide(Number.MAX_SAFE_INTEGER, 3, 6)).toBe(4_503_599_627_370_496);
  });

  it('gives the same result with numbers as with BigInt', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000, max: 100_000_000 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 1, max: 3_000_000 }),
        (a, b, divisor) => {
          expect(multiplyDivide(a, b, divisor)).toBe(roundHalfUp(BigInt(a) * BigInt(b), BigInt(divisor)));
        },
      ),
    );
  });

  it('refuses inexact inputs', () => {
    expect(() => multiplyDivide(0.5, 2, 1)).toThrow(RangeError);
    expect(() => multiplyDivide(1, 1, 0)).toThrow(RangeError);
    expect(() => multiplyDivide(Number.NaN, 1, 1)).toThrow(RangeError);
    expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError);
    expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(() => sumOf([0.1, 0.2])).toThrow(RangeError);
  });
});

describe('computed amounts', () => {
  it.each([
    ['2.5 h at $120.00', 25_000, 12_000, 30_000],
    ['0.333 of $100.00', 3330, 10_000, 3330],
    ['a third more finely', 3333, 10_000, 3333],
    ['0.125 of $0.60 is 7.5 cents', 1250, 60, 8],
    [
      'a million at ten million dollars is beyond floating point',
      10_000_000_000,
      1_000_000_000 - 1,
      999_999_999_000_000,
    ],
  ])('are right: %s', (_what, quantityE4, unitPriceCents, expected) => {
    expect(priceOf(quantityE4, unitPriceCents)).toBe(expected);
  });

  it.each([
    ['8.875% of $10.00', 1000, 88_750, 89],
    ['10% of $12.34', 1234, 100_000, 123],
    ['10% of $12.35 is 123.5 cents', 1235, 100_000, 124],
    ['0.0001% of $10,000.00', 1_000_000, 1, 1],
    ['100%', 1999, 1_000_000, 1999],
  ])('round a share: %s', (_what, cents, ratePpm, expected) => {
    expect(shareOf(cents, ratePpm)).toBe(expected);
  });

  it('extract a 20% share from a price', () => {
    expect(includedShareOf(12_000, 200_000)).toBe(2000);
    expect(includedShareOf(999, 200_000)).toBe(167);
  });
});
