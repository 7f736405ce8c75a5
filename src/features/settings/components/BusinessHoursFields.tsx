import { Button, Switch, Text, TextInput } from '@mantine/core';
import { copiedToWeekdays, type BusinessHours } from '@/domain/company/businessHours';
import { WEEKDAY_LABELS, WEEKDAYS, type Weekday } from '@/lib/weekdays';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './BusinessHoursFields.module.css';

type FormProps = { form: SchemaFormApi<{ businessHours: BusinessHours }> };

function DayRow({ form, day, mayCopy }: FormProps & { day: Weekday; mayCopy: boolean }) {
  const path = `businessHours.${day}` as const;
  const hours = form.values.businessHours[day];
  const label = WEEKDAY_LABELS[day];
  const time = (part: 'opensAt' | 'closesAt', name: string) => (
    <TextInput
      type="time"
      aria-label={`${label} ${name}`}
      data-path={`${path}.${part}`}
      value={hours[part]}
      onChange={({ currentTarget }) => form.setFieldValue(`${path}.${part}`, currentTarget.value)}
      error={form.errors[`${path}.${part}`]}
    />
  );
  return (
    <div className={classes.day}>
      <Switch
        label={label}
        checked={hours.isOpen}
        onChange={({ currentTarget }) => form.setFieldValue(`${path}.isOpen`, currentTarget.checked)}
      />
      {hours.isOpen ? (
        <div className={classes.times}>
          {time('opensAt', 'from')}
          <span aria-hidden>–</span>
          {time('closesAt', 'until')}
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          Closed
        </Text>
      )}
      {mayCopy && (
        <Button
          variant="subtle"
          size="compact-md"
          px={0}
          className={classes.copy ?? ''}
          onClick={() => form.setFieldValue('businessHours', copiedToWeekdays(form.values.businessHours, day))}
        >
          Copy to all weekdays
        </Button>
      )}
    </div>
  );
}

/** Edits each weekday's hours, with a button to copy the first open day's. A closed day keeps its hours for when it opens again. */
export function BusinessHoursFields({ form }: FormProps) {
  const first = WEEKDAYS.find((day) => form.values.businessHours[day].isOpen);
  return (
    <fieldset className={classes.week}>
      <legend className="visually-hidden">Working hours of each day</legend>
      {WEEKDAYS.map((day) => (
        <DayRow key={day} form={form} day={day} mayCopy={day === first} />
      ))}
    </fieldset>
  );
}
