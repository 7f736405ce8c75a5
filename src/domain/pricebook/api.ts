import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';
import { CHANGE_STATUSES } from './change';

const outcome = z.object({ status: z.enum(CHANGE_STATUSES), isDone: z.boolean() });

/**
 * Approves a draft of price changes, for managers. `goLiveOn` '' applies it now; a day in the future (in the company's zone) schedules
 * it. `isDone` is false while there is more to apply: call `continuePricebookChange` until it is true.
 */
export const approvePricebookChange = defineContract({
  name: 'approvePricebookChange',
  input: z.object({ changeId: recordId, goLiveOn: z.union([z.literal(''), z.iso.date('Use a valid date')]) }),
  output: outcome,
});

/** Resumes an unfinished application or rollback where it stopped, for managers. Safe to repeat. */
export const continuePricebookChange = defineContract({
  name: 'continuePricebookChange',
  input: z.object({ changeId: recordId }),
  output: outcome,
});

/** Restores what a live change replaced, for managers, item by item, unless someone has changed the item since. */
export const rollBackPricebookChange = defineContract({
  name: 'rollBackPricebookChange',
  input: z.object({ changeId: recordId }),
  output: outcome,
});

/** Discards a draft or a scheduled change, for the office or managers. */
export const cancelPricebookChange = defineContract({
  name: 'cancelPricebookChange',
  input: z.object({ changeId: recordId }),
  output: outcome,
});

/**
 * Adds the usual items of the company's trades, for people who may create items, with their categories, and good, better and best
 * templates of them; `only` templates adds those with the items they name. Safe to repeat: existing ones stay as they are, and missing
 * ones are added.
 */
export const addSampleItems = defineContract({
  name: 'addSampleItems',
  input: z.object({ only: z.enum(['', 'templates']).default('') }),
  output: z.object({ itemCount: z.number().int(), templateCount: z.number().int() }),
});
