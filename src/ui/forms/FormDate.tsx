import { memo } from 'react';
import { DateField } from './DateField';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(DateField);

type FormDateProps<Values> = FieldProps<Values> & { minDate?: string; maxDate?: string };

/** Renders a calendar date as `YYYY-MM-DD`, typed or picked; '' when empty. */
export function FormDate<Values>({ minDate, maxDate, ...field }: FormDateProps<Values>) {
  const { value, setValue, refuse, inputProps } = useField(field);
  return (
    <Input
      {...inputProps}
      value={asText(value)}
      onChange={setValue}
      onRefused={refuse}
      clearable={!field.isRequired}
      minDate={minDate}
      maxDate={maxDate}
    />
  );
}
