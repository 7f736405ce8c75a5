import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { Checklist, checklistSummary } from '@/entities/job/Checklist';
import classes from './NextStop.module.css';

/** Shows a stop's checklist and its progress. Renders nothing for jobs without one. */
export function StopChecklist({ job }: { job: Stored<Job> }) {
  const checks = checklistSummary(job);
  if (checks === '') return null;
  return (
    <div className={classes['part']}>
      <div className={classes['head']}>
        <h3 className={classes['label']}>Checklist</h3>
        <span className={classes['count']}>{checks}</span>
      </div>
      <Checklist job={job} />
    </div>
  );
}
