import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { estimatesMadeIntoJob, estimatesOfJob } from '@/domain/estimate/queries';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';

/** Returns the estimates written on a job or converted into it; none if this user may not see them. */
export function useJobEstimates(jobId: string): readonly Stored<Estimate>[] {
  const can = useCan();
  const isEnabled = can('read', 'estimates');
  const { data: written = [] } = useRecords(collections.estimates, estimatesOfJob(jobId), { isEnabled });
  const { data: made = [] } = useRecords(collections.estimates, estimatesMadeIntoJob(jobId), { isEnabled });
  return [...new Map([...written, ...made].map((estimate) => [estimate.id, estimate])).values()];
}
