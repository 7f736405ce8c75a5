import { Group, SegmentedControl, Switch, Text, TextInput } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { businessHoursText } from '@/domain/company/businessHours';
import type { Technician } from '@/domain/technician/schema';
import { hoursOn } from '@/domain/technician/workingHours';
import { WEEKDAY_LABELS, WEEKDAYS, type Weekday } from '@/lib/weekdays';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

/**
 * Edits whether a technician follows the company's hours, which is the default, or their own hours for each weekday. A day off keeps its
 * hours for when it is turned on again.
 */
export function WorkingHoursFields({ form }: { form: SchemaFormApi<Technician> }) {
  const { businessHours } = useSession().company;
  const isAsCompany = form.values.followsCompanyHours;
  const choose = (value: string): void => {
    form.setFieldValue('followsCompanyHours', value === 'company');
    // Their own hours start as the company's, so that only differences need typing.
    if (value !== 'company' && isAsCompany)
      for (const day of WEEKDAYS) form.setFieldValue(`workingHours.${day}`, hoursOn(form.values, businessHours, day));
  };
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
      <SegmentedControl
        aria-label="Working hours"
        value={isAsCompany ? 'company' : 'own'}
        onChange={choose}
        data={[
          { value: 'company', label: 'As the company' },
          { value: 'own', label: 'Own hours' },
        ]}
      />
      {isAsCompany ? (
        <Text size="sm" c="dimmed">
          {businessHoursText(businessHours)}
        </Text>
      ) : (
        WEEKDAYS.map(row)
      )}
    </fieldset>
  );
}
