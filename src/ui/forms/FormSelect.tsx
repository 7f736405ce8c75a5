import { Select } from '@mantine/core';
import { memo, useCallback } from 'react';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(Select);

type FormSelectProps<Values> = FieldProps<Values> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  isClearable?: boolean;
  isSearchable?: boolean;
  placeholder?: string;
  /** A person chose this; '' = none. For what follows from it in other fields. */
  onChosen?: (value: string) => unknown;
};

/** One of several options; '' when none is chosen. An option with the value '' is shown when it is given. */
export function FormSelect<Values>({
  options,
  isClearable = false,
  isSearchable = false,
  placeholder,
  onChosen,
  ...field
}: FormSelectProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const text = asText(value);
  const isNoneShown = text === '' && !options.some((option) => option.value === '');
  const onChange = useCallback(
    (next: unknown) => {
      const chosen = typeof next === 'string' ? next : '';
      setValue(chosen);
      onChosen?.(chosen);
    },
    [setValue, onChosen],
  );
  return (
    <Input
      {...inputProps}
      data={options as { value: string; label: string; disabled?: boolean }[]}
      // Mantine takes '' for a choice, and offers to clear it.
      value={isNoneShown ? null : text}
      onChange={onChange}
      clearable={isClearable}
      searchable={isSearchable}
      placeholder={placeholder ?? 'Choose…'}
      allowDeselect={false}
      nothingFoundMessage="Nothing found"
    />
  );
}
