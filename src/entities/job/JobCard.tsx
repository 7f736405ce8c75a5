import { Link } from 'react-router-dom';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { isolated } from '@/lib/isolated';
import { arrivalText, whenText } from './arrivalText';
import classes from './JobCard.module.css';
import { JobTechnicians } from './JobTechnicians';
import { LateBadge } from './LateBadge';
import { PriorityBadge } from './PriorityBadge';
import { ProgressBadge } from './ProgressBadge';

type JobCardProps = {
  job: Stored<Job>;
  timeZone: string;
  now: Date;
  /** True to include the day, if the list covers more than one. */
  withDay?: boolean;
  /** Makes the whole card a link. Leave it out if the card is already inside a link. */
  href?: string;
};

/** Renders a job at a glance, for phones and dashboards: when, what, for whom, where, who goes, and what to watch out for. */
export function JobCard({ job, timeZone, now, withDay = false, href }: JobCardProps) {
  const when = withDay ? whenText(job, timeZone) : arrivalText(job, timeZone) || 'Not scheduled';
  return (
    <article className={classes.card} aria-label={`${job.number} ${job.title}`}>
      <div className={classes.top}>
        <span className={classes.when}>{when}</span>
        <span className={classes.badges}>
          <LateBadge job={job} nowIso={now.toISOString()} />
          <PriorityBadge priority={job.priority} isHiddenWhenNormal />
          <ProgressBadge progress={job.progress} />
        </span>
      </div>
      <div className={classes.title}>
        {href === undefined ? (
          job.title
        ) : (
          <Link to={href} className={classes.link}>
            {job.title}
          </Link>
        )}
      </div>
      <div className={classes.line}>
        {[isolated(job.customerName), job.propertyAddress].filter(Boolean).join(' · ')}
      </div>
      <div className={classes.top}>
        <JobTechnicians ids={job.technicianIds} />
        <span className={classes.line}>{job.number}</span>
      </div>
    </article>
  );
}
