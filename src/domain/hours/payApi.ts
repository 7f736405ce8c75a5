import { z } from 'zod';
import { defineContract } from '@/lib/contract';

/** Closes one or two weeks, given by their Mondays in order. Time not approved yet goes into the next period. */
export const closePayPeriod = defineContract({
  name: 'closePayPeriod',
  input: z.object({ weeks: z.array(z.iso.date()).min(1).max(2) }),
  output: z.object({ startsOn: z.iso.date(), lines: z.number().int() }),
});
