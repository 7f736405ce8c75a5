import { useEffect } from 'react';
import { DEFAULT_LIST_LIMIT } from '@/data/limits';
import { useLookups } from '@/data/react/useLookups';
import { useRecordPages } from '@/data/react/useRecordPages';
import type { CollectionDefinition } from '@/data/records/definition';
import { inOrder } from '@/data/records/order';
import type { ListQuery, Lookup } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { pagingOf } from '@/ui/table/pagingOf';
import type { ExportSource, ListState } from './listState';

type SearchedList<T> = {
  definition: CollectionDefinition<T>;
  /** The list without a search text, in its order. What a search found is put in the same order. */
  query: ListQuery;
  /** The search text; '' = none. */
  q: string;
  /** What the search text may mean, each bounded. */
  lookups: readonly Lookup<Stored<T>>[];
  /** Whether a record passes the filters: search results are checked here, pages only for unqueryable filters. */
  keep?: (record: Stored<T>) => boolean;
  pageSize?: number;
  /** What the look-ups themselves wait for, such as the customers whose records are looked up. */
  waitsFor?: { isLoading: boolean; error: unknown };
};

/**
 * A list of records under filters: page by page; with a search text, what a handful of look-ups find, however many records
 * there are. Failures of either are in `error`, with `retry`. `source` is what an export reads. `isWhole`: nothing is missing, so that the
 * rows may be added up.
 */
export function useSearchedList<T extends object>({
  definition,
  query,
  q,
  lookups,
  keep = () => true,
  pageSize = DEFAULT_LIST_LIMIT,
  waitsFor = { isLoading: false, error: null },
}: SearchedList<T>): ListState<Stored<T>> & { rows: Stored<T>[]; isWhole: boolean; source: ExportSource<T> } {
  const isSearch = q !== '';
  const pages = useRecordPages(definition, { ...query, limit: pageSize }, { isEnabled: !isSearch });
  const found = useLookups(definition, lookups, { isEnabled: isSearch });
  const rows = isSearch
    ? found.records.filter(keep).toSorted(inOrder(query.orderBy))
    : pages.records.filter((record) => keep(record));

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isOnlyBegun = !isSearch && rows.length === 0 && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    // A page left empty by the filters must not look like the end of the list.
    if (isOnlyBegun && !isFetchingNextPage) void fetchNextPage();
  }, [isOnlyBegun, isFetchingNextPage, fetchNextPage]);

  if (isSearch) {
    return {
      rows,
      collection: definition.name,
      isSearch,
      isCut: found.isCut,
      isWhole: !found.isLoading && !waitsFor.isLoading && !found.isCut && !found.error,
      isLoading: found.isLoading || waitsFor.isLoading,
      error: found.error ?? waitsFor.error,
      retry: found.retry,
      paging: pagingOf(pages, isSearch),
      source: { records: rows, isCut: found.isCut },
    };
  }
  return {
    rows,
    collection: definition.name,
    isSearch,
    isWhole: !pages.isFetching && !hasNextPage && !pages.error,
    isLoading: pages.isLoading || isOnlyBegun,
    error: pages.error,
    retry: isFetchNextPageError ? fetchNextPage : pages.refetch,
    paging: pagingOf(pages, isSearch),
    source: { query, keep },
  };
}
