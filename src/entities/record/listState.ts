import type { Stored } from '@/domain/record/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import type { TablePaging } from '@/ui/table/columns';

/** State of a list page, however its data was read: searched by queries, found on this device, or loaded completely. */
export type ListState<Row> = {
  rows: readonly Row[];
  /** The records' collection: damaged ones are shown above the rows. */
  collection: string;
  /** True if the rows are search results (or come from a filter that searches). */
  isSearch: boolean;
  /** True if a search reached its limit: there may be more matches. */
  isCut?: boolean;
  /** The total count; absent or null if unknown. */
  total?: number | null;
  isLoading: boolean;
  error: unknown;
  retry: (() => unknown) | undefined;
  paging?: TablePaging;
};

/**
 * Source of an export: all results of a query, minus those `keep` leaves out (the part of a filter no query can
 * express), or the loaded records.
 */
export type ExportSource<T> =
  | { query: ListQuery; keep?: (record: Stored<T>) => boolean }
  | { records: readonly Stored<T>[]; isCut?: boolean };
