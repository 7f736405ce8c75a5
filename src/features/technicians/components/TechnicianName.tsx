import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './TechnicianName.module.css';

/** Shows a technician's name with their board color. */
export function TechnicianName({ name, color, isArchived }: { name: string; color: string; isArchived: boolean }) {
  return (
    <span className={classes['name']}>
      <span className={classes['dot']} style={{ background: color }} aria-hidden />
      <span className={classes['text']} title={name}>
        {name}
      </span>
      {isArchived && <StatusBadge tone="neutral" label="Archived" />}
    </span>
  );
}
