import type { ReactNode } from 'react';

/** One column of a DataTable. `id` is also the field that the list is sorted by. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** In pixels; the other columns share what is left. */
  width?: number;
  align?: 'start' | 'end';
  /** Hidden on narrow desktops (below 75em). */
  isSecondary?: boolean;
};

export type SortState = { field: string; direction: 'asc' | 'desc' };

export type TableSelection<Row> = {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Names a row for its checkbox. */
  labelOf: (row: Row) => string;
};

export type TablePaging = {
  onEndReached: () => unknown;
  isFetchingMore?: boolean;
  hasMore?: boolean;
  /** How many rows there are in all, if known. */
  total?: number;
};

export type TableState = { isLoading?: boolean; error?: unknown; onRetry?: (() => unknown) | undefined };

/** From this many rows on, only those near the screen are in the page. */
export const VIRTUAL_FROM = 100;
