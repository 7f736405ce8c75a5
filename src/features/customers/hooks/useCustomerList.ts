import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { archivedByName, customersBy, type CustomerOrder } from '@/domain/customer/queries';
import type { DirectoryFilter } from '@/domain/directory/customers';
import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';
import { rowOfCustomer, rowOfDirectory, type CustomerRow } from './customerRow';

export type CustomerFilters = {
  status: 'active' | 'archived';
  tag: string;
  kind: '' | 'person' | 'company';
  flag: '' | 'do-not-service';
};

const PAGE_SIZE = 50;

const toDirectoryFilter = ({ tag, kind, flag }: CustomerFilters): DirectoryFilter => ({
  ...(tag !== '' && { tag }),
  ...(kind !== '' && { isCompany: kind === 'company' }),
  ...(flag !== '' && { isDoNotService: true }),
});

/**
 * The list of customers. Without a search text or filter: pages of 50 by name or change. With one: what the search
 * directory on this device finds, as it is typed. Archived customers are read by a query and found by their name.
 */
export function useCustomerList(typed: string, filters: CustomerFilters, order: CustomerOrder) {
  const text = typed.trim();
  const isArchived = filters.status === 'archived';
  const filter = useMemo(() => toDirectoryFilter(filters), [filters]);
  const isSearch = !isArchived && (text !== '' || Object.keys(filter).length > 0);

  const query = isArchived && text !== '' ? archivedByName(text) : customersBy(filters.status, order);
  const pages = useRecordPages(collections.customers, { ...query, limit: PAGE_SIZE }, { isEnabled: !isSearch });
  const { limit, grow } = useGrowingLimit(`${text} ${JSON.stringify(filter)}`);
  const found = useCustomerSearch(text, filter, { limit: isSearch ? limit : 0, isEnabled: !isArchived });

  const rows: CustomerRow[] = useMemo(
    () => (isSearch ? found.rows.map((row) => rowOfDirectory(row, text)) : pages.records.map(rowOfCustomer)),
    [isSearch, found.rows, pages.records, text],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const hasMore = isSearch ? found.total > rows.length : hasNextPage;

  return {
    rows,
    isSearch,
    isGuess: isSearch && found.isGuess,
    /** How many match, or all active customers; null while it is not known. */
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
