/**
 * The one rounding rule: to the nearest whole, halves away from zero (2.5 → 3, −2.5 → −3). It is symmetrical, so that
 * a credit note is the exact mirror of its invoice. Commercial rounding, as tax offices ask for it.
 * @throws RangeError when the denominator is not positive or the result is beyond 2^53 − 1.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n) throw new RangeError(`Cannot divide by ${denominator.toString()}`);
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  const result = Number(numerator < 0n ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${result} is too large to be counted exactly`);
  return result;
}

/**
 * `a × b ÷ divisor` under `roundHalfUp`, exact whatever the size of the product. All three are whole numbers.
 * @throws RangeError as `roundHalfUp`, and for a number that is not whole.
 */
export function multiplyDivide(a: number, b: number, divisor: number): number {
  const product = a * b;
  // Below 2^53 the product and its remainder are exact as ordinary numbers, which are much faster than BigInt.
  if (!Number.isSafeInteger(product) || !(divisor > 0 && divisor <= 2 ** 52)) {
    return roundHalfUp(BigInt(a) * BigInt(b), BigInt(divisor));
  }
  if (!Number.isInteger(a) || !Number.isInteger(b) || !Number.isInteger(divisor)) throw new RangeError('Only whole numbers are counted exactly');
  const rest = product % divisor;
  const whole = (product - rest) / divisor;
  // Adding 0 turns −0, which a sum would show as "-0.00", into 0.
  return (2 * Math.abs(rest) >= divisor ? whole + Math.sign(product) : whole) + 0;
}
