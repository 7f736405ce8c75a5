import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import type { AppError } from '@/lib/appError';
import { toAppError } from '../errors';
import { damagedRecords } from '../records/damagedRecords';
import type { CollectionDefinition } from '../records/definition';
import { inOrder } from '../records/order';
import { useLiveRecords } from './useLiveRecords';
import { useRecordPages } from './useRecordPages';

type LivePages<T> = {
  records: Stored<T>[];
  isLoading: boolean;
  error: AppError | null;
  /** Whether `records` are all that there are: before that no sum of them is stated. */
  isWhole: boolean;
  /** Reads the next page of older ones. */
  showMore: () => void;
  isReadingMore: boolean;
};

/**
 * A list whose first page follows every change, and which goes on page by page: as the reader asks for it, or up to its end (`reads: 'all'`) for
 * sums and exports. What comes after the first page is read again after a change by this device.
 * @param query with a limit, which is a page's size
 */
export function useLivePages<T extends object>(
  definition: CollectionDefinition<T>,
  query: ListQuery & { limit: number },
  { isEnabled = true, reads = 'asked' }: { isEnabled?: boolean; reads?: 'asked' | 'all' } = {},
): LivePages<T> {
  const live = useLiveRecords(definition, query, { isEnabled });
  const [isAsked, setIsAsked] = useState(false);
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  // Damaged records are left out of the live page, so that a full one may look shorter than it is.
  const unread = found.filter(({ collection, parts }) => collection === definition.name && parts.length === 0).length;
  const mayGoOn = live.records.length + unread >= query.limit;
  const isOn = isEnabled && mayGoOn && (reads === 'all' || isAsked);
  const pages = useRecordPages(definition, query, { isEnabled: isOn });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  // The first page is there already: somebody who asks for more wants the one after it.
  const pageCount = pages.data?.pages.length ?? 0;
  const goesOn = isOn && hasNextPage && !isFetchingNextPage && !isError && (reads === 'all' || pageCount < 2);
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  const records = isOn ? joined(live.records, pages.records, query) : live.records;
  return {
    records,
    isLoading: live.isLoading,
    error: live.error ?? (pages.error && toAppError(pages.error)),
    isWhole: !live.isLoading && !live.error && (!mayGoOn || (isOn && pages.data !== undefined && !hasNextPage)),
    showMore: () => (isAsked ? void fetchNextPage() : setIsAsked(true)),
    isReadingMore: pages.isFetching,
  };
}

/** The live page, and of the pages that were read what comes after it. */
function joined<T>(live: Stored<T>[], read: readonly Stored<T>[], { orderBy }: ListQuery): Stored<T>[] {
  const last = live.at(-1);
  if (!last) return [...read];
  const known = new Set(live.map(({ id }) => id));
  const order = inOrder(orderBy);
  return [...live, ...read.filter((record) => !known.has(record.id) && order(record, last) >= 0)];
}
