import { Button, Group } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { LinkButton } from '@/ui/links/LinkButton';

/** Shows the customer's reschedule request and the office's options; renders nothing without one. */
export function RescheduleRequest({ visit }: { visit: Stored<ScheduleEntry> }) {
  const can = useCan();
  const { company, features } = useSession();
  const save = useSaveRecord(collections.schedule);
  if (visit.rescheduleAskedAt === '') return null;
  const settle = async (): Promise<void> => {
    try {
      await save.update(
        visit.id,
        { rescheduleAskedAt: '', rescheduleNote: '' },
        { base: visit, label: visit.title, lists: ['log'] },
      );
      notify.success('The request is marked as answered.');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <InlineNotice
      tone="warning"
      title={`${visit.customerName || 'The customer'} asked for another time`}
      action={
        can('update', 'schedule') && (
          <Group gap="xs">
            <LinkButton to={features.schedule ? paths.findTime(visit.jobId) : paths.jobEdit(visit.jobId)}>
              Find a time
            </LinkButton>
            <Button variant="default" onClick={() => void settle()}>
              Mark as answered
            </Button>
          </Group>
        )
      }
    >
      {visit.rescheduleNote === '' ? 'They did not say when.' : `“${visit.rescheduleNote}”`}{' '}
      {formatDateTime(visit.rescheduleAskedAt, company.timeZone)}
    </InlineNotice>
  );
}
