import type { Stored } from '@/domain/record/schema';
import { isHeldBySite } from '@/domain/demolition/site/heldBySite';
import { isUnstored } from '@/domain/scheduling/board/entries';
import { crewOf, unitIdsOf } from '@/domain/resource/onVisit';
import { resourceName } from '@/domain/resource/schema';
import { newArrivalOf } from '@/domain/scheduling/late';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { durationOf } from '@/domain/scheduling/span';
import { useResources } from '@/entities/schedule/useResources';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatDuration } from '@/ui/format/quantities';
import { DetailList } from '@/ui/layout/DetailList';
import { RouterLink } from '@/ui/links/RouterLink';
import { daySpanText, spanText } from './entryText';

type EntryFactsProps = {
  entry: Stored<ScheduleEntry>;
  timeZone: string;
  /** Minutes of driving before it, 0 if unknown. */
  driveMinutes: number;
};

/** Shows the time, people, customer and promised time. */
export function EntryFacts({ entry, timeZone, driveMinutes }: EntryFactsProps) {
  const { placement, notes, requiredSkills } = entry;
  const { byId } = useResources();
  const resourceOf = (id: string) => byId.get(id);
  return (
    <DetailList
      columns={1}
      items={[
        { label: 'When', value: daySpanText(placement, timeZone) },
        { label: 'Duration', value: formatDuration(durationOf(placement)) },
        {
          label: 'Promised to the customer',
          value:
            placement.windowStartsAt !== '' &&
            spanText({ startsAt: placement.windowStartsAt, endsAt: placement.windowEndsAt }, timeZone),
          isHiddenWhenEmpty: entry.kind !== 'visit',
        },
        {
          label: 'Expected now',
          value: newArrivalOf(entry) !== '' && formatDateTime(newArrivalOf(entry), timeZone),
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Asked for another time',
          value: entry.rescheduleAskedAt !== '' && (entry.rescheduleNote || 'They did not say when.'),
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Drive there',
          value: driveMinutes > 0 && formatDuration(driveMinutes),
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Technicians',
          value:
            placement.technicianIds.length > 0 ? (
              <JobTechnicians ids={placement.technicianIds} />
            ) : entry.kind === 'time-off' ? (
              'Everyone'
            ) : (
              'Unassigned'
            ),
        },
        { label: 'Crew', value: crewOf(placement, resourceOf)?.name ?? '', isHiddenWhenEmpty: true },
        {
          label: 'Vehicles and machines',
          value: unitIdsOf(placement, resourceOf)
            .flatMap((id) => resourceOf(id) ?? [])
            .map(resourceName)
            .join(', '),
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Customer',
          value: entry.customerId !== '' && (
            <RouterLink to={paths.customerDetails(entry.customerId)}>{entry.customerName}</RouterLink>
          ),
          isHiddenWhenEmpty: true,
        },
        { label: 'Address', value: entry.propertyAddress, isHiddenWhenEmpty: true },
        {
          label: 'Job',
          value: entry.jobId !== '' && <RouterLink to={paths.jobDetails(entry.jobId)}>Open the job</RouterLink>,
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Site',
          value: entry.siteId !== '' && (
            <RouterLink to={paths.contractTab(entry.siteId, 'site')}>
              {isHeldBySite(entry) ? 'Cannot start: see what is still open' : 'Start list, logs and plan'}
            </RouterLink>
          ),
          isHiddenWhenEmpty: true,
        },
        {
          label: 'Customer’s page',
          value: entry.kind === 'visit' && !isUnstored(entry) && (
            <RouterLink to={paths.visit(entry.id)}>Link and requests</RouterLink>
          ),
          isHiddenWhenEmpty: true,
        },
        { label: 'Required skills', value: requiredSkills.join(', '), isHiddenWhenEmpty: true },
        { label: 'Notes', value: notes, isHiddenWhenEmpty: true },
      ]}
    />
  );
}
