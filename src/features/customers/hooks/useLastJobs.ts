import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLookups } from '@/data/react/useLookups';
import { jobsByCustomer } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';

/** The most customers queried, one job each. */
const ASKED_LIMIT = 50;

/**
 * The job of each customer that was changed last, by customer: where two may be the same, it says which of them is in use. Null
 * for those who may not know.
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
