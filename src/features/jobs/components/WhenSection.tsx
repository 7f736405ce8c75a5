import { leadSourceName } from '@/domain/company/workChoices';
import { isOnTheWay } from '@/domain/job/onMyWay';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useBusinessUnitName } from '@/entities/billing/useBusinessUnitName';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { timeWindow } from '@/entities/job/arrivalText';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { formatDate, formatDateTime, formatRelative, formatTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

type WhenSectionProps = { job: Stored<Job>; timeZone: string; now: Date };

/** Shows when someone is coming, and who. */
export function WhenSection({ job, timeZone, now }: WhenSectionProps) {
  const { settings } = useWorkSettings();
  const isTimed = job.progress !== 'unscheduled';
  const date = formatDate(job.scheduledTime, timeZone);
  const unitName = useBusinessUnitName(job.businessUnitId);
  const told = formatRelative(job.scheduledTime, timeZone, now);
  // Beyond a few days the relative form just repeats the date.
  const relative = told === date ? '' : told;
  const hasWindow = job.arrivalWindowStart !== '' && job.arrivalWindowEnd !== '';
  return (
    <Section title="When and who">
      <DetailList
        columns={1}
        items={[
          {
            label: 'Scheduled',
            value: isTimed ? (
              <>
                <time dateTime={job.scheduledTime}>{formatDateTime(job.scheduledTime, timeZone)}</time>
                {relative !== '' && ` (${relative})`}
              </>
            ) : (
              'Not scheduled'
            ),
          },
          {
            label: 'Arrival window',
            value: hasWindow ? timeWindow(job.arrivalWindowStart, job.arrivalWindowEnd, timeZone) : '',
            isHiddenWhenEmpty: true,
          },
          {
            label: 'On the way since',
            value: isOnTheWay(job, now.toISOString()) ? formatTime(job.onMyWayAt, timeZone) : '',
            isHiddenWhenEmpty: true,
          },
          { label: 'Expected duration', value: formatDuration(job.durationMinutes) },
          { label: 'Technicians', value: <JobTechnicians ids={job.technicianIds} /> },
          { label: 'Skills and licenses', value: job.requiredSkills.join(', '), isHiddenWhenEmpty: true },
          { label: 'Business unit', value: unitName, isHiddenWhenEmpty: true },
          { label: 'PO number', value: job.poNumber, isHiddenWhenEmpty: true },
          { label: 'Lead source', value: leadSourceName(settings, job.source), isHiddenWhenEmpty: true },
          { label: 'Tags', value: job.tags.join(', '), isHiddenWhenEmpty: true },
        ]}
      />
    </Section>
  );
}
