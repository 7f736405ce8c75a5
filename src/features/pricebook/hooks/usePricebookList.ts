import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { withDescendants } from '@/domain/pricebook/category';
import { archivedItemsByName, CATEGORIES_PER_QUERY, itemsBy, type ItemOrder } from '@/domain/pricebook/queries';
import { pricebookRow, type PricebookRow } from '@/domain/pricebook/row';
import type { PricebookKind } from '@/domain/pricebook/schema';
import type { PricebookFilter } from '@/domain/pricebook/search';
import { useCategories } from '@/entities/pricebook/useCategories';
import { usePricebookSearch } from '@/entities/pricebook/usePricebookSearch';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';

export type PricebookFilters = {
  status: 'active' | 'archived';
  category: string;
  kind: PricebookKind | '';
  cost: '' | 'stale';
};

const PAGE_SIZE = 50;

/**
 * The list of items. Without a search text or filter: pages of 50 in the order asked for, a category with all below it.
 * With one: what the search on this device finds, as it is typed. Archived items are read by a query and found by name.
 */
export function usePricebookList(typed: string, filters: PricebookFilters, order: ItemOrder, staleBefore: string) {
  const { all } = useCategories();
  const text = typed.trim();
  const isArchived = filters.status === 'archived';
  const { category, kind, cost } = filters;
  const categoryIds = useMemo(
    () => (category === '' ? [] : category === 'none' ? [''] : withDescendants(category, all)),
    [category, all],
  );
  const filter: PricebookFilter = useMemo(
    () => ({
      ...(categoryIds.length > 0 && { categoryIds }),
      ...(kind !== '' && { kind }),
      ...(cost === 'stale' && { isStaleBefore: staleBefore }),
    }),
    [categoryIds, kind, cost, staleBefore],
  );
  const isSearch =
    !isArchived && (text !== '' || kind !== '' || cost !== '' || categoryIds.length > CATEGORIES_PER_QUERY);

  const query =
    isArchived && text !== '' ? archivedItemsByName(text) : itemsBy({ isActive: !isArchived, categoryIds }, order);
  const pages = useRecordPages(collections.pricebook, { ...query, limit: PAGE_SIZE }, { isEnabled: !isSearch });
  const { limit, grow } = useGrowingLimit(`${text} ${JSON.stringify(filter)}`);
  const found = usePricebookSearch(text, filter, { limit: isSearch ? limit : 0, isEnabled: !isArchived });

  const rows: PricebookRow[] = useMemo(
    () => (isSearch ? found.rows : pages.records.map(pricebookRow)),
    [isSearch, found.rows, pages.records],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const hasMore = isSearch ? found.total > rows.length : hasNextPage;

  return {
    rows,
    isSearch,
    isGuess: isSearch && found.isGuess,
    /** How many match; null while it is not known. */
    total: isArchived || !found.isReady ? null : found.total,
    isLoading: isSearch ? !found.isReady && !found.error : pages.isLoading,
    error: isSearch ? (found.isReady ? null : found.error) : pages.error,
    refetch: () => void pages.refetch(),
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
