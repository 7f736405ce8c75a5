import { Link } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobsInOrder, type DayBoard } from '@/domain/job/dayBoard';
import { arrivalText } from '@/entities/job/arrivalText';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { BLOCK_LOOKS } from './blockLooks';
import classes from './Day.module.css';

/** Lists today's jobs in order, two lines each: time, work, customer, assignee, and status. */
export function DayList({ board }: { board: DayBoard }) {
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  return (
    <ul className={classes.list} aria-label="Today’s jobs">
      {jobsInOrder(board).map(({ job, state }) => {
        const { Symbol, word } = BLOCK_LOOKS[state];
        const people = job.technicianIds.length === 0 ? 'Unassigned' : namesOf(job.technicianIds).join(', ');
        return (
          <li key={job.id}>
            <Link to={paths.jobDetails(job.id)} className={classes.line}>
              <span className={classes.lineTop}>
                <span className={classes.time}>{arrivalText(job, company.timeZone)}</span>
                <span className={classes.state} data-state={state}>
                  <Symbol size={14} aria-hidden />
                  {word}
                </span>
              </span>
              <span className={classes.lineTitle}>{job.title}</span>
              <span className={classes.lineWho}>{[job.customerName, people].filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
