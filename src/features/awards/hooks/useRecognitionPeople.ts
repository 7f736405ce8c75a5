import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { allOptOuts } from '@/domain/award/queries';
import { useTechnicians } from '@/entities/technician/useTechnicians';

const ALL = allOptOuts();

/** Who may be recognized: technicians who work here and take part; and who does not. `own` is who signed in, if they are one. */
export function useRecognitionPeople() {
  const { uid } = useSession();
  const { active, byId, namesOf, isLoading } = useTechnicians();
  const { data, isLoading: isLoadingOptOuts, error } = useRecords(collections.recognitionOptOuts, ALL);
  return useMemo(() => {
    const optedOut: ReadonlySet<string> = new Set(data?.map(({ technicianId }) => technicianId));
    return {
      optedOut,
      // Names no one until the nonparticipants are known.
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
