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
  /** The list without a search text, in its order. Search results are put in the same order. */
  query: ListQuery;
  /** The search text; '' = none. */
  q: string;
  /** Lookups for what the search text may mean, each bounded. */
  lookups: readonly Lookup<Stored<T>>[];
  /** Returns whether a record passes the filters: search results are checked here, pages only for filters no query can express. */
  keep?: (record: Stored<T>) => boolean;
  pageSize?: number;
  /** Data the lookups themselves wait for, such as the customers whose records are looked up. */
  waitsFor?: { isLoading: boolean; error: unknown };
};

/**
 * Provides a filtered list of records: page by page; with a search text, the results of a handful of lookups, however many records there
 * are. Failures of either are in `error`, with `retry`. `source` is what an export reads. `isWhole`: nothing is missing, so the rows may
 * be added up.
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
