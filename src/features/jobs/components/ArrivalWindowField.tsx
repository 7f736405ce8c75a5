import { Group, Input, TextInput } from '@mantine/core';
import type { UsualWindow } from '@/domain/company/workSettings';
import { ArrivalWindowChoices } from '@/entities/company/ArrivalWindowChoices';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { NO_WINDOW, windowOn } from '../arrivalWindow';
import type { JobFormValues } from '../jobForm';
import classes from './form.module.css';

type ArrivalWindowFieldProps = {
  form: SchemaFormApi<JobFormValues>;
  /** Job date and the window's start and end so far, in the company's time zone. */
  date: string;
  from: string;
  to: string;
  timeZone: string;
  isDisabled: boolean;
  onChange: (window: typeof NO_WINDOW) => void;
};

/** Edits the arrival window promised to the customer. A start outside a usual window snaps into it. */
export function ArrivalWindowField({ form, date, from, to, timeZone, isDisabled, onChange }: ArrivalWindowFieldProps) {
  const { values } = form;
  const choosePreset = (preset: UsualWindow) => {
    const window = windowOn(date, preset.from, preset.to, timeZone);
    onChange(window);
    const isInside =
      values.scheduledTime >= window.arrivalWindowStart && values.scheduledTime < window.arrivalWindowEnd;
    if (!isInside) form.setFieldValue('scheduledTime', window.arrivalWindowStart);
  };
  return (
    <Input.Wrapper label="Arrival window" error={form.errors['arrivalWindowEnd']} labelElement="div">
      <Group gap="xs">
        <TextInput
          type="time"
          aria-label="Arrival from"
          className={classes.time ?? ''}
          disabled={isDisabled}
          value={from}
          onChange={(event) => onChange(windowOn(date, event.currentTarget.value, to, timeZone))}
        />
        <TextInput
          type="time"
          aria-label="Arrival to"
          className={classes.time ?? ''}
          disabled={isDisabled}
          value={to}
          error={Boolean(form.errors['arrivalWindowEnd'])}
          data-path="arrivalWindowEnd"
          onChange={(event) => onChange(windowOn(date, from, event.currentTarget.value, timeZone))}
        />
        <ArrivalWindowChoices
          from={from}
          to={to}
          isDisabled={isDisabled}
          onChoose={choosePreset}
          onClear={() => onChange(NO_WINDOW)}
        />
      </Group>
    </Input.Wrapper>
  );
}
