import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { useTechnicians } from '../technician/useTechnicians';

/** Whether one of these technicians signs in with this account. */
export function useIsMe(): (technicianIds: readonly string[]) => boolean {
  const { uid } = useSession();
  const { byId } = useTechnicians();
  return (technicianIds) => technicianIds.some((id) => byId.get(id)?.linkedUid === uid);
}

/**
 * Whether this person is a technician of the job or of any of its visits: what the server asks before it takes a technician's money
 * for it. The visits are read only where the job does not name them. `isLoading`: not known yet.
 */
export function useOwnJob(
  job: Pick<Stored<Job>, 'id' | 'technicianIds'>,
  { isEnabled }: { isEnabled: boolean },
): { isOwn: boolean; isLoading: boolean } {
  const { isLoading } = useTechnicians();
  const isMe = useIsMe();
  const isNamed = isMe(job.technicianIds);
  const visits = useRecords(collections.schedule, visitsOfJobId(job.id), {
    isEnabled: isEnabled && !isLoading && !isNamed,
  });
  const isOfVisit = (visits.data ?? []).some(({ placement }) => isMe(placement.technicianIds));
  return { isOwn: isNamed || isOfVisit, isLoading: isLoading || visits.isLoading };
}
