import { useQueries } from '@tanstack/react-query';
import type { SumQuery } from '@/domain/record/listQuery';
import { MINUTE_MS } from '@/lib/time';
import { MAX_LIST_LIMIT } from '../limits';
import type { CollectionDefinition } from '../records/definition';
import type { Sums } from '../records/store';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

const FRESH_MS = MINUTE_MS;

/** `isCut`: the limit of records to add up was reached, so there may be more. */
export type KnownSums = Sums & { isCut: boolean };

/**
 * Returns sums of a collection's number fields, added up by the server over up to 500 records per query without reading them; with no
 * fields it only counts. Undefined until known, null if it can't be known, such as when offline. `freshMs` is how long a sum isn't
 * requested again.
 */
export function useSums<T extends object>(
  definition: CollectionDefinition<T>,
  queries: readonly SumQuery[],
  { isEnabled = true, freshMs = FRESH_MS }: { isEnabled?: boolean; freshMs?: number } = {},
): (KnownSums | null | undefined)[] {
  const { uid, scope, repository } = useWorkspace();
  const reader = repository(definition);
  const who = { uid, companyId: scope().companyId };
  const results = useQueries({
    queries: queries.map((query) => {
      const options = { ...query, limit: MAX_LIST_LIMIT };
      return {
        queryKey: queryKeys.sum(definition.name, who, options),
        staleTime: freshMs,
        enabled: isEnabled,
        retry: false,
        queryFn: () => reader.sum(options),
      };
    }),
  });
  return results.map(({ data, isError }) =>
    data ? { ...data, isCut: data.count >= MAX_LIST_LIMIT } : isError ? null : undefined,
  );
}
