import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useRef, useState, type FocusEvent } from 'react';
import { formatDate } from '../format/dateTime';
import { parseDate } from '../format/parseDate';

/** Date parsing, the US week, and labels for icon-only buttons. */
const LOOKS = {
  dateParser: parseDate,
  placeholder: 'MM/DD/YYYY',
  valueFormat: 'MMM D, YYYY',
  firstDayOfWeek: 0,
  weekendDays: [],
  hideOutsideDates: true,
  highlightToday: true,
  popoverProps: { shadow: 'md' },
  clearButtonProps: { 'aria-label': 'Clear' },
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
} satisfies DateInputProps;

type Limits = { minDate?: string | undefined; maxDate?: string | undefined };

type DateFieldProps = Omit<DateInputProps, 'value' | 'onChange' | 'minDate' | 'maxDate'> &
  Limits & {
    /** `YYYY-MM-DD`, '' when empty. */
    value: string;
    onChange: (day: string) => void;
    /**
     * On blur, receives the reason why the input isn't a date, and '' once it is one. The text stays; the value is the last valid date
     * (“2/29/20” on the way to “2/29/2027”) and must not be used.
     */
    onRefused: (why: string) => void;
  };

/** Renders the input for typing or picking any date. A nonexistent date (February 31) is reported, never silently reset. */
export function DateField({ value, onChange, onRefused, minDate, maxDate, onBlur, ...rest }: DateFieldProps) {
  const wasTyped = useRef(false);
  const [typed, setTyped] = useState('');
  const why = faultOf(typed, { minDate, maxDate });

  const change = (next: string | null): void => {
    onRefused('');
    onChange(next?.slice(0, 10) ?? '');
  };
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    if (wasTyped.current && why !== '') onRefused(why);
    onBlur?.(event);
    wasTyped.current = false;
  };
  return (
    <DateInput
      {...LOOKS}
      {...rest}
      value={value || null}
      onChange={change}
      // Handled here, because input that isn't a date doesn't trigger onChange.
      onInput={({ currentTarget }) => {
        wasTyped.current = true;
        setTyped(currentTarget.value);
      }}
      onBlur={leave}
      fixOnBlur={why === ''}
      {...(minDate !== undefined && { minDate })}
      {...(maxDate !== undefined && { maxDate })}
    />
  );
}

/** Returns why the input can't be parsed; '' if it can, or is empty. */
function faultOf(typed: string, { minDate, maxDate }: Limits): string {
  if (typed.trim() === '') return '';
  const day = parseDate(typed);
  if (day === null) return `“${typed.trim()}” is not a calendar date. Type it like 7/4/2026.`;
  if (minDate !== undefined && day < minDate) return `Choose ${formatDate(minDate, 'UTC')} or a later day.`;
  return maxDate !== undefined && day > maxDate ? `Choose ${formatDate(maxDate, 'UTC')} or an earlier day.` : '';
}
