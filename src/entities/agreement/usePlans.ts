import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { PLAN_LIST_LIMIT, type AgreementPlan } from '@/domain/agreement/record/plan';
import type { Stored } from '@/domain/record/schema';

const ALL = { limit: PLAN_LIST_LIMIT } as const;
const NONE: Stored<AgreementPlan>[] = [];

/** Returns the company's plans by name; `offered` are those that aren't archived. */
export function usePlans() {
  const { data = NONE, isLoading, error, refetch } = useRecords(collections.agreementPlans, ALL);
  return useMemo(() => {
    const all = data.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
    return { all, offered: all.filter(({ isArchived }) => !isArchived), isLoading, error, refetch };
  }, [data, isLoading, error, refetch]);
}
