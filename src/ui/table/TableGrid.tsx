import { useState } from 'react';
import type { DataTableProps } from './columns';
import classes from './DataTable.module.css';
import { SelectAllBox } from './SelectAllBox';
import { SortHeader } from './SortHeader';
import { TableFooter } from './TableFooter';
import { useRowKeys } from './useRowKeys';
import { VirtualRows } from './VirtualRows';

/** How many rows assistive technology is told of: -1 is "more than anybody knows". */
function rowCountOf(known: number | undefined, loaded: number, hasMore: boolean): number {
  if (known !== undefined) return known + 1;
  return hasMore ? -1 : loaded + 1;
}

/** DataTable on wide screens: a real table with a header that stays in sight. */
export function TableGrid<Row>({
  caption,
  columns,
  rows,
  getRowId,
  rowHref,
  sort,
  onSortChange,
  paging,
  selection,
}: DataTableProps<Row>) {
  // State, not a ref: the rows are mounted before this element's ref would be set, and need it to measure.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const onKeyDown = useRowKeys(scroller);

  return (
    <div
      ref={setScroller}
      className={classes.scroller}
      role="region"
      aria-label={caption}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <table
        className={classes.table}
        aria-label={caption}
        aria-rowcount={rowCountOf(paging?.total, rows.length, paging?.hasMore ?? false)}
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1}>
            {selection && (
              <th scope="col" className={classes.selectCell}>
                <SelectAllBox selection={selection} shownIds={rows.map(getRowId)} caption={caption} />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <VirtualRows
          rows={rows}
          getRowId={getRowId}
          columns={columns}
          scroller={scroller}
          rowHref={rowHref}
          selection={selection}
          onEndReached={paging?.onEndReached}
        />
      </table>
      <TableFooter isFetchingMore={paging?.isFetchingMore ?? false} />
    </div>
  );
}
