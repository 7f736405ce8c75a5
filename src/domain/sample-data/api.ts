import { z } from 'zod';
import { defineContract } from '@/lib/contract';

/** Admin: adds a small sample company to explore. Does nothing if it already exists. */
export const addSampleData = defineContract({
  name: 'addSampleData',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
});

/**
 * Admin: removes the samples no one has changed and none of the company's own records reference. The rest
 * (`keptNames`) belong to the company from then on.
 */
export const removeSampleData = defineContract({
  name: 'removeSampleData',
  input: z.object({}),
  output: z.object({ removedCount: z.number().int(), keptNames: z.array(z.string()) }),
});
