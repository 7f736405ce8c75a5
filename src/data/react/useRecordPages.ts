import { useInfiniteQuery } from '@tanstack/react-query';
import { DEFAULT_LIST_LIMIT } from '../limits';
import type { CollectionDefinition } from '../records/definition';
import { createOpenReader } from '../records/reader';
import type { Cursor, ListOptions } from '../records/store';
import { queryKeys } from './queryKeys';
import { useWorkspace } from './WorkspaceProvider';

/**
 * Reads a list page by page (`fetchNextPage`). `records` joins the pages. A failed read is always an `error`, even for a quiet
 * collection: pages that list records show it.
 */
export function useRecordPages<T extends object>(
  definition: CollectionDefinition<T>,
  options: Omit<ListOptions, 'cursor'>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
) {
  const { uid, scope, repository } = useWorkspace();
  const reader = createOpenReader(definition, repository(definition));
  const page = { ...options, limit: options.limit ?? DEFAULT_LIST_LIMIT };
  const query = useInfiniteQuery({
    queryKey: queryKeys.pages(definition.name, { uid, companyId: scope().companyId }, page),
    staleTime: definition.ttlMs,
    enabled: isEnabled,
    initialPageParam: null as Cursor | null,
    queryFn: ({ pageParam }) => reader.getPage(pageParam ? { ...page, cursor: pageParam } : page),
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] };
}
