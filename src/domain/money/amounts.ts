import { QUANTITY_ONE_E4, RATE_ONE_PPM } from './limits';
import { multiplyDivide } from './rounding';

/** Returns the price of `quantityE4` ten-thousandths of a unit at `unitPriceCents` each, rounded once. */
export const priceOf = (quantityE4: number, unitPriceCents: number): number =>
  multiplyDivide(quantityE4, unitPriceCents, QUANTITY_ONE_E4);

/** Returns `ratePpm` parts per million of an amount, rounded once. 10% of 12.34 is 1.23. */
export const shareOf = (cents: number, ratePpm: number): number => multiplyDivide(cents, ratePpm, RATE_ONE_PPM);

/** Returns the tax contained in a tax-inclusive price at `ratePpm`: gross × rate ÷ (1 + rate), rounded once. */
export const includedShareOf = (grossCents: number, ratePpm: number): number =>
  multiplyDivide(grossCents, ratePpm, RATE_ONE_PPM + ratePpm);

/**
 * Adds whole numbers.
 * @throws RangeError when the sum is no longer exact or a number isn't whole.
 */
export function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`${sum} cannot be counted exactly`);
  return sum;
}
