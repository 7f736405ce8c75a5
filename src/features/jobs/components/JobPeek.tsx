import { Anchor, Group, Stack } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { formatPhone } from '@/domain/contact/format';
import { callLink } from '@/domain/contact/links';
import { jobTypeName, leadSourceName } from '@/domain/company/workChoices';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { whenText } from '@/entities/job/arrivalText';
import { JobActions } from '@/entities/job/JobActions';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { LateBadge } from '@/entities/job/LateBadge';
import { OnTheWayBadge } from '@/entities/job/OnTheWayBadge';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { useMoveJob } from '@/entities/job/useMoveJob';
import { paths } from '@/lib/paths';
import { formatDuration } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { RouterLink } from '@/ui/links/RouterLink';

type JobPeekProps = { job: Stored<Job>; timeZone: string; now: Date };

/** Shows a job next to the list: status, time, place, customer, technicians, work, and its next step. */
export function JobPeek({ job, timeZone, now }: JobPeekProps) {
  const can = useCan();
  const { settings } = useWorkSettings();
  const { move, reasonDialog } = useMoveJob();
  const phone = job.contactPhone || job.customerPhone;
  const done = job.checklist.filter(({ isDone }) => isDone).length;
  return (
    <Stack gap="md">
      <Group gap={6}>
        <ProgressBadge progress={job.progress} />
        <OnTheWayBadge job={job} nowIso={now.toISOString()} />
        <LateBadge job={job} nowIso={now.toISOString()} />
        <PriorityBadge priority={job.priority} isHiddenWhenNormal />
      </Group>
      <Group gap="xs">
        <JobActions job={job} onMove={move} />
      </Group>
      <DetailList
        columns={1}
        items={[
          { label: 'When', value: whenText(job, timeZone) },
          { label: 'Duration', value: formatDuration(job.durationMinutes) },
          {
            label: 'Customer',
            value: can('read', 'customers') ? (
              <RouterLink to={paths.customerDetails(job.customerId)}>{job.customerName}</RouterLink>
            ) : (
              job.customerName
            ),
          },
          {
            label: 'Phone',
            value: phone && <Anchor href={callLink(phone)}>{formatPhone(phone)}</Anchor>,
            isHiddenWhenEmpty: true,
          },
          { label: 'Address', value: job.propertyAddress, isHiddenWhenEmpty: true },
          { label: 'Technicians', value: <JobTechnicians ids={job.technicianIds} /> },
          { label: 'Type', value: jobTypeName(settings, job.type) },
          { label: 'Source', value: leadSourceName(settings, job.source), isHiddenWhenEmpty: true },
          { label: 'Waiting for', value: job.progress === 'on-hold' && job.holdReason, isHiddenWhenEmpty: true },
          {
            label: 'Checklist',
            value: job.checklist.length > 0 && `${done} of ${job.checklist.length} done`,
            isHiddenWhenEmpty: true,
          },
          { label: 'Description', value: job.description, isHiddenWhenEmpty: true },
          { label: 'Notes for the team', value: job.internalNotes, isHiddenWhenEmpty: true },
        ]}
      />
      {reasonDialog}
    </Stack>
  );
}
