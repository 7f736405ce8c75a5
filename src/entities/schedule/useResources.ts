import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import { RESOURCE_LIST_LIMIT, type Resource } from '@/domain/resource/schema';

export const ALL_RESOURCES = { orderBy: [{ field: 'name', direction: 'asc' }], limit: RESOURCE_LIST_LIMIT } as const;
const NONE: Stored<Resource>[] = [];

/** Returns the company's crews, vehicles and machines by name, cached like its technicians. `active` are those that can be booked. */
export function useResources() {
  const query = useRecords(collections.resources, ALL_RESOURCES);
  const all = query.data ?? NONE;
  return useMemo(
    () => ({
      all,
      active: all.filter(({ isArchived }) => !isArchived),
      byId: new Map(all.map((resource) => [resource.id, resource])),
      isLoading: query.isLoading,
      error: query.error,
      refetch: query.refetch,
    }),
    [all, query.isLoading, query.error, query.refetch],
  );
}
