import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { memo, useCallback } from 'react';
import { parseDate } from '../format/parseDate';
import { asText, useField, type FieldProps } from './useField';

const Input = memo(DateInput);

type FormDateProps<Values> = FieldProps<Values> & { minDate?: string; maxDate?: string };

/** A calendar date as `YYYY-MM-DD`, typed or picked; '' when empty. */
export function FormDate<Values>({ minDate, maxDate, ...field }: FormDateProps<Values>) {
  const { value, setValue, inputProps } = useField(field);
  const onChange = useCallback((next: string | null) => setValue(next ?? ''), [setValue]);
  return (
    <Input
      {...inputProps}
      value={asText(value) || null}
      onChange={onChange}
      dateParser={parseDate}
      valueFormat="MMM D, YYYY"
      placeholder="MM/DD/YYYY"
      clearable={!field.isRequired}
      clearButtonProps={CLEAR}
      popoverProps={POPOVER}
      {...(minDate !== undefined && { minDate })}
      {...(maxDate !== undefined && { maxDate })}
    />
  );
}

const CLEAR = { 'aria-label': 'Clear the date' };
const POPOVER = { shadow: 'md' } as const;
