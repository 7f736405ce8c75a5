import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';
import { asText, useField, useTextChange, type FieldProps } from './useField';

const Input = memo(TextInput);

type FormTextInputProps<Values> = FieldProps<Values> &
  Pick<
    TextInputProps,
    'autoComplete' | 'placeholder' | 'inputMode' | 'leftSection' | 'maxLength' | 'autoFocus' | 'spellCheck'
  > & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'time';
  };

/** Renders a single line of text. */
export function FormTextInput<Values>({
  form,
  name,
  label,
  description,
  isRequired,
  disabled,
  ...rest
}: FormTextInputProps<Values>) {
  const { value, setValue, inputProps } = useField({ form, name, label, description, isRequired, disabled });
  const onChange = useTextChange(setValue);
  return <Input {...inputProps} {...rest} value={asText(value)} onChange={onChange} />;
}
