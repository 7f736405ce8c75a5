/**
 * Applies the one rounding rule: to the nearest integer, halves away from zero (2.5 → 3, −2.5 → −3). It is symmetrical, so that a credit
 * note is the exact mirror of its invoice. Commercial rounding, as required by tax offices.
 * @throws RangeError when the denominator isn't positive or the result is beyond 2^53 − 1.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError(`Cannot divide by ${denominator.toString()}`);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  const result = Number(numerator < 0n ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${result} is too large to be counted exactly`);
  return result;
}

/** Up to here a product, its quotient and its remainder are exact as ordinary numbers, which are much faster than BigInt. */
const FAST_LIMIT = 2 ** 52;
/** Whether `product ÷ divisor` may be computed with `floorDivide`. */
export const isFast = (product: number, divisor: number): boolean =>
  product <= FAST_LIMIT && product >= -FAST_LIMIT && divisor > 0 && divisor <= FAST_LIMIT;

/** Returns the integer part of `size ÷ divisor` for a non-negative size, exactly. Only if `isFast` holds. */
export function floorDivide(size: number, divisor: number): number {
  const whole = Math.floor(size / divisor);
  // The division rounds, so it may have reached the next integer; it can't have fallen short of one.
  return whole * divisor > size ? whole - 1 : whole;
}

/**
 * Returns `a × b ÷ divisor` under `roundHalfUp`, exact whatever the size of the product. All three are integers.
 * @throws RangeError as `roundHalfUp`, and for a number that isn't an integer.
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (!isFast(product, divisor)) return roundHalfUp(BigInt(a) * BigInt(b), BigInt(divisor));
  if (!Number.isInteger(a) || !Number.isInteger(b) || !Number.isInteger(divisor))
    throw new RangeError('Only whole numbers are counted exactly');
  const size = Math.abs(product);
  const whole = floorDivide(size, divisor);
  const rounded = 2 * (size - whole * divisor) >= divisor ? whole + 1 : whole;
  // Adding 0 turns −0, which would be shown as "-0.00", into 0.
  return product < 0 ? -rounded + 0 : rounded;
}

/**
 * Returns `a × b ÷ divisor` rounded down, exact whatever the size of the product: for a limit that must not be exceeded. All three are
 * integers, the product non-negative.
 * @throws RangeError for a number that isn't an integer or a result beyond 2^53 − 1.
 */
export function floorShare(a: number, b: number, divisor: number): number {
  const result = Number((BigInt(a) * BigInt(b)) / BigInt(divisor));
  if (!Number.isSafeInteger(result)) throw new RangeError(`${result} is too large to be counted exactly`);
  return result;
}
