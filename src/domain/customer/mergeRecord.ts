import { z } from 'zod';

/** `running` and `undoing`: the server is working on it, or stopped halfway and continues on the next call. */
export const MERGE_STATES = ['running', 'done', 'undoing', 'undone'] as const;

/** companies/{c}/merges/{id} as read by clients; the before-images needed for undo are internal to the server. */
export const mergeSchema = z.object({
  survivorId: z.string(),
  duplicateId: z.string(),
  survivorName: z.string().catch(''),
  duplicateName: z.string().catch(''),
  state: z.enum(MERGE_STATES),
  movedCount: z.number().int().catch(0),
});
