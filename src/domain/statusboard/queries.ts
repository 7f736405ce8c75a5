import { ANY_JOB, filteredJobs } from '../job/filters';
import type { ListQuery } from '../record/listQuery';

const FEW = 10;

/** Queries unscheduled emergency jobs, latest first. */
export const waitingEmergencies = (): ListQuery => ({
  ...filteredJobs({ ...ANY_JOB, view: 'unscheduled', priority: 'emergency' }, 'UTC', new Date(0)),
  limit: FEW,
});
