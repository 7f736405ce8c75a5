import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLookups } from '@/data/react/useLookups';
import { jobsByCustomer } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';

/** Limit on customers queried, one job each. */
const ASKED_LIMIT = 50;

/**
 * Returns each customer's most recently changed job, by customer id: for possible duplicates, it shows which record is in use. Null
 * without permission.
 */
export function useLastJobs(
  customerIds: readonly string[],
  { isEnabled }: { isEnabled: boolean },
): ReadonlyMap<string, Stored<Job>> | null {
  const mayKnow = useCan()('read', 'jobs') && isEnabled;
  const { records, error } = useLookups(
    collections.jobs,
    mayKnow ? customerIds.slice(0, ASKED_LIMIT).map((id) => ({ query: { ...jobsByCustomer(id), limit: 1 } })) : [],
    { isEnabled: mayKnow },
  );
  if (!mayKnow || error) return null;
  return new Map(records.map((job) => [job.invoice.customerId, job]));
}
