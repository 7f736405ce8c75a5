import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobCard } from '@/entities/job/JobCard';
import { paths } from '@/lib/paths';
import { PlainList } from '@/ui/layout/PlainList';
import classes from './JobCards.module.css';

type JobCardsProps = {
  jobs: readonly Stored<Job>[];
  timeZone: string;
  now: Date;
  withDay?: boolean;
};

/** Stacked list of jobs with dividers; each links to its page. */
export function JobCards({ jobs, timeZone, now, withDay = false }: JobCardsProps) {
  return (
    <PlainList>
      {jobs.map((job) => (
        <li key={job.id} className={classes['item']}>
          <JobCard job={job} timeZone={timeZone} now={now} withDay={withDay} href={paths.jobDetails(job.id)} />
        </li>
      ))}
    </PlainList>
  );
}
