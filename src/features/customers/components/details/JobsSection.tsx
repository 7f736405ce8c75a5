import { IconPlus } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { CUSTOMER_JOB_LIMIT, jobsByCustomer } from '@/domain/job/queries';
import { whenText } from '@/entities/job/arrivalText';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './details.module.css';

/** Lists the customer's jobs, most recently changed first. */
export function JobsSection({ customerId, mayAdd }: { customerId: string; mayAdd: boolean }) {
  const { company } = useSession();
  const can = useCan();
  const maySee = can('read', 'jobs');
  const {
    data: jobs = [],
    isLoading,
    error,
    refetch,
  } = useRecords(collections.jobs, jobsByCustomer(customerId), { isEnabled: maySee });
  if (!maySee) return null;
  return (
    <Section
      title="Jobs"
      actions={
        mayAdd &&
        can('create', 'jobs') && (
          <LinkButton variant="text" to={paths.jobNewFor(customerId)} leftSection={<IconPlus size={18} aria-hidden />}>
            New job
          </LinkButton>
        )
      }
    >
      {isLoading && <LoadingRows rows={2} label="Loading jobs" />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!isLoading && !error && jobs.length === 0 && <div className={classes.second}>No jobs yet.</div>}
      {jobs.length > 0 && (
        <ul className={classes.list} aria-label="Jobs">
          {jobs.map((job) => (
            <li key={job.id} className={classes.row}>
              <div className={classes.main}>
                <RouterLink to={paths.jobDetails(job.id)}>{job.title}</RouterLink>
                <div className={classes.second}>
                  {job.number} · {whenText(job, company.timeZone)}
                  {job.propertyAddress !== '' && ` · ${job.propertyAddress}`}
                </div>
              </div>
              <ProgressBadge progress={job.progress} />
            </li>
          ))}
        </ul>
      )}
      {jobs.length === CUSTOMER_JOB_LIMIT && (
        <div className={classes.second}>The {CUSTOMER_JOB_LIMIT} jobs that changed last are shown.</div>
      )}
    </Section>
  );
}
