import { useQueries } from '@tanstack/react-query';
import type { Stored } from '@/domain/record/schema';
import type { CollectionDefinition } from '../records/definition';
import { readOne } from '../records/readOne';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/** Reads a few records by ID, in that order, without missing or unreadable ones. Keep it few: each is a separate read. */
export function useRecordsById<T extends object>(
  definition: CollectionDefinition<T>,
  ids: readonly string[],
): { records: Stored<T>[]; isLoading: boolean } {
  const workspace = useWorkspace();
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };
  const reader = { one: (id: string) => readOne(workspace, definition, id) };
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.detail(definition.name, who, id),
      staleTime: definition.ttlMs,
      queryFn: () => reader.one(id),
    })),
  });
  return {
    records: results.flatMap(({ data }) => data ?? []),
    isLoading: results.some(({ isLoading }) => isLoading),
  };
}
