import { SimpleGrid, Stack } from '@mantine/core';
import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature, toFeature } from '@/domain/access/features';
import { can } from '@/domain/access/permissions';
import { todaysJobs } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import { useNow } from '@/ui/hooks/useNow';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatWeekday } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { FeatureNotice } from '../components/FeatureNotice';
import { JobSection } from '../components/JobSection';
import { LockedFeatures } from '../components/LockedFeatures';
import { useAttention } from '../hooks/useAttention';

/** A job without a time carries the specification's default time, which is no appointment; a cancelled one is none either. */
const isOnToday = ({ progress }: Job): boolean => progress !== 'unscheduled' && progress !== 'cancelled';

/** The start page: what is on today, what is late, what waits for an invoice, and what is locked. */
export function Component() {
  const { user, company, role, features } = useSession();
  const [params] = useSearchParams();
  const now = useNow();
  const { timeZone } = company;
  const seesJobs = hasFeature(features, 'jobs');
  const mayBook = can({ role, features }, 'create', 'jobs');
  const mayAddCustomers = can({ role, features }, 'create', 'customers');
  const today = useRecords(collections.jobs, todaysJobs(timeZone, now), { isEnabled: seesJobs });
  const { late, toInvoice } = useAttention(timeZone, now, seesJobs);
  const denied = toFeature(params.get('feature'));
  const common = { timeZone, now };

  return (
    <PageBody size="wide">
      <PageHeader
        title={user.firstName ? `Hello, ${user.firstName}` : 'Today'}
        subtitle={`${formatWeekday(now.toISOString(), timeZone)} · ${company.name}`}
        actions={
          <>
            {mayAddCustomers && (
              <LinkButton to={paths.customerNew} variant="default" leftSection={<IconUserPlus size={18} aria-hidden />}>
                New customer
              </LinkButton>
            )}
            {mayBook && (
              <LinkButton to={paths.jobNew} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
                New job
              </LinkButton>
            )}
          </>
        }
      />
      {denied && <FeatureNotice feature={denied} />}
      {seesJobs && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <JobSection
            {...common}
            title="Today"
            jobs={(today.data ?? []).filter(isOnToday)}
            isLoading={today.isLoading}
            max={12}
            allHref={`${paths.jobs}?view=today`}
            empty={
              <EmptyState
                title="Nothing is booked for today"
                text={
                  mayBook
                    ? 'Book the first job: only a customer and what is to be done are needed.'
                    : 'New jobs appear here as soon as they are booked.'
                }
                action={mayBook ? <LinkButton to={paths.jobNew}>Book a job</LinkButton> : undefined}
              />
            }
          />
          <Stack gap="md">
            <JobSection
              {...common}
              title="Late"
              jobs={late.jobs}
              isLoading={late.isLoading}
              withDay
              allHref={`${paths.jobs}?view=late`}
              empty={<EmptyState title="Nobody is waiting" text="Every promised arrival so far was kept." />}
            />
            {role !== 'technician' && (
              <JobSection
                {...common}
                title="Needs invoicing"
                jobs={toInvoice.jobs}
                isLoading={toInvoice.isLoading}
                withDay
                max={4}
                allHref={`${paths.jobs}?view=needs-invoicing`}
                empty={
                  <EmptyState title="Nothing to invoice" text="Finished jobs without an invoice are listed here." />
                }
              />
            )}
          </Stack>
        </SimpleGrid>
      )}
      <LockedFeatures />
    </PageBody>
  );
}
