import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord } from '@/data/react/useRecords';
import { BOOK_CLOSING_ID, OPEN_BOOKS, type BookClosing } from '@/domain/ledger/closing';

/** Through which day the books are closed, and who said so. Open books until it has been read. */
export function useBookClosing() {
  const can = useCan();
  const { data, isLoading, error, refetch } = useOptionalRecord(collections.bookClosings, BOOK_CLOSING_ID, {
    isEnabled: can('read', 'bookClosings'),
  });
  const closing: BookClosing = data ?? OPEN_BOOKS;
  return { closing, isLoading, error, refetch };
}
