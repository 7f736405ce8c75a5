import { z } from 'zod';
import { amountFault, MAX_AMOUNT_CENTS, MAX_UNIT_PRICE_CENTS, quantityFault, rateFault, RATE_ONE_PPM } from './limits';

const numberWith = (faultOf: (value: number) => string) =>
  z.number().superRefine((value, context) => {
    const message = faultOf(value);
    if (message !== '') context.addIssue({ code: 'custom', message });
  });

/** An amount in cents, 0 or more. */
export const amountCents = numberWith((value) => amountFault(value, MAX_AMOUNT_CENTS));
/** An amount in cents that may be negative, such as a deductive change order. */
export const signedCents = z
  .number()
  .int('An amount has at most two decimals')
  .min(-MAX_AMOUNT_CENTS, 'The amount is too large')
  .max(MAX_AMOUNT_CENTS, 'The amount is too large');
/** The price or cost of one unit in cents, 0 or more. */
export const unitPriceCents = numberWith((value) => amountFault(value, MAX_UNIT_PRICE_CENTS));
/** A quantity in ten-thousandths of a unit: 2.5 hours = 25 000. */
export const quantityE4 = numberWith(quantityFault);
/** A rate of at most 100%, in parts per million: 8.875% = 88 750. */
export const ratePpm = numberWith((value) => rateFault(value, RATE_ONE_PPM));

export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'NZD'] as const;
/** Currencies with hundredths; the money kernel supports no others. */
export const currencyCode = z.enum(CURRENCIES).default('USD');
export type Currency = (typeof CURRENCIES)[number];
