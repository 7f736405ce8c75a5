/** More digits than anyone measures, fewer than floating point keeps. */
const DIGITS = 10;

/**
 * Removes the noise of binary arithmetic from a number's last digits: 12.8 - 7.8 is 5, not 5.000000000000001. Every calculated value
 * passes through this before being compared with a limit, or an exact hit would be missed.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(DIGITS));
