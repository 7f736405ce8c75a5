import type { Notes } from '../../../editing/notes';
import { noteText } from '../../../editing/noteText';
import classes from './grid.module.css';

/** ID of a cell's note, for `aria-describedby`. */
export const noteIdOf = (path: string): string => `note-${path}`;

type RowNotesProps = {
  /** Path of the surface, like `windows.2`. */
  path: string;
  notes: Notes;
  columns: number;
  /** Returns the value in effect, as displayed. */
  shownOf: (field: string) => string;
};

/** Shows notes on a row's cells right below it, since a cell is too narrow for a sentence. */
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
