import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { DATE_INPUT_PROPS } from './dateInputProps';

type DayInputProps = {
  label: string;
  /** Where its place says what it is: the label is there for who does not see it. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (day: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  isClearable?: boolean;
  maxDate?: string;
};

/** A calendar date (YYYY-MM-DD) outside a form, or one on which other fields depend; '' when empty. */
export function DayInput({
  label,
  isLabelHidden = false,
  value,
  onChange,
  description,
  error,
  isClearable = false,
  maxDate,
}: DayInputProps) {
  return (
    <DateInput
      {...DATE_INPUT_PROPS}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={description}
      error={error}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      valueFormat="MMM D, YYYY"
      clearable={isClearable}
      {...(maxDate !== undefined && { maxDate })}
    />
  );
}
