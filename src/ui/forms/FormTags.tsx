import { TagsInput } from '@mantine/core';
import { memo } from 'react';
import { useField, type FieldProps } from './useField';

const Input = memo(TagsInput);
const NO_SUGGESTIONS: string[] = [];

type FormTagsProps<Values> = FieldProps<Values> & {
  suggestions?: string[];
  max?: number;
  placeholder?: string;
};

/** Renders several short words as tags; Enter or a comma ends one. */
export function FormTags<Values>({ suggestions = NO_SUGGESTIONS, max, placeholder, ...field }: FormTagsProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const tags = Array.isArray(value) ? (value as string[]) : NO_SUGGESTIONS;
  // The schema reports errors on a single tag (`tags.1`); the field holds all of them.
  const itemError = Object.entries(field.form.errors).find(([path]) =>
    path.startsWith(`${inputProps['data-path']}.`),
  )?.[1];
  return (
    <Input
      {...inputProps}
      error={inputProps.error ?? itemError}
      data={suggestions}
      value={tags}
      onChange={setValue}
      acceptValueOnBlur
      {...(max !== undefined && { maxTags: max })}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}
