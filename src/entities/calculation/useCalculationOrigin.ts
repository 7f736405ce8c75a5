import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { formatAddress } from '@/domain/contact/format';
import type { CollectionDefinition } from '@/data/records/definition';
import type { Stored } from '@/domain/record/schema';

/** Starting values of a new calculation. */
export type CalculationOrigin<R> = {
  customerId: string;
  propertyId: string;
  /** One line; '' if no property is given. */
  address: string;
  title: string;
  jobId: string;
  jobNumber: string;
  copyOf: Stored<R> | null;
  isMissing: boolean;
};

type OriginIds = { customer: string; property: string; job: string; copyOf: string };

async function readOrigin<R extends object>(
  workspace: Workspace,
  definition: CollectionDefinition<R>,
  ids: OriginIds,
): Promise<CalculationOrigin<R>> {
  const [copied, job] = await Promise.all([
    readOne(workspace, definition, ids.copyOf),
    readOne(workspace, collections.jobs, ids.job),
  ]);
  const property = await readOne(workspace, collections.properties, ids.property || (job?.propertyId ?? ''));
  const customer = await readOne(
    workspace,
    collections.customers,
    ids.customer || (job?.customerId ?? '') || (property?.customerId ?? ''),
  );
  const address = property ? formatAddress(property.address) : customer ? formatAddress(customer.billingAddress) : '';
  return {
    customerId: customer?.id ?? '',
    propertyId: property?.id ?? '',
    address,
    title: job?.title ?? customer?.name ?? '',
    jobId: job?.id ?? '',
    jobNumber: job?.number ?? '',
    copyOf: copied,
    isMissing:
      (ids.copyOf !== '' && !copied) ||
      (ids.job !== '' && !job) ||
      (ids.property !== '' && !property) ||
      (ids.customer !== '' && !customer),
  };
}

/** Reads what a new calculation's URL asks to start from: a customer, a property, a job, or a calculation to copy. */
export function useCalculationOrigin<R extends object>(definition: CollectionDefinition<R>) {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const named = (name: string): string => params.get(name) ?? '';
  const ids = { customer: named('customer'), property: named('property'), job: named('job'), copyOf: named('copyOf') };
  const key = Object.values(ids).join(':');
  const read = (): Promise<CalculationOrigin<R>> => readOrigin(workspace, definition, ids);
  const query = useQuery<CalculationOrigin<R>>({
    queryKey: ['calculationOrigin', definition.name, key],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { key, origin: query.data ?? null, isLoading: query.isLoading, error: query.error, refetch: query.refetch };
}
