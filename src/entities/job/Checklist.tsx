import { Checkbox } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { formatDateTime } from '@/ui/format/dateTime';
import { UserName } from '../user/UserName';
import classes from './Checklist.module.css';
import { useTickCheck } from './useTickCheck';

type ChecklistProps = {
  job: Stored<Job>;
  /** Says with each check who ticked it, and when. */
  withWho?: boolean;
};

/** `2 of 5 done`; '' where nothing is to be checked. */
export const checklistSummary = ({ checklist }: Pick<Job, 'checklist'>): string =>
  checklist.length === 0 ? '' : `${checklist.filter(({ isDone }) => isDone).length} of ${checklist.length} done`;

/** What is to be checked on site; a tap ticks it. */
export function Checklist({ job, withWho = false }: ChecklistProps) {
  const { company } = useSession();
  const can = useCan();
  const { items, tick } = useTickCheck(job);
  const isOpen = job.progress !== 'closed' && job.progress !== 'cancelled';
  const mayTick = can('progress', 'jobs') && isOpen;
  return (
    <ul className={classes['checks']}>
      {items.map((item) => (
        <li key={item.id} className={classes['check']}>
          <Checkbox
            label={item.label}
            size="md"
            checked={item.isDone}
            disabled={!mayTick}
            onChange={(event) => void tick(item.id, event.currentTarget.checked)}
          />
          {withWho && item.isDone && item.doneAt !== '' && (
            <div className={classes['who']}>
              <UserName uid={item.doneBy} />, {formatDateTime(item.doneAt, company.timeZone)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
