import { z } from 'zod';
import { MAX_AMOUNT_CENTS } from '../../money/limits';

/** An amount in cents that may take something away, such as a deductive change order. */
export const signedCents = z
  .number()
  .int('An amount has at most two decimals')
  .min(-MAX_AMOUNT_CENTS, 'The amount is too large')
  .max(MAX_AMOUNT_CENTS, 'The amount is too large');
