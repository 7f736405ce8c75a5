import { z } from 'zod';
import { amountFault, MAX_AMOUNT_CENTS, MAX_UNIT_PRICE_CENTS, quantityFault, rateFault, RATE_ONE_PPM } from './limits';

const numberWith = (faultOf: (value: number) => string) =>
  z.number().superRefine((value, context) => {
    const message = faultOf(value);
    if (message !== '') context.addIssue({ code: 'custom', message });
  });

/** A non-negative amount in cents. */
export const amountCents = numberWith((value) => amountFault(value, MAX_AMOUNT_CENTS));
/** An amount in cents that may be negative, such as a deductive change order. */
export const signedCents = z
  .number()
  .int('An amount has at most two decimals')
  .min(-MAX_AMOUNT_CENTS, 'The amount is too large')
  .max(MAX_AMOUNT_CENTS, 'The amount is too large');
/** The non-negative price or cost of one unit in cents. */
export const unitPriceCents = numberWith((value) => amountFault(value, MAX_UNIT_PRICE_CENTS));
/** A quantity in ten-thousandths of a unit: 2.5 hours is 25 000. */
export const quantityE4 = numberWith(quantityFault);
/** A rate of at most 100%, in parts per million: 8.875% is 88 750. */
export const ratePpm = numberWith((value) => rateFault(value, RATE_ONE_PPM));

export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'NZD'] as const;
/** Currencies with hundredths; the kernel only counts in these. */
export const currencyCode = z.enum(CURRENCIES).default('USD');
export type Currency = (typeof CURRENCIES)[number];
