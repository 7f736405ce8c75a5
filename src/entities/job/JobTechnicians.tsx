import { technicianName } from '@/domain/technician/schema';
import { useTechnicians } from '../technician/useTechnicians';
import classes from './JobCard.module.css';

type JobTechniciansProps = { ids: readonly string[]; emptyText?: string };

/** Who is assigned to a job: each name with the technician's colour, the lead first. */
export function JobTechnicians({ ids, emptyText = 'Nobody assigned' }: JobTechniciansProps) {
  const { byId, isLoading } = useTechnicians();
  if (ids.length === 0) return <span className={classes.people}>{emptyText}</span>;
  return (
    <span className={classes.people}>
      {ids.map((id) => {
        const technician = byId.get(id);
        return (
          <span key={id} className={classes.person}>
            <span className={classes.dot} style={{ background: technician?.color }} aria-hidden />
            {technician ? technicianName(technician) : isLoading ? '…' : 'Former technician'}
          </span>
        );
      })}
    </span>
  );
}
