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

export type DataTableProps<Row> = {
  /** What the table holds: its accessible name. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Where a row leads: its first cell becomes the link, and the whole row its target. */
  rowHref?: (row: Row) => string;
  /** A row on phones. It stands inside the row's link, so it holds no links or buttons. */
  renderCard?: (row: Row) => ReactNode;
  /** The order that `rows` are in; sorting is the caller's work. */
  sort?: SortState;
  onSortChange?: (sort: SortState) => void;
  state?: TableState;
  empty?: ReactNode;
  paging?: TablePaging;
  selection?: TableSelection<Row>;
};
