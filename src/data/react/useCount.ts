import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '@/lib/time';
import type { CollectionDefinition } from '../records/definition';
import type { WhereClause } from '../records/store';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/** Counting stops here: what is shown is "99+". */
export const COUNT_LIMIT = 100;
const FRESH_MS = MINUTE_MS;

/**
 * How many records a query finds, counted by the server up to 100 without reading them; undefined until it is known, and where it
 * cannot be known, such as without a connection. Keep `where` outside the component: a range needs its index.
 */
export const useCount = <T extends object>(...asked: Parameters<typeof useCounting<T>>): number | undefined =>
  useCounting(...asked).count;

/** The same, and whether it is on its way for the first time. */
export function useCounting<T extends object>(
  definition: CollectionDefinition<T>,
  where: readonly WhereClause[],
  { isEnabled = true, everyMs }: { isEnabled?: boolean; /** How often it is counted again. */ everyMs?: number } = {},
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
  // What is not asked for may still be in the cache.
  return { count: isEnabled ? data : undefined, isLoading };
}

/** A count as shown next to a name: "7", "99+", or nothing. */
export const countText = (count: number | undefined): string =>
  count === undefined ? '' : count >= COUNT_LIMIT ? `${COUNT_LIMIT - 1}+` : String(count);
