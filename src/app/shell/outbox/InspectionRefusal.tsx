import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import type { OutboxEntry } from '@/data/outbox/entry';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';

/** Explains why an inspection's answers were rejected: most likely someone completed it first, and then it says so. */
export function InspectionRefusal({ entry }: { entry: OutboxEntry }) {
  const { record } = useLiveRecord(collections.inspections, entry.write.id);
  if (!record || record.state === 'in-progress') return <Text size="sm">{entry.message}</Text>;
  return (
    <Text size="sm">
      <UserName uid={record.updatedBy} /> completed this inspection before your change arrived. Discard yours, or ask a
      manager to open the inspection again and then try again.{' '}
      <RouterLink to={paths.inspectionView(record.id)}>See the report</RouterLink>
    </Text>
  );
}
