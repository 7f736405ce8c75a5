import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { allOptOuts } from '@/domain/award/queries';
import { useTechnicians } from '@/entities/technician/useTechnicians';

const ALL = allOptOuts();

/** Returns the active technicians who take part in recognition, and those who opted out. `own` is the signed-in user, if they are one. */
export function useRecognitionPeople() {
  const { uid } = useSession();
  const { active, byId, namesOf, isLoading } = useTechnicians();
  const { data, isLoading: isLoadingOptOuts, error } = useRecords(collections.recognitionOptOuts, ALL);
  return useMemo(() => {
    const optedOut: ReadonlySet<string> = new Set(data?.map(({ technicianId }) => technicianId));
    return {
      optedOut,
      // Empty until the nonparticipants are known.
      takingPart: data ? active.filter(({ id }) => !optedOut.has(id)) : [],
      active,
      own: active.find(({ linkedUid }) => linkedUid === uid) ?? null,
      byId,
      nameOf: (id: string) => namesOf([id])[0] ?? '',
      isLoading: isLoading || isLoadingOptOuts,
      error,
    };
  }, [data, active, byId, namesOf, isLoading, isLoadingOptOuts, error, uid]);
}
