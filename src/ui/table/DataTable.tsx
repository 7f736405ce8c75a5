import { useIsPhone } from '../hooks/useIsPhone';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { LoadingRows } from '../feedback/LoadingRows';
import { CardList } from './CardList';
import type { DataTableProps } from './columns';
import { TableGrid } from './TableGrid';

/** Renders every list of records: a table on wide screens, cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, state = {}, empty } = props;
  const isPhone = useIsPhone();
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
