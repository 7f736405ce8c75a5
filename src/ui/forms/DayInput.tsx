import { useState, type ReactNode } from 'react';
import { DateField } from './DateField';

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

/** A calendar date (YYYY-MM-DD) outside a form, or one on which other fields depend; '' when empty, and for what is no date. */
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
  const [refused, setRefused] = useState('');
  return (
    <DateField
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      description={description}
      error={refused || error}
      value={value}
      onChange={onChange}
      onRefused={(why) => {
        setRefused(why);
        if (why !== '') onChange('');
      }}
      clearable={isClearable}
      maxDate={maxDate}
    />
  );
}
