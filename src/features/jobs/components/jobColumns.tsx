import { Text } from '@mantine/core';
import { JOB_TYPE_LABELS, type Job } from '@/domain/job/schema';
import { jobStatus } from '@/domain/job/status';
import type { Stored } from '@/domain/record/schema';
import { whenText } from '@/entities/job/arrivalText';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { LateBadge } from '@/entities/job/LateBadge';
import { PriorityBadge } from '@/entities/job/PriorityBadge';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import type { DataColumn } from '@/ui/table/columns';
import classes from './jobColumns.module.css';

/** The columns of the list of jobs. `now` decides what is late. */
export const jobColumns = (timeZone: string, now: Date): DataColumn<Stored<Job>>[] => [
  {
    id: 'title',
    header: 'Job',
    cell: (job) => (
      <>
        {job.title}
        <span className={classes.second}>
          {job.number} · {JOB_TYPE_LABELS[job.type]}
        </span>
      </>
    ),
  },
  { id: 'scheduledTime', header: 'When', width: 230, isSortable: true, cell: (job) => whenText(job, timeZone) },
  {
    id: 'customer',
    header: 'Customer',
    width: 245,
    cell: (job) => (
      <>
        {job.customerName}
        <span className={classes.second}>{job.propertyAddress}</span>
      </>
    ),
  },
  {
    id: 'technicians',
    header: 'Technicians',
    width: 170,
    isSecondary: true,
    cell: (job) => <JobTechnicians ids={job.technicianIds} emptyText="–" />,
  },
  {
    id: 'progress',
    header: 'Progress',
    width: 200,
    cell: (job) => (
      <span className={classes.badges}>
        <ProgressBadge progress={job.progress} />
        <LateBadge job={job} nowIso={now.toISOString()} />
        <PriorityBadge priority={job.priority} isHiddenWhenNormal />
      </span>
    ),
  },
  {
    id: 'invoice',
    header: 'Invoice',
    width: 90,
    isSecondary: true,
    cell: (job) => (
      <Text span size="sm" c="dimmed" className={classes.status ?? ''}>
        {jobStatus(job)}
      </Text>
    ),
  },
];
