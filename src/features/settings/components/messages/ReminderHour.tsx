import { Select } from '@mantine/core';
import { spokenClock } from '@/domain/company/businessHours';
import { REMINDER_HOURS, type MessageSettings } from '@/domain/message/settings';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

const HOURS = Array.from({ length: REMINDER_HOURS.last - REMINDER_HOURS.first + 1 }, (_, index) => {
  const hour = REMINDER_HOURS.first + index;
  return { value: String(hour), label: spokenClock(`${String(hour).padStart(2, '0')}:00`) };
});

/** Edits the hour on the day before from which reminders go out. */
export function ReminderHour({ form }: { form: SchemaFormApi<MessageSettings> }) {
  return (
    <Select
      label="Sent the day before, from"
      description="Visits booked later that day get their reminder within the hour, until 9 PM."
      data={HOURS}
      value={String(form.values.reminderHour)}
      onChange={(value) => form.setFieldValue('reminderHour', Number(value ?? form.values.reminderHour))}
      allowDeselect={false}
      maw={300}
    />
  );
}
