import { acceptValue } from '../../../editing/acceptValue';
import { textOfPath } from '@/domain/load-calc/edit/path';
import { useFields } from '../editingContext';
import classes from './grid.module.css';
import { noteIdOf } from './RowNotes';
import type { CellProps } from './TextCell';

type ChoiceCellProps = CellProps & {
  value: string;
  options: readonly { value: string; label: string }[];
  /** Maps the option to its value; by default the word itself, or undefined for ''. */
  toValue?: (option: string) => unknown;
};

/** Edits a choice from a list. */
export function ChoiceCell({
  label,
  column,
  path,
  note,
  value,
  options,
  toValue = (option) => (option === '' ? undefined : option),
}: ChoiceCellProps) {
  const { editor } = useFields();
  return (
    <select
      className={classes['input']}
      aria-label={label}
      aria-invalid={note?.refusal !== undefined || undefined}
      aria-describedby={note ? noteIdOf(textOfPath(path)) : undefined}
      data-column={column}
      data-path={textOfPath(path)}
      value={value}
      onChange={(event) => {
        const option = event.currentTarget.value;
        editor.change('', (draft) => acceptValue(draft, path, toValue(option), option));
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
