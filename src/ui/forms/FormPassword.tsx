import { PasswordInput } from '@mantine/core';
import { asText, useField, useTextChange, type FieldProps } from './useField';

type FormPasswordProps<Values> = FieldProps<Values> & { autoComplete: 'current-password' | 'new-password' };

const TOGGLE = { 'aria-label': 'Show or hide the password', tabIndex: 0 };

/** Renders a password field with a show toggle. A form with one gets no `draftKey`. */
export function FormPassword<Values>({ autoComplete, ...field }: FormPasswordProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useTextChange(setValue);
  return (
    <PasswordInput
      {...inputProps}
      autoComplete={autoComplete}
      value={asText(value)}
      onChange={onChange}
      visibilityToggleButtonProps={TOGGLE}
    />
  );
}
