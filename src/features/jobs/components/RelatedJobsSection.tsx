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

/** The job that this one calls back, and the callbacks that it had. */
export function RelatedJobsSection({ job }: { job: Stored<Job> }) {
  const { data: parent } = useRecord(collections.jobs, job.parentJobId);
  const { data: children = [] } = useRecords(collections.jobs, childJobs(job.id));
  if (!parent && children.length === 0) return null;
  return (
    <Section title="Related jobs">
      <ul className={classes.checks}>
        {parent && <Line job={parent} relation="Callback of" />}
        {children.map((child) => (
          <Line key={child.id} job={child} relation="Callback" />
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
