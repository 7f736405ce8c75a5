import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Admin or manager: merges `duplicateId` into `survivorId`. Jobs, properties, equipment, photos, notes, estimates, invoices with their
 * payments and balances, recurring invoices and the e-mail log move to the survivor; its empty fields are filled, contacts and tags
 * joined; the duplicate is archived, never deleted.
 */
export const mergeCustomers = defineContract({
  name: 'mergeCustomers',
  input: z.object({ survivorId: recordId, duplicateId: recordId }),
  output: z.object({ mergeId: z.string(), movedCount: z.number().int() }),
});

/**
 * Admin or manager: undoes everything that a merge moved or changed, unless it was changed again since. Payments stay with their invoice
 * or estimate, whenever they came in.
 */
export const undoMerge = defineContract({
  name: 'undoMerge',
  input: z.object({ mergeId: recordId }),
  output: z.object({ restoredCount: z.number().int(), keptCount: z.number().int() }),
});

/** Rebuilds the search directory from the customers, for admins and managers. Safe to repeat. */
export const rebuildDirectory = defineContract({
  name: 'rebuildDirectory',
  input: z.object({}),
  output: z.object({ customerCount: z.number().int(), shardCount: z.number().int() }),
});
