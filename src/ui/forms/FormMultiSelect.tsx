import { MultiSelect } from '@mantine/core';
import { memo } from 'react';
import { useField, type FieldProps } from './useField';

const Input = memo(MultiSelect);
const NONE: string[] = [];

type FormMultiSelectProps<Values> = FieldProps<Values> & {
  options: readonly { value: string; label: string }[];
  /** Meaning of an empty selection ("Any work"). */
  placeholder?: string;
  isSearchable?: boolean;
};

/** Renders a multi-select over a fixed set of values. */
export function FormMultiSelect<Values>({
  options,
  placeholder = '',
  isSearchable = false,
  ...field
}: FormMultiSelectProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const chosen = Array.isArray(value) ? (value as string[]) : NONE;
  return (
    <Input
      {...inputProps}
      data={options}
      value={chosen}
      onChange={setValue}
      placeholder={chosen.length === 0 ? placeholder : ''}
      searchable={isSearchable}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${field.label.toLowerCase()}` }}
    />
  );
}
