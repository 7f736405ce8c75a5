import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { Note } from './schema';

/** Export columns of notes on customers and their jobs. `customerNameOf`: by id. */
export const NOTE_COLUMNS: Columns<Stored<Note>, { customerNameOf: (id: string) => string }> = {
  'Customer id': (note) => note.customerId,
  Customer: (note, { customerNameOf }) => customerNameOf(note.customerId),
  About: (note) => note.subjectType,
  'Job id': (note) => (note.subjectType === 'job' ? note.subjectId : ''),
  Written: (note, { at }) => at(note.createdAt),
  By: (note) => note.authorName,
  Note: (note) => note.text,
  Id: (note) => note.id,
};
