import { IconArrowUp, IconUrgent } from '@tabler/icons-react';
import { PRIORITY_LABELS } from '@/domain/job/jobLabels';
import { jobTypeName, leadSourceName } from '@/domain/company/workChoices';
import type { WorkSettings } from '@/domain/company/workSettings';
import type { Job } from '@/domain/job/schema';
import { isOnTheWay } from '@/domain/job/onMyWay';
import { isLate, jobStatus } from '@/domain/job/status';
import type { Stored } from '@/domain/record/schema';
import { dayText, shortArrival } from '@/entities/job/arrivalText';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { LateBadge } from '@/entities/job/LateBadge';
import { OnTheWayBadge } from '@/entities/job/OnTheWayBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { isolated } from '@/lib/isolated';
import type { DataColumn } from '@/ui/table/columns';
import classes from './jobColumns.module.css';

/** Columns of the job list, one line each. `now` decides what is late and which day is today. */
export const jobColumns = (timeZone: string, now: Date, settings: WorkSettings): DataColumn<Stored<Job>>[] => [
  {
    id: 'scheduledTime',
    header: 'When',
    width: 256,
    isSortable: true,
    cell: (job) => <When job={job} timeZone={timeZone} now={now} />,
  },
  {
    id: 'title',
    header: 'Job',
    isMain: true,
    cell: (job) => (
      <>
        <UrgentMark priority={job.priority} />
        {job.title}
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: (job) => (
      <>
        {isolated(job.customerName)} <span className={classes.second}>{job.propertyAddress}</span>
      </>
    ),
  },
  {
    id: 'technicians',
    header: 'Technicians',
    width: 152,
    isSecondary: true,
    cell: (job) => <JobTechnicians ids={job.technicianIds} emptyText="–" isShort />,
  },
  {
    id: 'progress',
    header: 'Status',
    width: 132,
    cell: (job) =>
      isOnTheWay(job, now.toISOString()) ? (
        <OnTheWayBadge job={job} nowIso={now.toISOString()} />
      ) : isLate(job, now.toISOString()) ? (
        <LateBadge job={job} nowIso={now.toISOString()} />
      ) : (
        <ProgressBadge progress={job.progress} />
      ),
  },
  { id: 'number', header: 'Number', width: 112, isSecondary: true, cell: ({ number }) => number },
  {
    id: 'type',
    header: 'Type',
    width: 130,
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: ({ type }) => jobTypeName(settings, type),
  },
  {
    id: 'source',
    header: 'Lead source',
    width: 130,
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: ({ source }) => leadSourceName(settings, source),
  },
  {
    id: 'invoice',
    header: 'Invoice',
    width: 100,
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: (job) => <span className={classes.status}>{jobStatus(job)}</span>,
  },
];

function When({ job, timeZone, now }: { job: Stored<Job>; timeZone: string; now: Date }) {
  if (job.progress === 'unscheduled') return <span className={classes.second}>Not scheduled</span>;
  return (
    <span className={classes.when}>
      <span className={classes.day} data-group-label>
        {dayText(job, timeZone, now)}
      </span>{' '}
      <span className={classes.time}>{shortArrival(job, timeZone)}</span>
    </span>
  );
}

/** Marks urgent jobs in front of the title. */
function UrgentMark({ priority }: Pick<Job, 'priority'>) {
  if (priority !== 'emergency' && priority !== 'high') return null;
  const Symbol = priority === 'emergency' ? IconUrgent : IconArrowUp;
  return (
    <>
      <Symbol size={16} className={classes.urgent} data-priority={priority} aria-hidden />
      <span className="visually-hidden">{PRIORITY_LABELS[priority]}: </span>
    </>
  );
}
