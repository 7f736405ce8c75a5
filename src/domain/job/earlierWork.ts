import type { Stored } from '../record/schema';
import type { Job } from './schema';

/** This many earlier jobs are enough to know a house. */
const SHOWN = 3;

/** Returns earlier work at a job's property, latest first. */
export const earlierWork = (
  jobs: readonly Stored<Job>[],
  { id, propertyId, scheduledTime }: Stored<Job>,
): Stored<Job>[] =>
  jobs
    .filter(
      (job) =>
        job.id !== id &&
        job.propertyId === propertyId &&
        (job.progress === 'work-done' || job.progress === 'invoiced' || job.progress === 'closed') &&
        (scheduledTime === '' || job.scheduledTime <= scheduledTime),
    )
    .toSorted((a, b) => (a.scheduledTime < b.scheduledTime ? 1 : -1))
    .slice(0, SHOWN);
