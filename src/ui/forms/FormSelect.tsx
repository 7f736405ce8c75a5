import { Select } from '@mantine/core';
import { memo, useCallback } from 'react';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(Select);

type FormSelectProps<Values> = FieldProps<Values> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  isClearable?: boolean;
  isSearchable?: boolean;
  placeholder?: string;
  /** Called when the user picks an option ('' = none), to update other fields that depend on it. */
  onChosen?: (value: string) => unknown;
};

/** Renders a single choice; '' when none is chosen. If there is an option with the value '', it is shown. */
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
      // Mantine treats '' as a selection and offers to clear it.
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
