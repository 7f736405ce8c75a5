import { useId } from 'react';
import type { DocumentIssue } from '@/domain/billing/result';
import classes from './LineGrid.module.css';
import type { ParsedKind } from './parsedKinds';
import type { SuggestingField } from './useNameSuggestions';
import { useParsedText } from './useParsedText';

type CellProps = { label: string; row: number; column: string; issue?: DocumentIssue | undefined };

/** Renders a note about a cell, right below it. */
function CellNote({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p id={id} className={classes.note} data-error={isError || undefined}>
      {text}
    </p>
  );
}

type TextCellProps = CellProps & {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength: number;
  /** Props that add suggestions to the field. */
  field?: SuggestingField;
  /** True to wrap onto as many lines as the text needs: for narrow columns. */
  isWrapping?: boolean;
};

/** Approximate characters per line in a narrow column, for browsers that don't size a field by its content. */
const CHARACTERS_PER_LINE = 26;

/** Renders a text cell in a grid. It's a plain input: five hundred lines of richer ones would make typing slow. */
export function TextCell(props: TextCellProps) {
  const { label, row, column, value, onChange, placeholder, maxLength, field, isWrapping = false, issue } = props;
  const noteId = useId();
  const shared = {
    'aria-label': label,
    'aria-invalid': issue?.severity === 'error' || undefined,
    'aria-describedby': issue ? noteId : undefined,
    'data-row': row,
    'data-column': column,
    value,
    placeholder,
    maxLength,
    autoComplete: 'off',
    ...field,
  };
  return (
    <>
      {isWrapping ? (
        <textarea
          {...shared}
          className={`${classes.input ?? ''} ${classes.wrapping ?? ''}`}
          rows={Math.max(1, Math.ceil(value.length / CHARACTERS_PER_LINE))}
          onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <input {...shared} className={classes.input} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {issue && <CellNote id={noteId} text={issue.message} isError={issue.severity === 'error'} />}
    </>
  );
}

type NumberCellProps = CellProps & {
  kind: ParsedKind;
  value: number | null;
  onChange: (value: number | null, unit: string) => void;
  isNullable?: boolean;
};

/** Renders a number cell in a grid. */
export function NumberCell({ label, row, column, kind, value, onChange, isNullable = false, issue }: NumberCellProps) {
  const noteId = useId();
  const field = useParsedText({ kind, value, onChange, isNullable });
  const note = field.refusal || issue?.message;
  const isError = field.refusal !== '' || issue?.severity === 'error';
  return (
    <>
      <input
        className={classes.input}
        data-number
        aria-label={label}
        aria-invalid={isError || undefined}
        aria-describedby={note ? noteId : undefined}
        data-row={row}
        data-column={column}
        inputMode="decimal"
        autoComplete="off"
        value={field.text}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.leave}
      />
      {note && <CellNote id={noteId} text={note} isError={isError} />}
    </>
  );
}
