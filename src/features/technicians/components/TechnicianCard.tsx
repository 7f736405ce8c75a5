import { Group, Stack, Text } from '@mantine/core';
import { formatPhone } from '@/domain/contact/format';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { LicenseSummary } from './LicenseSummary';
import { TechnicianName } from './TechnicianName';

/** Shows a technician in the list on a phone. */
export function TechnicianCard({ technician, timeZone }: { technician: Technician; timeZone: string }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600} component="span" miw={0}>
          <TechnicianName
            name={technicianName(technician)}
            color={technician.color}
            isArchived={technician.status === 'archived'}
          />
        </Text>
        <LicenseSummary licences={technician.licences} timeZone={timeZone} />
      </Group>
      <Text size="sm" c="dimmed">
        {[technician.jobTitle, formatPhone(technician.phone)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
