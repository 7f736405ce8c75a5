import { roundHalfUp } from '../money/rounding';

/** An exact fraction in lowest terms; the denominator is positive. Wages are rounded once, per line, so intermediate values must not be. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

/** Reduces a fraction to lowest terms. @throws RangeError when the denominator is 0 */
function reduced(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('Cannot divide by 0');
  const sign = denominator < 0n ? -1n : 1n;
  const size = numerator < 0n ? -numerator : numerator;
  const divisor = greatestCommonDivisor(size, sign * denominator) || 1n;
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

/** Returns a whole number, or `numerator ÷ denominator` of two. @throws RangeError when the denominator is 0 or a number is not whole */
export const fraction = (numerator: number, denominator = 1): Fraction =>
  reduced(BigInt(numerator), BigInt(denominator));

export const ZERO = fraction(0);

export const plus = (...terms: Fraction[]): Fraction =>
  terms.reduce((sum, { numerator, denominator }) =>
    reduced(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator),
  );

export const times = (...factors: Fraction[]): Fraction =>
  factors.reduce((product, { numerator, denominator }) =>
    reduced(product.numerator * numerator, product.denominator * denominator),
  );

/** Divides two fractions. @throws RangeError when the divisor is 0 */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.denominator, a.denominator * b.numerator);

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

export const largest = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);

/** Rounds to whole cents, halves away from zero. */
export const toCents = ({ numerator, denominator }: Fraction): number => roundHalfUp(numerator, denominator);

/** Formats as `58000/23`, or `2400` for a whole number. */
export const exactText = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

const MILLION = 1_000_000n;

/** Formats with six decimals, the last one rounded: `2521.739130`. For non-negative amounts. */
export function decimalText({ numerator, denominator }: Fraction): string {
  const millionths = BigInt(roundHalfUp(numerator * MILLION, denominator));
  return `${millionths / MILLION}.${String(millionths % MILLION).padStart(6, '0')}`;
}

/** Converts a decimal number as written (`10`, `7.5`), exactly. @throws RangeError for a number with an exponent, or a non-number */
export function fractionOf(decimal: number): Fraction {
  const [, sign = '', whole = '', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? [];
  if (whole === '') throw new RangeError(`${decimal} is no plain decimal number`);
  return reduced(BigInt(`${sign}${whole}${digits}`), 10n ** BigInt(digits.length));
}
