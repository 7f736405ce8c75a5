import { z } from 'zod';
import { defineContract } from '@/lib/contract';

/** Closes one or two weeks, by their Mondays in order. Weeks not approved yet go into the next period. */
export const closePayPeriod = defineContract({
  name: 'closePayPeriod',
  input: z.object({ weeks: z.array(z.iso.date()).min(1).max(2) }),
  output: z.object({ startsOn: z.iso.date(), lines: z.number().int() }),
});
