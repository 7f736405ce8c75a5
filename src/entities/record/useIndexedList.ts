import { DEFAULT_LIST_LIMIT } from '@/data/limits';
import { useRecordPages } from '@/data/react/useRecordPages';
import type { DirectorySearch } from '@/data/react/useDirectorySearch';
import type { CollectionDefinition } from '@/data/records/definition';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import type { ListState } from './listState';

type IndexedList<T, Row, Found> = {
  definition: CollectionDefinition<T>;
  /** The list when there is no search. */
  query: ListQuery;
  rowOf: (record: Stored<T>) => Row;
  /** Whether the rows come from the search. */
  isSearch: boolean;
  /** Results from this device's search directory, up to the limit from `useGrowingLimit`. */
  found: DirectorySearch<Found>;
  rowOfFound: (found: Found) => Row;
  /** Requests more search results. */
  grow: () => void;
  /** False if the directory doesn't contain these records, so its count isn't theirs. */
  isCounted: boolean;
};

/** Provides a list of records with a search directory on this device: pages of 50, or the directory's results as the user types. */
export function useIndexedList<T extends object, Row, Found>({
  definition,
  query,
  rowOf,
  isSearch,
  found,
  rowOfFound,
  grow,
  isCounted,
}: IndexedList<T, Row, Found>): ListState<Row> & { isGuess: boolean; total: number | null } {
  const pages = useRecordPages(definition, { ...query, limit: DEFAULT_LIST_LIMIT }, { isEnabled: !isSearch });
  const rows = isSearch ? found.rows.map(rowOfFound) : pages.records.map(rowOf);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const hasMore = isSearch ? found.total > rows.length : hasNextPage;
  return {
    rows,
    collection: definition.name,
    isSearch,
    /** Nothing matches the search text exactly; the rows are similar. */
    isGuess: isSearch && found.isGuess,
    total: isCounted && found.isReady ? found.total : null,
    isLoading: isSearch ? !found.isReady && !found.error : pages.isLoading,
    error: isSearch ? (found.isReady ? null : found.error) : pages.error,
    // The directory is live, so there is nothing to refetch.
    retry: isSearch ? undefined : pages.refetch,
    paging: {
      onEndReached: () => {
        if (!hasMore) return;
        if (isSearch) grow();
        else if (!isFetchingNextPage) void fetchNextPage();
      },
      isFetchingMore: isFetchingNextPage,
      hasMore,
    },
  };
}
