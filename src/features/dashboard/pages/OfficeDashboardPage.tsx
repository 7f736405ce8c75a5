import { SimpleGrid, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { todaysJobs } from '@/domain/job/queries';
import { isLate } from '@/domain/job/status';
import { useNow } from '@/ui/hooks/useNow';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { dayBounds } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatWeekday } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { DayFigures } from '../components/DayFigures';
import { JobSection } from '../components/JobSection';
import { TechnicianColumns } from '../components/TechnicianColumns';
import { useAttention } from '../hooks/useAttention';

/** The office's live view of the day: who is on what, what has nobody, what is late, what waits. */
export function Component() {
  const { company, role, features } = useSession();
  const now = useNow();
  const { timeZone } = company;
  // The day's bounds, not the minute, decide what is watched.
  const today = useLiveRecords(collections.jobs, todaysJobs(timeZone, new Date(dayBounds(timeZone, now).start)));
  const { active } = useTechnicians();
  const { late, unscheduled, toInvoice } = useAttention(timeZone, now);
  const lateToday = today.records.filter((job) => isLate(job, now.toISOString()));
  const open = today.records.filter(({ progress }) => progress !== 'cancelled' && progress !== 'unscheduled');
  const common = { timeZone, now, withDay: true };

  return (
    <PageBody size="full">
      <PageHeader
        title="Office board"
        subtitle={`${formatWeekday(now.toISOString(), timeZone)} · follows every change`}
        actions={
          can({ role, features }, 'create', 'jobs') ? (
            <LinkButton to={paths.jobNew} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
              New job
            </LinkButton>
          ) : undefined
        }
      />
      <DayFigures
        jobs={open}
        lateCount={lateToday.length}
        unscheduledCount={unscheduled.jobs.length}
        toInvoiceCount={toInvoice.jobs.length}
      />
      <Section title="Today by technician">
        {today.error ? (
          <ErrorState error={today.error} />
        ) : today.isLoading ? (
          <LoadingRows rows={5} />
        ) : open.length === 0 ? (
          <EmptyState
            title="Nothing is booked for today"
            action={<LinkButton to={paths.jobNew}>Book a job</LinkButton>}
          />
        ) : (
          <TechnicianColumns jobs={open} technicians={active} timeZone={timeZone} now={now} />
        )}
      </Section>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <JobSection
          {...common}
          title="Late"
          jobs={late.jobs}
          isLoading={late.isLoading}
          allHref={`${paths.jobs}?view=late`}
          empty={<Text c="dimmed">Nothing is late.</Text>}
        />
        <JobSection
          {...common}
          title="Waiting for a time"
          jobs={unscheduled.jobs}
          isLoading={unscheduled.isLoading}
          allHref={`${paths.jobs}?view=unscheduled`}
          empty={<Text c="dimmed">Every job has a time.</Text>}
        />
        <JobSection
          {...common}
          title="Needs invoicing"
          jobs={toInvoice.jobs}
          isLoading={toInvoice.isLoading}
          allHref={`${paths.jobs}?view=needs-invoicing`}
          empty={<Text c="dimmed">All finished work is invoiced.</Text>}
        />
      </SimpleGrid>
    </PageBody>
  );
}
