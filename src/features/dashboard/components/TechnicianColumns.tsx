import { Text } from '@mantine/core';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { technicianName, type Technician } from '@/domain/technician/schema';
import { formatCount } from '@/ui/format/quantities';
import { JobCards } from './JobCards';
import classes from './TechnicianColumns.module.css';

type Column = { id: string; name: string; color: string; jobs: Stored<Job>[] };

/** One column per technician who has work today, first the jobs that nobody has. */
function columnsOf(jobs: readonly Stored<Job>[], technicians: readonly Stored<Technician>[]): Column[] {
  const known = new Set(technicians.map(({ id }) => id));
  const unassigned = jobs.filter(({ technicianIds }) => !technicianIds.some((id) => known.has(id)));
  const columns = technicians.map((technician) => ({
    id: technician.id,
    name: technicianName(technician),
    color: technician.color,
    jobs: jobs.filter(({ technicianIds }) => technicianIds.includes(technician.id)),
  }));
  return [{ id: 'nobody', name: 'Nobody yet', color: 'transparent', jobs: unassigned }, ...columns].filter(
    (column) => column.jobs.length > 0,
  );
}

type TechnicianColumnsProps = {
  jobs: readonly Stored<Job>[];
  technicians: readonly Stored<Technician>[];
  timeZone: string;
  now: Date;
};

/** Today's jobs side by side, technician by technician. */
export function TechnicianColumns({ jobs, technicians, timeZone, now }: TechnicianColumnsProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className={classes['board']} role="region" aria-label="Today by technician" tabIndex={0}>
      {columnsOf(jobs, technicians).map((column) => (
        <section key={column.id} className={classes['column']} aria-label={column.name}>
          <div className={classes['head']}>
            <span className={classes['dot']} style={{ background: column.color }} aria-hidden />
            <Text fw={600} truncate title={column.name}>
              {column.name}
            </Text>
            <Text size="sm" c="dimmed" className={classes['count']}>
              {formatCount(column.jobs.length, 'job')}
            </Text>
          </div>
          <JobCards jobs={column.jobs} timeZone={timeZone} now={now} />
        </section>
      ))}
    </div>
  );
}
