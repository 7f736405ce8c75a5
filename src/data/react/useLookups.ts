import { useQueries } from '@tanstack/react-query';
import type { Lookup } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import type { CollectionDefinition } from '../records/definition';
import { createOpenReader } from '../records/reader';
import { readLookup } from '../records/readLookup';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

export type Found<T> = {
  /** Each record once, in the order of the lookups. */
  records: Stored<T>[];
  /** True when a lookup reached its limit: there may be more. */
  isCut: boolean;
  isLoading: boolean;
  /** Why a lookup failed: `records` then has what the others found. */
  error: Error | null;
  /** Retries what failed. */
  retry: () => Promise<unknown>;
};

/** Returns the combined results of several bounded lookups. A failed one is an `error`, even for a quiet collection. */
export function useLookups<T extends object>(
  definition: CollectionDefinition<T>,
  lookups: readonly Lookup<Stored<T>>[],
  { isEnabled = true }: { isEnabled?: boolean } = {},
): Found<T> {
  const { uid, scope, repository } = useWorkspace();
  const records = repository(definition);
  const { getPage } = createOpenReader(definition, records);
  const reader = {
    lookUp: (lookup: Lookup<Stored<T>>) => readLookup(lookup, { getPage, count: (options) => records.count(options) }),
  };
  const results = useQueries({
    queries: lookups.map((lookup) => ({
      queryKey: queryKeys.lookup(definition.name, { uid, companyId: scope().companyId }, lookup),
      staleTime: definition.ttlMs,
      enabled: isEnabled,
      // Without a sieve, all callers that filter in their own way share one response.
      queryFn: () => reader.lookUp(lookup.sift ? lookup : { query: lookup.query }),
    })),
  });
  const found = results.flatMap(({ data }, index) =>
    (data?.records ?? []).filter(lookups[index]?.accepts ?? (() => true)),
  );
  return {
    records: [...new Map(found.map((record) => [record.id, record])).values()],
    isCut: results.some(({ data }) => data?.isCut ?? false),
    isLoading: results.some(({ isLoading }) => isLoading),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => Promise.all(results.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}
