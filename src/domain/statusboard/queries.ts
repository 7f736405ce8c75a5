import { filteredJobs } from '../job/queries';
import type { ListQuery } from '../record/listQuery';

const FEW = 10;

/** Jobs that cannot wait and have no time yet, the latest first. */
export const waitingEmergencies = (): ListQuery => ({
  ...filteredJobs(
    { view: 'unscheduled', progress: '', technicianId: '', priority: 'emergency', type: '', source: '', unit: '' },
    'UTC',
    new Date(0),
  ),
  limit: FEW,
});
