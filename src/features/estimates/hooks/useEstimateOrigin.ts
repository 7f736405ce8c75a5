import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOrigin, type ReadOrigin } from '../readOrigin';

/** Reads what a new estimate starts from, as given in its URL: a customer, a job, a calculation, or an estimate to copy. */
export function useEstimateOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const ids = {
    customerId: params.get('customer') ?? '',
    jobId: params.get('job') ?? '',
    copyOf: params.get('copyOf') ?? '',
    loadCalculationId: params.get('loadCalculation') ?? '',
    findingIds: (params.get('findings') ?? '').split(',').filter(Boolean),
    plumbingId: params.get('plumbing') ?? '',
    leadId: params.get('lead') ?? '',
    units: params.get('units') === 'si' ? 'si' : 'us',
  } as const;
  const key = [
    ids.customerId,
    ids.jobId,
    ids.copyOf,
    ...(ids.findingIds.length === 0 ? [] : [ids.findingIds.join(',')]),
    ...(ids.plumbingId === '' ? [] : [ids.plumbingId]),
    ...(ids.leadId === '' ? [] : [ids.leadId]),
    ...(ids.loadCalculationId === '' ? [] : [ids.loadCalculationId, ids.units]),
  ].join(':');
  const read = (): Promise<ReadOrigin> => readOrigin(workspace, ids);
  const query = useQuery<ReadOrigin>({
    queryKey: ['estimateOrigin', key],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { key, origin: query.data ?? null, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
