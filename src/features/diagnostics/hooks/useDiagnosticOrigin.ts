import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import { readWalk } from '@/domain/diagnostics/guide/symptomTrees';
import { PROCEDURE_KINDS } from '@/domain/diagnostics/procedures/kinds';

type Origin = { customerId: string; propertyId: string; jobId: string; equipmentId: string };

/** What a new set's address says: which kind, and for which customer, property, job or unit. */
export function useDiagnosticOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const named = (name: string): string => params.get(name) ?? '';
  const ids = {
    customer: named('customer'),
    property: named('property'),
    job: named('job'),
    equipment: named('equipment'),
  };
  const key = Object.values(ids).join(':');
  const walk = named('walk');
  const read = async (): Promise<Origin> => {
    const [job, unit] = await Promise.all([
      readOne(workspace, collections.jobs, ids.job),
      readOne(workspace, collections.equipment, ids.equipment),
    ]);
    return {
      customerId: ids.customer || (job?.customerId ?? unit?.customerId ?? ''),
      propertyId: ids.property || (job?.propertyId ?? unit?.propertyId ?? ''),
      jobId: job?.id ?? '',
      equipmentId: unit?.id ?? job?.equipmentIds[0] ?? '',
    };
  };
  const query = useQuery<Origin>({
    queryKey: ['diagnosticOrigin', key],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    key: walk === '' ? key : `${key}:${walk}`,
    /** The symptom that it starts from, as far as it was asked after. */
    walk: readWalk(walk),
    kind: PROCEDURE_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    hrefOf: (kind: string): string => `?${new URLSearchParams({ ...Object.fromEntries(params), kind }).toString()}`,
    origin: query.data ?? null,
    error: query.error,
    refetch: query.refetch,
  };
}
