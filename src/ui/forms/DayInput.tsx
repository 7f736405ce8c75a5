import { useState, type ReactNode } from 'react';
import { DateField } from './DateField';

type DayInputProps = {
  label: string;
  /** True when the context makes the label obvious; it's still there for screen readers. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (day: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  isClearable?: boolean;
  maxDate?: string;
};

/** Renders a calendar date (YYYY-MM-DD) outside a form, or one that other fields depend on; '' when empty or not a date. */
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
