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
  /** True to show who checked each item, and when. */
  withWho?: boolean;
};

/** Formats a checklist's progress: `2 of 5 done`; '' if there is nothing to check. */
export const checklistSummary = ({ checklist }: Pick<Job, 'checklist'>): string =>
  checklist.length === 0 ? '' : `${checklist.filter(({ isDone }) => isDone).length} of ${checklist.length} done`;

/** Renders what has to be checked on site; a tap checks it off. */
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
