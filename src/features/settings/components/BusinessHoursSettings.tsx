import { Stack } from '@mantine/core';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { businessHoursSchema, businessHoursText, type BusinessHours } from '@/domain/company/businessHours';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from './SettingsColumn';
import { BusinessHoursFields } from './BusinessHoursFields';

const schema = z.object({ businessHours: businessHoursSchema });

/** Edits business hours: new jobs are offered at these times. */
export function BusinessHoursSettings() {
  const { company } = useSession();
  const editing = useRecordForm({
    definition: collections.companies,
    record: company,
    noun: 'company',
    draftOf: 'hours',
    schema,
    toForm: ({ businessHours }) => ({ businessHours }),
    toFields: (values) => values,
    nameOf: ({ name }) => name,
    labels: { businessHours: 'Working hours' },
    format: (_field, value) => businessHoursText(value as BusinessHours),
    savedText: 'Working hours saved.',
  });
  return (
    <SettingsColumn>
      <RecordForm editing={editing}>
        <Section
          title="Working hours"
          description={`New jobs are offered at these times. Technicians can have hours of their own. Times are those of ${company.timeZone.replaceAll('_', ' ')}.`}
        >
          <Stack gap="sm">
            <BusinessHoursFields form={editing.form} />
          </Stack>
        </Section>
      </RecordForm>
    </SettingsColumn>
  );
}
