import { noteSchema, type Note } from '@/domain/note/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds a note the office wrote about `customer-1`. */
export function buildNote(overrides: Partial<Stored<Note>> = {}): Stored<Note> {
  const fields = {
    subjectType: 'customer',
    subjectId: 'customer-1',
    customerId: 'customer-1',
    text: 'Prefers a call an hour before we come.',
    authorName: 'Dana Whitfield',
  };
  return buildStored({ kind: 'note', schema: noteSchema, fields, overrides });
}
