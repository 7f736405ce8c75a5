import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import type { ContractOrigin } from '@/domain/contract/record/origin';
import { starterTemplate } from '@/domain/contract/record/starters';
import { userName } from '@/domain/user/schema';

/** Ids from a new contract's URL; '' for those not given. */
type OriginIds = { customerId: string; estimateId: string; jobId: string; templateId: string };
type Read = Omit<ContractOrigin, 'company' | 'writer'> & { isMissing: boolean };

async function readOrigin(workspace: Workspace, ids: OriginIds): Promise<Read> {
  const [estimate, job, template] = await Promise.all([
    readOne(workspace, collections.estimates, ids.estimateId),
    readOne(workspace, collections.jobs, ids.jobId),
    readOne(workspace, collections.contractTemplates, ids.templateId),
  ]);
  const [customer, property] = await Promise.all([
    readOne(workspace, collections.customers, estimate?.customerId ?? job?.customerId ?? ids.customerId),
    readOne(workspace, collections.properties, estimate?.propertyId ?? job?.propertyId ?? ''),
  ]);
  return {
    customer,
    property,
    estimate,
    template: template ?? starterTemplate(ids.templateId),
    jobId: job?.id ?? estimate?.jobId ?? '',
    isMissing: (ids.estimateId !== '' && !estimate) || (ids.jobId !== '' && !job),
  };
}

/** Builds a new contract's initial values from the estimate, job, customer, and template in the URL. */
export function useContractOrigin() {
  const workspace = useWorkspace();
  const { company, user } = useSession();
  const [params] = useSearchParams();
  const ids: OriginIds = {
    customerId: params.get('customer') ?? '',
    estimateId: params.get('estimate') ?? '',
    jobId: params.get('job') ?? '',
    templateId: params.get('template') ?? '',
  };
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  const key = Object.values(ids).join(' ');
  const read = () => readOrigin(workspace, ids);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.collection('contracts', who), 'origin', key],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  });
  const origin = data && { ...data, company, writer: { name: userName(user), email: user.email } };
  return { key, origin, error, refetch };
}
