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
  /** Whether `records` is complete: until then, no totals of them may be shown. */
  isWhole: boolean;
  /** Reads the next page of older records. */
  showMore: () => void;
  isReadingMore: boolean;
};

/**
 * Follows every change to a list's first page and reads further pages: as the user asks for them, or to the end (`reads: 'all'`) for
 * totals and exports. Later pages are reread after a change on this device.
 * @param query with a limit, which is the page size
 */
export function useLivePages<T extends object>(
  definition: CollectionDefinition<T>,
  query: ListQuery & { limit: number },
  { isEnabled = true, reads = 'asked' }: { isEnabled?: boolean; reads?: 'asked' | 'all' } = {},
): LivePages<T> {
  const live = useLiveRecords(definition, query, { isEnabled });
  const [isAsked, setIsAsked] = useState(false);
  const found = useSyncExternalStore(damagedRecords.subscribe, damagedRecords.get);
  // Damaged records are left out of the live page, so a full page may look shorter than it is.
  const unread = found.filter(({ collection, parts }) => collection === definition.name && parts.length === 0).length;
  const mayGoOn = live.records.length + unread >= query.limit;
  const isOn = isEnabled && mayGoOn && (reads === 'all' || isAsked);
  const pages = useRecordPages(definition, query, { isEnabled: isOn });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  // The first page is already there: a user who asks for more wants the one after it.
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

/** Joins the live page with what comes after it on the pages that were read. */
function joined<T>(live: Stored<T>[], read: readonly Stored<T>[], { orderBy }: ListQuery): Stored<T>[] {
  const last = live.at(-1);
  if (!last) return [...read];
  const known = new Set(live.map(({ id }) => id));
  const order = inOrder(orderBy);
  return [...live, ...read.filter((record) => !known.has(record.id) && order(record, last) >= 0)];
}
