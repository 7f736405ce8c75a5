import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { technicianDay } from '@/domain/job/queries';
import { dayBounds } from '@/lib/dates';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { useMyTechnician } from '../hooks/useMyTechnician';
import { JobCards } from './JobCards';

/** Lists a technician's own jobs today. Acting on them happens on "My day". */
export function OwnDay({ now }: { now: Date }) {
  const { company } = useSession();
  const { technician, isLoading: isLooking } = useMyTechnician();
  const { timeZone } = company;
  const { records, isLoading, error } = useLiveRecords(
    collections.jobs,
    technicianDay(technician?.id ?? '', timeZone, new Date(dayBounds(timeZone, now).start)),
    { isEnabled: technician !== null },
  );
  return (
    <Section title="Your jobs today">
      {error ? (
        <ErrorState error={error} />
      ) : isLooking || isLoading ? (
        <LoadingRows rows={3} />
      ) : records.length === 0 ? (
        <EmptyState title="You have no visits today" text="New jobs appear here automatically." />
      ) : (
        <JobCards jobs={records} timeZone={timeZone} now={now} />
      )}
    </Section>
  );
}
