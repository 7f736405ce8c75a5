import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Merges `duplicateId` into `survivorId`, for admins and managers. Jobs, properties, equipment, photos, notes, estimates, invoices with
 * their payments and what is owed, recurring invoices and the email log move to the survivor; its empty fields are filled in, contacts
 * and tags joined; the duplicate is archived, never deleted.
 */
export const mergeCustomers = defineContract({
  name: 'mergeCustomers',
  input: z.object({ survivorId: recordId, duplicateId: recordId }),
  output: z.object({ mergeId: z.string(), movedCount: z.number().int() }),
});

/**
 * Reverts everything that a merge moved or changed, for admins and managers, unless it was changed again since. Payments follow the
 * invoice or estimate that they were for, whenever they were made.
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
