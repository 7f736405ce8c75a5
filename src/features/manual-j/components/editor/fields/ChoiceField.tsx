import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import { acceptValue } from '../../../editing/acceptValue';
import type { Note } from '../../../editing/notes';
import { textOfPath, type Path } from '@/domain/load-calc/edit/path';
import { sameProps } from '../../../editing/sameProps';
import classes from '../editor.module.css';
import { useFields } from '../editingContext';

type ChoiceFieldProps = {
  label: string;
  path: Path;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  isOptional: boolean;
  note: Note | undefined;
  /** Maps the option to its value in the record; the word itself by default. */
  toValue?: (option: string) => unknown;
  placeholder?: string | undefined;
};

/** Edits a choice from a list. */
export const ChoiceField = memo(function ChoiceField({
  label,
  path,
  value,
  options,
  isOptional,
  note,
  toValue = asItIs,
  placeholder = 'Not given',
}: ChoiceFieldProps) {
  const { editor } = useFields();
  const choose = (option: string): void =>
    editor.change('', (draft) => acceptValue(draft, path, option === '' ? undefined : toValue(option), option));
  return (
    <NativeSelect
      label={label}
      size="md"
      data-path={textOfPath(path)}
      value={value ?? ''}
      data={[...(isOptional || value === undefined ? [{ value: '', label: placeholder }] : []), ...options]}
      onChange={(event) => choose(event.currentTarget.value)}
      error={note?.refusal && `${note.refusal.message}. It stays as it was.`}
      {...(note?.refusal === undefined &&
        note?.warning !== undefined && { description: <span className={classes['warning']}>{note.warning}</span> })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}, sameProps);

const asItIs = (option: string): unknown => option;
