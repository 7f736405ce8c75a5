import { Group, Input, TextInput } from '@mantine/core';
import type { UsualWindow } from '@/domain/company/workSettings';
import { ArrivalWindowChoices } from '@/entities/company/ArrivalWindowChoices';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { NO_WINDOW, wallParts, windowOn } from '../arrivalWindow';
import type { JobFormValues } from '../jobForm';
import classes from './form.module.css';

type ArrivalWindowFieldProps = {
  form: SchemaFormApi<JobFormValues>;
  timeZone: string;
  isDisabled: boolean;
  onChange: (window: typeof NO_WINDOW) => void;
};

/** What the customer is promised: from when until when somebody comes. A start outside of a usual window moves into it. */
export function ArrivalWindowField({ form, timeZone, isDisabled, onChange }: ArrivalWindowFieldProps) {
  const { values } = form;
  const { date } = wallParts(values.scheduledTime, timeZone);
  const from = wallParts(values.arrivalWindowStart, timeZone);
  const to = wallParts(values.arrivalWindowEnd, timeZone);
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
          value={from.time}
          onChange={(event) => onChange(windowOn(date, event.currentTarget.value, to.time, timeZone))}
        />
        <TextInput
          type="time"
          aria-label="Arrival to"
          className={classes.time ?? ''}
          disabled={isDisabled}
          value={to.time}
          error={Boolean(form.errors['arrivalWindowEnd'])}
          data-path="arrivalWindowEnd"
          onChange={(event) => onChange(windowOn(date, from.time, event.currentTarget.value, timeZone))}
        />
        <ArrivalWindowChoices
          from={from.time}
          to={to.time}
          isDisabled={isDisabled}
          onChoose={choosePreset}
          onClear={() => onChange(NO_WINDOW)}
        />
      </Group>
    </Input.Wrapper>
  );
}
