import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { createReader } from '@/data/records/reader';
import type { Property } from '@/domain/property/schema';
import type { Stored } from '@/domain/record/schema';

type Result = { data: Stored<Property> | null | undefined; isLoading: boolean };

/** Reads the properties of the visits on screen, each once; missing ones are left out. */
export function usePropertiesById(ids: readonly string[]): {
  properties: ReadonlyMap<string, Stored<Property>>;
  isLoading: boolean;
} {
  const { uid, scope, repository } = useWorkspace();
  const reader = createReader(collections.properties, repository(collections.properties));
  const combine = useCallback(
    (results: Result[]) => ({
      properties: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
    [],
  );
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.detail(collections.properties.name, { uid, companyId: scope().companyId }, id),
      staleTime: collections.properties.ttlMs,
      queryFn: () => reader.one(id),
    })),
    combine,
  });
}
