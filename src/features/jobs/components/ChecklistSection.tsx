import { Checkbox } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { useTickCheck } from '../hooks/useTickCheck';
import classes from './details.module.css';

/** What is to be checked on site; a tap ticks it, and says who did and when. */
export function ChecklistSection({ job }: { job: Stored<Job> }) {
  const { role, features, company } = useSession();
  const { items, tick } = useTickCheck(job);
  const isOpen = job.progress !== 'closed' && job.progress !== 'cancelled';
  const mayTick = can({ role, features }, 'progress', 'jobs') && isOpen;
  if (items.length === 0) return null;
  return (
    <Section title="Checklist" description={`${items.filter(({ isDone }) => isDone).length} of ${items.length} done`}>
      <ul className={classes.checks}>
        {items.map((item) => (
          <li key={item.id} className={classes.check}>
            <Checkbox
              label={item.label}
              size="md"
              checked={item.isDone}
              disabled={!mayTick}
              onChange={(event) => void tick(item.id, event.currentTarget.checked)}
            />
            {item.isDone && item.doneAt !== '' && (
              <div className={classes.who}>
                <UserName uid={item.doneBy} />, {formatDateTime(item.doneAt, company.timeZone)}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
