import { collections } from '@/data/collections';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { childJobs } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './details.module.css';

/** Lists the job that this one is a callback of or repairs a finding of, and its own follow-up jobs. */
export function RelatedJobsSection({ job }: { job: Stored<Job> }) {
  const { data: parent } = useRecord(collections.jobs, job.parentJobId);
  const { data: children = [] } = useRecords(collections.jobs, childJobs(job.id));
  if (!parent && children.length === 0) return null;
  return (
    <Section title="Related jobs">
      <ul className={classes.checks}>
        {parent && <Line job={parent} relation={job.type === 'callback' ? 'Callback of' : 'Follows'} />}
        {children.map((child) => (
          <Line key={child.id} job={child} relation={child.type === 'callback' ? 'Callback' : 'Followed by'} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ job, relation }: { job: Stored<Job>; relation: string }) {
  return (
    <li className={classes.check}>
      <span className={classes.label}>{relation}</span>
      <RouterLink to={paths.jobDetails(job.id)}>
        {job.number} {job.title}
      </RouterLink>{' '}
      <ProgressBadge progress={job.progress} />
    </li>
  );
}
