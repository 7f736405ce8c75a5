import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { TEMPLATE_LIST_LIMIT, type ContractTemplate } from '@/domain/contract/record/template';
import type { Stored } from '@/domain/record/schema';

const ALL = { limit: TEMPLATE_LIST_LIMIT } as const;
const NONE: Stored<ContractTemplate>[] = [];

/** Fetches the company's own templates by name; `inUse` excludes archived ones. */
export function useContractTemplates() {
  const { data = NONE, isLoading, error, refetch } = useRecords(collections.contractTemplates, ALL);
  return useMemo(() => {
    const all = data.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
    return { all, inUse: all.filter(({ isArchived }) => !isArchived), isLoading, error, refetch };
  }, [data, isLoading, error, refetch]);
}
