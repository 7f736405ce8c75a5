import type { ReactNode } from 'react';
import type { Note } from '../../../editing/notes';
import { textOfPath, type Path } from '@/domain/load-calc/edit/path';
import { useTypedField, type ReadText } from '../../../hooks/useTypedField';
import { noteIdOf } from './RowNotes';
import classes from './grid.module.css';

export type CellProps = { label: string; column: string; path: Path; note: Note | undefined };

type TextCellProps = CellProps & {
  shown: string;
  read: (text: string) => ReadText;
  isNumber?: boolean;
  placeholder?: string | undefined;
  /** Word before the text, in columns that hold different things. */
  hint?: string | undefined;
  after?: ReactNode;
};

/** Edits a typed value. A plain input, because a room has a hundred of them. */
export function TextCell({
  label,
  column,
  path,
  note,
  shown,
  read,
  isNumber = false,
  placeholder,
  hint,
  after,
}: TextCellProps) {
  const field = useTypedField({ path, shown, refusal: note?.refusal, read });
  return (
    <span className={classes['cell']}>
      {hint !== undefined && (
        <span className={classes['hint']} aria-hidden>
          {hint}
        </span>
      )}
      <input
        className={classes['input']}
        data-number={isNumber || undefined}
        aria-label={label}
        aria-invalid={field.message !== '' || undefined}
        aria-describedby={note ? noteIdOf(textOfPath(path)) : undefined}
        data-column={column}
        data-path={textOfPath(path)}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={field.text}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.leave}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') field.giveUp();
        }}
      />
      {after}
    </span>
  );
}
