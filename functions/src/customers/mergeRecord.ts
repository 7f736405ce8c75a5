import { z } from 'zod';
import { mergeSchema } from '@/domain/customer/mergeRecord';

const fields = z.record(z.string(), z.unknown()).default({});

/** companies/{c}/merges/{id} with the values to restore. The moved records are listed in its `moves` subcollection, one page per document. */
export const mergeRecordSchema = mergeSchema.extend({
  pageCount: z.number().int().default(0),
  /** The survivor's changed fields before the merge, and as the merge left them. */
  survivorBefore: fields,
  survivorAfter: fields,
  duplicateStatusBefore: z.string().default('active'),
  restoredCount: z.number().int().default(0),
  keptCount: z.number().int().default(0),
  /** Notes with text that didn't fit into the survivor's fields. */
  remainderNoteIds: z.array(z.string()).default([]),
});
export type MergeRecord = z.infer<typeof mergeRecordSchema>;
