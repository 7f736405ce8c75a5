import { z } from 'zod';
import { recordId } from '../record/schema';

export const NOTE_LENGTH = 10_000;
const NOTE_SUBJECTS = ['customer', 'job'] as const;

/** companies/{c}/notes/{id}: a note about a customer or a job. Never edited, so never rewritten. */
export const noteSchema = z.object({
  subjectType: z.enum(NOTE_SUBJECTS),
  subjectId: recordId,
  customerId: recordId,
  text: z.string().trim().min(1, 'Write something first').max(NOTE_LENGTH, 'At most 10,000 characters'),
  authorName: z.string().max(200).default(''),
});
export type Note = z.infer<typeof noteSchema>;
