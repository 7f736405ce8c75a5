import { DEFAULT_LIST_LIMIT } from '@/data/limits';
import { useRecordPages } from '@/data/react/useRecordPages';
import type { DirectorySearch } from '@/data/react/useDirectorySearch';
import type { CollectionDefinition } from '@/data/records/definition';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import type { ListState } from './listState';

type IndexedList<T, Row, Found> = {
  definition: CollectionDefinition<T>;
  /** The list while nothing is searched for. */
  query: ListQuery;
  rowOf: (record: Stored<T>) => Row;
  /** Whether the rows come from the search. */
  isSearch: boolean;
  /** What the search directory on this device finds, for the limit of `useGrowingLimit`. */
  found: DirectorySearch<Found>;
  rowOfFound: (found: Found) => Row;
  /** Asks the search for more. */
  grow: () => void;
  /** False where the directory does not know these records, so that its count is not theirs. */
  isCounted: boolean;
};

/** A list of records with a search directory on this device: pages of 50, or as somebody types what the directory finds. */
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
    /** Nothing is spelled like the search text; the rows come close. */
    isGuess: isSearch && found.isGuess,
    total: isCounted && found.isReady ? found.total : null,
    isLoading: isSearch ? !found.isReady && !found.error : pages.isLoading,
    error: isSearch ? (found.isReady ? null : found.error) : pages.error,
    // The directory is followed, not asked: there is nothing to ask again.
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
