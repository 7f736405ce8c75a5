import { Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { zoneName } from '../format/dateTime';
import { fromWallTime, toWallTime } from '../format/wallTime';
import classes from './FormDateTime.module.css';
import { DateField } from './DateField';
import { asText, useField, type FieldProps } from './useField';

type FormDateTimeProps<Values> = FieldProps<Values> & {
  /** The company's time zone; the browser's is irrelevant. */
  timeZone: string;
  /** Default time for a newly picked date. */
  defaultTime?: string;
};

const CLEAR = { 'aria-label': 'Clear date and time' };

/** Renders an instant (ISO, UTC) as date and time in the company's time zone; '' when empty. */
export function FormDateTime<Values>({ timeZone, defaultTime = '09:00', ...field }: FormDateTimeProps<Values>) {
  const { value, setValue, refuse, inputProps } = useField(field);
  const {
    label,
    description,
    error,
    withAsterisk,
    disabled,
    onBlur,
    'data-path': path,
    'aria-required': required,
  } = inputProps;
  const id = useId();
  const iso = asText(value);
  const [date = '', time = ''] = toWallTime(iso, timeZone).split(' ');
  // A time without hours or minutes isn't an instant yet: while it's being typed, it is kept only here.
  const [partialTime, setPartialTime] = useState<string | null>(null);

  const change = (nextDate: string, nextTime: string) =>
    setValue(fromWallTime(`${nextDate} ${nextTime}`, timeZone, iso));
  const changeTime = (typed: string) => {
    const isWhole = /^\d{2}:\d{2}/.test(typed);
    setPartialTime(isWhole ? null : typed);
    if (isWhole && date !== '') change(date, typed.slice(0, 5));
  };

  const part = {
    disabled,
    onBlur,
    error: Boolean(error),
    'aria-required': required,
    'aria-describedby': `${id}-description ${id}-error`,
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Input.Label id={`${id}-label`} labelElement="div" required={withAsterisk}>
        {label}
      </Input.Label>
      <Input.Description id={`${id}-description`}>
        {description} <span>Times are in {zoneName(iso, timeZone)}.</span>
      </Input.Description>
      <div className={classes.parts}>
        <DateField
          {...part}
          data-path={path}
          aria-label={`${label}: date`}
          className={classes.date ?? ''}
          value={date}
          onChange={(next) => (next === '' ? setValue('') : change(next, time || defaultTime))}
          onRefused={refuse}
          valueFormat="ddd, MMM D, YYYY"
          clearable={!field.isRequired}
          clearButtonProps={CLEAR}
        />
        <TextInput
          {...part}
          type="time"
          aria-label={`${label}: time`}
          className={classes.time ?? ''}
          value={partialTime ?? time}
          onChange={(event) => changeTime(event.currentTarget.value)}
        />
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
