import { z } from 'zod';
import { defineContract } from '@/lib/contract';

/** Admin: adds a small company to look around in. Called again while it is there, it changes nothing. */
export const addSampleData = defineContract({
  name: 'addSampleData',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
});

/**
 * Admin: removes the samples that nobody has changed and that nothing of the company's own names. What stays (`keptNames`)
 * belongs to the company from then on.
 */
export const removeSampleData = defineContract({
  name: 'removeSampleData',
  input: z.object({}),
  output: z.object({ removedCount: z.number().int(), keptNames: z.array(z.string()) }),
});
