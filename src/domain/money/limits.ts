/** One, in each of the scaled integers of the money kernel. */
export const RATE_ONE_PPM = 1_000_000;
export const QUANTITY_ONE_E4 = 10_000;
/** 1% in parts per million. */
export const PERCENT_PPM = 10_000;

/** The largest amount of a line or a document: one billion. 500 such lines still add up exactly. */
export const MAX_AMOUNT_CENTS = 100_000_000_000;
/** The most expensive single item: ten million. */
export const MAX_UNIT_PRICE_CENTS = 1_000_000_000;
/** One million units. */
export const MAX_QUANTITY_E4 = 1_000_000 * QUANTITY_ONE_E4;

const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/**
 * Returns why `value` isn't an amount of money from 0 to `maximum` cents, as a message; '' when it is. A negative amount is always
 * rejected: what lowers a document is a discount, a payment or a credit note, each under its own name.
 */
export function amountFault(value: number, maximum: number = MAX_AMOUNT_CENTS): string {
  if (!Number.isFinite(value)) return 'Not an amount of money';
  if (value < 0) return 'An amount cannot be negative: use a discount or a credit note instead';
  if (value > maximum) return `More than ${whole(maximum / 100)} is not accepted`;
  return Number.isInteger(value) ? '' : 'An amount has at most two decimals';
}

/** Returns why `value` isn't a quantity in ten-thousandths, as a message; '' when it is. */
export function quantityFault(value: number): string {
  if (!Number.isFinite(value)) return 'Not a quantity';
  if (value < 0) return 'A quantity cannot be negative: use a discount or a credit note instead';
  if (value > MAX_QUANTITY_E4) return `More than ${whole(MAX_QUANTITY_E4 / QUANTITY_ONE_E4)} is not accepted`;
  return Number.isInteger(value) ? '' : 'A quantity has at most four decimals';
}

/** Returns why `value` isn't a rate in ppm from 0 to `maximum` (100% by default), as a message; '' when it is. */
export function rateFault(value: number, maximum: number = RATE_ONE_PPM): string {
  if (!Number.isFinite(value)) return 'Not a percentage';
  if (value < 0) return 'A percentage cannot be negative';
  if (value > maximum) return `More than ${whole(maximum / PERCENT_PPM)}% is not accepted`;
  return Number.isInteger(value) ? '' : 'A percentage has at most four decimals';
}
