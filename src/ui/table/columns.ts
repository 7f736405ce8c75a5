import type { ReactNode } from 'react';

/** One column of a DataTable. `id` is also the field that the list is sorted by. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** In pixels: as wide as what it usually holds. The columns without a width share what is left. */
  width?: number;
  /** Figures are right-aligned, in tabular digits. */
  align?: 'start' | 'end';
  /** Its cell is the row's link and is always shown; without any such column, the first one. */
  isMain?: boolean;
  /** Hidden when the table is narrow (below 58rem): on small screens, or next to a peek. */
  isSecondary?: boolean;
  /** Shown only to those who asked for it: what is the same in most rows. */
  isHiddenAtFirst?: boolean;
};

/** The column whose cell is the row's link. */
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
  /** How many rows there are in all, if known. */
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

/** From this many rows on, only those near the screen are in the page. */
export const VIRTUAL_FROM = 100;
/** As many are printed: a longer list is for the export. */
export const PRINTED_MOST = 1000;

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
  peek?: TablePeek<Row>;
  /** Names the group that a row belongs to, such as its day; the rows of a group follow each other. */
  groupOf?: (row: Row) => string;
  /** Lets cells be as high as what they hold, where a row is read rather than scanned. */
  isWrapping?: boolean;
};
