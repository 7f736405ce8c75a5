import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { BOOK_CLOSING_ID, OPEN_BOOKS, type BookClosing } from '@/domain/ledger/closing';

/** Returns the day through which the books are closed, and who closed them. Until loaded, they count as open. */
export function useBookClosing() {
  const can = useCan();
  const { data, isLoading, error, refetch } = useOptionalRecord(collections.bookClosings, BOOK_CLOSING_ID, {
    isEnabled: can('read', 'bookClosings'),
  });
  const closing: BookClosing = data ?? OPEN_BOOKS;
  return { closing, isLoading, error, refetch };
}
