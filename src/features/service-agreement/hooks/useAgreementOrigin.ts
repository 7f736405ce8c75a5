import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { PLAN_LIST_LIMIT } from '@/domain/agreement/record/plan';
import { readBillingSettings, readTax } from '@/entities/tax/readTax';
import { calendarDay } from '@/lib/dates';
import type { AgreementOrigin } from '../agreementForm';

async function readOrigin(
  workspace: Workspace,
  ids: { customerId: string; propertyId: string },
): Promise<AgreementOrigin> {
  const { company } = workspace.getState();
  const today = calendarDay(company?.timeZone ?? 'UTC');
  const [customer, property, settings, plans] = await Promise.all([
    readOne(workspace, collections.customers, ids.customerId),
    readOne(workspace, collections.properties, ids.propertyId),
    readBillingSettings(workspace),
    workspace.repository(collections.agreementPlans).getAll({ limit: PLAN_LIST_LIMIT }),
  ]);
  const tax = await readTax(workspace, { customer, property, settings, date: today });
  return {
    today,
    settings,
    tax: { ...tax, jobNature: 'maintenance' },
    plans: plans.filter(({ isArchived }) => !isArchived),
    customer,
    property,
  };
}

/** Reads what a new agreement starts with, for the customer and property in the URL. */
export function useAgreementOrigin() {
  const workspace = useWorkspace();
  const [params] = useSearchParams();
  const ids = { customerId: params.get('customer') ?? '', propertyId: params.get('property') ?? '' };
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  const key = `${ids.customerId} ${ids.propertyId}`;
  const read = () => readOrigin(workspace, ids);
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.collection('agreements', who), 'origin', ids.customerId, ids.propertyId],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  });
  return { key, origin: data, error, refetch };
}
