import { Select } from '@mantine/core';

type Option = string | { value: string; label: string };

type ChoiceFieldProps = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Shown when nothing is selected; without it, a choice is required. */ placeholder?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isSearchable?: boolean;
};

/** Edits a choice in the tree; '–' if none is selected. */
export function ChoiceField({
  label,
  options,
  value,
  onChange,
  placeholder,
  description,
  error,
  isSearchable = false,
}: ChoiceFieldProps) {
  // A value stored under another code or entered by hand stays visible.
  const known = options.some((option) => (typeof option === 'string' ? option : option.value) === value);
  const data = value === undefined || value === '' || known ? [...options] : [value, ...options];
  return (
    <Select
      label={label}
      description={description}
      size="md"
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      placeholder={placeholder ?? ''}
      clearable={placeholder !== undefined}
      allowDeselect={placeholder !== undefined}
      searchable={isSearchable || data.length > 12}
      nothingFoundMessage="Nothing like that"
      error={error}
    />
  );
}
