import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/time';
import type { CollectionDefinition } from '../records/definition';
import type { WhereClause } from '../records/store';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/** Counting stops here, and "99+" is shown. */
export const COUNT_LIMIT = 100;
const FRESH_MS = MINUTE_MS;

/**
 * Returns how many records match a query, counted by the server up to 100 without reading them; undefined until known, and if it can't be
 * known, such as when offline. Keep `where` outside the component: a range needs its index.
 */
export const useCount = <T extends object>(...asked: Parameters<typeof useCounting<T>>): number | undefined =>
  useCounting(...asked).count;

/** Same, plus whether it is loading for the first time. */
export function useCounting<T extends object>(
  definition: CollectionDefinition<T>,
  where: readonly WhereClause[],
  { isEnabled = true, everyMs }: { isEnabled?: boolean; /** Refetch interval. */ everyMs?: number } = {},
): { count: number | undefined; isLoading: boolean } {
  const { uid, scope, repository } = useWorkspace();
  const records = repository(definition);
  const options = { where, limit: COUNT_LIMIT };
  const { data, isLoading } = useQuery({
    queryKey: queryKeys.count(definition.name, { uid, companyId: scope().companyId }, options),
    staleTime: FRESH_MS,
    enabled: isEnabled,
    retry: false,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    queryFn: () => records.count(options),
  });
  // A disabled query's result may still be in the cache.
  return { count: isEnabled ? data : undefined, isLoading };
}

/** Formats a count for display next to a name: "7", "99+", or nothing. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '' : count >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(count);
