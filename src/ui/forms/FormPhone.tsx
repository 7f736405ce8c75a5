import { TextInput } from '@mantine/core';
import { memo, useCallback, type FocusEvent } from 'react';
import { formatPhone } from '@/domain/contact/format';
import { asText, useField, useTextChange, type FieldProps } from './useField';

const Input = memo(TextInput);

type FormPhoneProps<Values> = FieldProps<Values> & { autoComplete?: string };

/** A phone number, put into its usual form when the field is left. */
export function FormPhone<Values>({ autoComplete = 'tel', ...field }: FormPhoneProps<Values>) {
  const { value, setValue, onBlur: checkOnBlur, inputProps } = useField(field);
  const onChange = useTextChange(setValue);
  const onBlur = useCallback(
    (event: FocusEvent<HTMLInputElement>) => {
      const formatted = formatPhone(event.currentTarget.value);
      if (formatted !== event.currentTarget.value) setValue(formatted);
      checkOnBlur(event);
    },
    [setValue, checkOnBlur],
  );
  return (
    <Input
      {...inputProps}
      type="tel"
      autoComplete={autoComplete}
      value={asText(value)}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
