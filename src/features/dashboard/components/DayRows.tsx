import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { arrivalText } from '@/entities/job/arrivalText';
import { LateBadge } from '@/entities/job/LateBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { paths } from '@/lib/paths';
import classes from './DayRows.module.css';

/** The other stops of a technician's own day, two lines each: when, what, for whom and where. Each leads to its job. */
export function DayRows({ jobs, timeZone, now }: { jobs: readonly Stored<Job>[]; timeZone: string; now: Date }) {
  return (
    <ul className={classes['rows']}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={paths.jobDetails(job.id)} className={classes['row']}>
            <span className={classes['text']}>
              <span className={classes['first']}>
                <span className={classes['when']}>{arrivalText(job, timeZone) || 'No time yet'}</span>
                <LateBadge job={job} nowIso={now.toISOString()} />
                {job.progress !== 'scheduled' && <ProgressBadge progress={job.progress} />}
              </span>
              <span className={classes['title']}>{job.title}</span>
              <span className={classes['where']}>
                {[job.customerName, job.propertyAddress].filter(Boolean).join(' · ')}
              </span>
            </span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
