import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Admin or manager: folds `duplicateId` into `survivorId`. Jobs, properties, equipment, photos, notes, estimates, invoices
 * with their money and what is owed, recurring invoices and the log of e-mails move to the survivor; its empty fields are
 * filled, contacts and tags joined; the duplicate is archived, never deleted.
 */
export const mergeCustomers = defineContract({
  name: 'mergeCustomers',
  input: z.object({ survivorId: recordId, duplicateId: recordId }),
  output: z.object({ mergeId: z.string(), movedCount: z.number().int() }),
});

/**
 * Admin or manager: puts everything that a merge moved or changed back, unless it was changed again since. Money goes with
 * the invoice or estimate that it was paid for, whenever it came.
 */
export const undoMerge = defineContract({
  name: 'undoMerge',
  input: z.object({ mergeId: recordId }),
  output: z.object({ restoredCount: z.number().int(), keptCount: z.number().int() }),
});

/** Admin or manager: rebuilds the search directory from the customers. Safe to repeat. */
export const rebuildDirectory = defineContract({
  name: 'rebuildDirectory',
  input: z.object({}),
  output: z.object({ customerCount: z.number().int(), shardCount: z.number().int() }),
});
