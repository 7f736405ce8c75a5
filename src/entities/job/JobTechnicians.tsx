import { technicianName } from '@/domain/technician/schema';
import { useTechnicians } from '../technician/useTechnicians';
import classes from './JobCard.module.css';

type JobTechniciansProps = {
  ids: readonly string[];
  emptyText?: string;
  /** True for a single line: the lead, and how many more. */
  isShort?: boolean;
};

/** Renders a job's technicians: each name with the technician's color, the lead first. */
export function JobTechnicians({ ids, emptyText = 'Unassigned', isShort = false }: JobTechniciansProps) {
  const { byId, isLoading } = useTechnicians();
  if (ids.length === 0) return <span className={classes.people}>{emptyText}</span>;
  const shown = isShort ? ids.slice(0, 1) : ids;
  return (
    <span className={classes.people} data-short={isShort || undefined}>
      {shown.map((id) => {
        const technician = byId.get(id);
        return (
          <span key={id} className={classes.person}>
            <span className={classes.dot} style={{ background: technician?.color }} aria-hidden />
            {technician ? technicianName(technician) : isLoading ? '…' : 'Former technician'}
          </span>
        );
      })}
      {shown.length < ids.length && <span>+{ids.length - shown.length}</span>}
    </span>
  );
}
