import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { useTechnicians } from '../technician/useTechnicians';

/** Returns a function that checks whether one of these technicians is the signed-in user. */
export function useIsMe(): (technicianIds: readonly string[]) => boolean {
  const { uid } = useSession();
  const { byId } = useTechnicians();
  return (technicianIds) => technicianIds.some((id) => byId.get(id)?.linkedUid === uid);
}

/**
 * Returns whether the user is a technician of the job or of any of its visits: the server checks this before it accepts money a
 * technician collected for it. The visits are read only if the job doesn't name the user. `isLoading`: not known yet.
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
