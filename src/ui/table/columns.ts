import type { ReactNode } from 'react';

/** One column of a DataTable. `id` is also the field to sort by. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** In pixels: as wide as its typical content. Columns without a width share the remaining space. */
  width?: number;
  /** Numbers are right-aligned, in tabular digits. */
  align?: 'start' | 'end';
  /** Its cell is the row's link and is always shown; if no column sets this, the first one is used. */
  isMain?: boolean;
  /** Hidden when the table is narrow (below 58rem): on small screens, or next to a peek panel. */
  isSecondary?: boolean;
  /** Hidden until the user turns it on, because most rows have the same value. */
  isHiddenAtFirst?: boolean;
};

/** Returns the column whose cell is the row's link. */
export const mainColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ isMain }) => isMain) ?? columns[0];

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
  /** Total number of rows, if known. */
  total?: number;
};

/** Opens a record next to the list, without leaving it. */
export type TablePeek<Row> = {
  /** The row being viewed. */
  openId: string | null;
  onChange: (id: string | null) => void;
  /** Names a row for its button. */
  labelOf: (row: Row) => string;
};

export type TableState = { isLoading?: boolean; error?: unknown; onRetry?: (() => unknown) | undefined };

/** From this many rows on, only those near the viewport are rendered. */
export const VIRTUAL_FROM = 100;
/** The most rows that are printed: use the export for a longer list. */
export const PRINTED_MOST = 1000;

export type DataTableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Returns where a row leads: its first cell becomes the link, and the whole row its target. */
  rowHref?: (row: Row) => string;
  /** Renders a row on phones. It is inside the row's link, so it can't contain links or buttons. */
  renderCard?: (row: Row) => ReactNode;
  /** The order `rows` are in; sorting is up to the caller. */
  sort?: SortState;
  onSortChange?: (sort: SortState) => void;
  state?: TableState;
  empty?: ReactNode;
  paging?: TablePaging;
  selection?: TableSelection<Row>;
  peek?: TablePeek<Row>;
  /** Names a row's group, such as its day; the rows of a group must be consecutive. */
  groupOf?: (row: Row) => string;
  /** Lets cells grow with their content, for rows that are read rather than scanned. */
  isWrapping?: boolean;
};
