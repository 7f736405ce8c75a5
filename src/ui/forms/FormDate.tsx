import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { memo, useCallback } from 'react';
import { DATE_INPUT_PROPS } from './dateInputProps';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(DateInput);

type FormDateProps<Values> = FieldProps<Values> & { minDate?: string; maxDate?: string };

/** A calendar date as `YYYY-MM-DD`, typed or picked; '' when empty. */
export function FormDate<Values>({ minDate, maxDate, ...field }: FormDateProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useCallback((next: string | null) => setValue(next ?? ''), [setValue]);
  return (
    <Input
      {...DATE_INPUT_PROPS}
      {...inputProps}
      value={asText(value) || null}
      onChange={onChange}
      valueFormat="MMM D, YYYY"
      clearable={!field.isRequired}
      {...(minDate !== undefined && { minDate })}
      {...(maxDate !== undefined && { maxDate })}
    />
  );
}
