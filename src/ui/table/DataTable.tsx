import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { LoadingRows } from '../feedback/LoadingRows';
import { CardList } from './CardList';
import type { DataColumn, SortState, TablePaging, TableSelection, TableState } from './columns';
import { TableGrid } from './TableGrid';

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

const PHONE = '(max-width: 48em)';

/** The one list of records: a table on wide screens, cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, state = {}, empty } = props;
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  if (rows.length === 0) {
    if (state.error) return <ErrorState error={state.error} onRetry={state.onRetry} />;
    if (state.isLoading) return <LoadingRows rows={8} label={`Loading ${caption.toLowerCase()}`} />;
    return empty ?? <EmptyState title="Nothing here yet" />;
  }
  return (
    <>
      {isPhone ? <CardList {...props} /> : <TableGrid {...props} />}
      {Boolean(state.error) && <ErrorState error={state.error} onRetry={state.onRetry} />}
    </>
  );
}
