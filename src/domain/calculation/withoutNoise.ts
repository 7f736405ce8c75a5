/** More digits than anybody measures, fewer than floating point keeps. */
const DIGITS = 10;

/**
 * A number without what binary arithmetic put into its last digits: 12.8 - 7.8 is 5, not 5.000000000000001. Whatever was calculated goes
 * through it before it is held against a limit, or a limit that is hit exactly would be missed.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(DIGITS));
