import { TextInput } from '@mantine/core';
import { memo, useCallback, type FocusEvent } from 'react';
import { formatPhone } from '@/domain/contact/format';
import { isPhone, storedPhone } from '@/domain/contact/phone';
import { asText, useField, useTextChange, type FieldProps } from './useField';

const Input = memo(TextInput);

type FormPhoneProps<Values> = FieldProps<Values> & { autoComplete?: string };

/** A phone number, put into its usual form when the field is left: `cell 512-555-0147` becomes `(512) 555-0147`. */
export function FormPhone<Values>({ autoComplete = 'tel', ...field }: FormPhoneProps<Values>) {
  const { value, setValue, onBlur: checkOnBlur, inputProps } = useField(field);
  const onChange = useTextChange(setValue);
  const onBlur = useCallback(
    (event: FocusEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      const phone = storedPhone(typed);
      // Words that are neither a number nor what it is said to be stay, and the schema says what it needs.
      const formatted = isPhone(phone) ? formatPhone(phone) : typed;
      if (formatted !== typed) setValue(formatted);
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
