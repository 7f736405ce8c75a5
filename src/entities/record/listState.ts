import type { Stored } from '@/domain/record/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import type { TablePaging } from '@/ui/table/columns';

/** What a list page shows, however it was read: searched by queries, found on this device, or held whole. */
export type ListState<Row> = {
  rows: readonly Row[];
  /** Whose records: those that are damaged are shown above the rows. */
  collection: string;
  /** True when the rows are results of a search text (or of a filter that searches). */
  isSearch: boolean;
  /** True when a search found as many as it may: there can be more that match. */
  isCut?: boolean;
  /** The total count; absent or null if unknown. */
  total?: number | null;
  isLoading: boolean;
  error: unknown;
  retry: (() => unknown) | undefined;
  paging?: TablePaging;
};

/**
 * What an export reads: all that a query finds, less what `keep` leaves out (the part of a filter that no query can do),
 * or the records at hand.
 */
export type ExportSource<T> =
  | { query: ListQuery; keep?: (record: Stored<T>) => boolean }
  | { records: readonly Stored<T>[]; isCut?: boolean };
