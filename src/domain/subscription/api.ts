import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { FEATURES } from '../access/features';

/**
 * Runs at sign-in: with a completed checkout, each feature that is true on the company and missing or false on
 * the caller becomes true on the caller. It never switches anything off.
 */
export const checkSubscription = defineContract({
  name: 'checkSubscription',
  input: z.object({}),
  output: z.object({ features: z.partialRecord(z.enum(FEATURES), z.boolean()), hasChanged: z.boolean() }),
});
