import { TextInput } from '@mantine/core';
import { memo } from 'react';
import type { NumberFacts } from '../../../editing/fieldFacts';
import type { Note } from '../../../editing/notes';
import { noteText } from '../../../editing/noteText';
import { fieldText } from '@/domain/calculation/numberText';
import { textOfPath, type Path } from '@/domain/load-calc/edit/path';
import { readNumberField } from '../../../editing/readField';
import { sameProps } from '../../../editing/sameProps';
import { useTypedField } from '../../../hooks/useTypedField';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from '../editor.module.css';

type NumberFieldProps = {
  facts: NumberFacts;
  path: Path;
  value: number | undefined;
  isOptional: boolean;
  note: Note | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
};

/** Edits a number of the house in the chosen units; understands calculations such as 12x8. */
export const NumberField = memo(function NumberField({
  facts,
  path,
  value,
  isOptional,
  note,
  label = facts.label,
  placeholder,
}: NumberFieldProps) {
  const { system, unit } = useUnits();
  const shown =
    value === undefined ? '' : facts.quantity === null ? String(value) : fieldText(value, facts.quantity, system);
  const field = useTypedField({
    path,
    shown,
    refusal: note?.refusal,
    read: (text) => readNumberField(text, facts, isOptional, system),
  });
  const shownUnit = facts.quantity === null ? facts.unit : unit(facts.quantity);
  // Units such as Btu/(h·ft²·°F) would leave no room for the number.
  const isLong = shownUnit.length > 8;
  return (
    <TextInput
      label={
        isLong ? (
          <>
            {label} <span className={classes['unit']}>{shownUnit}</span>
          </>
        ) : (
          label
        )
      }
      inputMode="decimal"
      autoComplete="off"
      size="md"
      data-path={textOfPath(path)}
      value={field.text}
      placeholder={placeholder ?? (isOptional ? 'Not given' : '')}
      rightSection={shownUnit === '' || isLong ? undefined : <span className={classes['unit']}>{shownUnit}</span>}
      rightSectionWidth={shownUnit === '' || isLong ? 0 : `calc(${shownUnit.length}ch + 1.25rem)`}
      rightSectionPointerEvents="none"
      onChange={(event) => field.change(event.currentTarget.value)}
      onBlur={field.leave}
      error={field.message === '' ? undefined : noteText(field.message, shown, note)}
      {...(field.message === '' &&
        note?.warning !== undefined && { description: <span className={classes['warning']}>{note.warning}</span> })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}, sameProps);
