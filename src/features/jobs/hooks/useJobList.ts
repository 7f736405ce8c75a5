import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { jobLookups } from '@/domain/job/queries';
import { filteredJobs, keepsJob, type JobFilters } from '@/domain/job/filters';
import { useSearchedList } from '@/entities/record/useSearchedList';

/** Returns the filtered jobs; with a search text, matches by number or customer. */
export function useJobList(filters: JobFilters, q: string, direction: 'asc' | 'desc') {
  const { company } = useSession();
  // "Late" is measured from when the page was opened, so the list does not reload every minute.
  const [openedAt] = useState(() => new Date());
  return useSearchedList({
    definition: collections.jobs,
    query: filteredJobs(filters, company.timeZone, openedAt, direction),
    q,
    lookups: jobLookups(q),
    keep: (job) => keepsJob(job, filters, company.timeZone, openedAt),
  });
}
