import type { Notes } from '../../../editing/notes';
import { noteText } from '../../../editing/noteText';
import classes from './grid.module.css';

/** What a cell points to that has something to be said. */
export const noteIdOf = (path: string): string => `note-${path}`;

type RowNotesProps = {
  /** Of the surface, like `windows.2`. */
  path: string;
  notes: Notes;
  columns: number;
  /** The value that counts, as it is shown. */
  shownOf: (field: string) => string;
};

/** What is to be said about the cells of a row, right below it: a cell is too narrow for a sentence. */
export function RowNotes({ path, notes, columns, shownOf }: RowNotesProps) {
  const said = Object.entries(notes);
  if (said.length === 0) return null;
  return (
    <tr className={classes['notes']}>
      <td colSpan={columns}>
        {said.map(([field, note]) => (
          <p
            key={field}
            id={noteIdOf(`${path}.${field}`)}
            className={classes['note']}
            data-error={note.refusal !== undefined || undefined}
          >
            {noteText(note.refusal?.message ?? '', shownOf(field), note)}
          </p>
        ))}
      </td>
    </tr>
  );
}
