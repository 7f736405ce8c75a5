import { Group, Switch, Text, TextInput } from '@mantine/core';
import type { Technician } from '@/domain/technician/schema';
import { WEEKDAY_LABELS, WEEKDAYS, type Weekday } from '@/lib/weekdays';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

/** The hours of each weekday; a day off keeps its hours for when it is switched on again. */
export function WorkingHoursFields({ form }: { form: SchemaFormApi<Technician> }) {
  const row = (day: Weekday) => {
    const path = `workingHours.${day}` as const;
    const hours = form.values.workingHours[day];
    const label = WEEKDAY_LABELS[day];
    return (
      <Group key={day} gap="xs" wrap="nowrap" align="flex-start">
        <Switch
          label={label}
          checked={!hours.isOff}
          onChange={({ currentTarget }) => form.setFieldValue(`${path}.isOff`, !currentTarget.checked)}
          w={140}
          mt={10}
        />
        {!hours.isOff && (
          <>
            <TextInput
              type="time"
              aria-label={`${label} from`}
              value={hours.start}
              onChange={({ currentTarget }) => form.setFieldValue(`${path}.start`, currentTarget.value)}
              error={form.errors[`${path}.start`]}
            />
            <TextInput
              type="time"
              aria-label={`${label} until`}
              value={hours.end}
              onChange={({ currentTarget }) => form.setFieldValue(`${path}.end`, currentTarget.value)}
              error={form.errors[`${path}.end`]}
            />
          </>
        )}
      </Group>
    );
  };
  return (
    <fieldset style={{ border: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
      <Text component="legend" size="sm" fw={600} p={0}>
        Working hours
      </Text>
      {WEEKDAYS.map(row)}
    </fieldset>
  );
}
