import { TextInput } from '@mantine/core';
import { memo, useCallback, type FocusEvent } from 'react';
import { formatPhone } from '@/domain/contact/format';
import { isPhone, storedPhone } from '@/domain/contact/phone';
import { asText, useField, useTextChange, type FieldProps } from './useField';

const Input = memo(TextInput);

type FormPhoneProps<Values> = FieldProps<Values> & { autoComplete?: string };

/** Renders a phone number, normalized on blur: `cell 512-555-0147` becomes `(512) 555-0147`. */
export function FormPhone<Values>({ autoComplete = 'tel', ...field }: FormPhoneProps<Values>) {
  const { value, setValue, onBlur: checkOnBlur, inputProps } = useField(field);
  const onChange = useTextChange(setValue);
  const onBlur = useCallback(
    (event: FocusEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value;
      const phone = storedPhone(typed);
      // Text that isn't a phone number is left as it is, and the schema reports what it needs.
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
