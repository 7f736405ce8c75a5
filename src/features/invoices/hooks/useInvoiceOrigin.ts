import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOrigin, type OriginIds } from './readOrigin';

/** Reads what a new invoice starts from, given in its URL: a job, an estimate, a customer, or another invoice. */
export function useInvoiceOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const idOf = (name: string): string => params.get(name) ?? '';
  const ids: OriginIds = {
    customerId: idOf('customer'),
    jobId: idOf('job'),
    estimateId: idOf('estimate'),
    copyOf: idOf('copyOf'),
  };
  const key = [ids.customerId, ids.jobId, ids.estimateId, ids.copyOf].join(':');
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  const read = () => readOrigin(workspace, ids);
  const query = useQuery({
    queryKey: [...queryKeys.collection('invoices', who), 'origin', key],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  });
  return { ...query, key };
}
