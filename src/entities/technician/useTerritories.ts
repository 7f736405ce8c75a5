import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { TERRITORY_LIST_LIMIT, type Territory } from '@/domain/territory/schema';

const ALL = { orderBy: [{ field: 'name', direction: 'asc' }], limit: TERRITORY_LIST_LIMIT } as const;
const NONE: Stored<Territory>[] = [];

/** Returns the company's territories by name, cached like its technicians. */
export function useTerritories() {
  const query = useRecords(collections.territories, ALL);
  const all = query.data ?? NONE;
  return useMemo(
    () => ({
      all,
      /** Returns the names of those in which a technician is preferred. */
      namesOf: (technicianId: string) =>
        all
          .filter(({ isArchived, technicianIds }) => !isArchived && technicianIds.includes(technicianId))
          .map(({ name }) => name),
      isLoading: query.isLoading,
      error: query.error,
      refetch: query.refetch,
    }),
    [all, query.isLoading, query.error, query.refetch],
  );
}
