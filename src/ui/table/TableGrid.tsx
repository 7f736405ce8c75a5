import { useState } from 'react';
import type { DataTableProps } from './columns';
import classes from './DataTable.module.css';
import { SelectAllBox } from './SelectAllBox';
import { SortHeader } from './SortHeader';
import { TableFooter } from './TableFooter';
import { useDensity } from './density';
import { useRoomBelow } from './useRoomBelow';
import { useRowKeys } from './useRowKeys';
import { VirtualRows } from './VirtualRows';

/** Returns the row count for assistive technology: -1 means unknown. */
function rowCountOf(known: number | undefined, loaded: number, hasMore: boolean): number {
  if (known !== undefined) return known + 1;
  return hasMore ? -1 : loaded + 1;
}

/** Renders DataTable on wide screens: a real table with a sticky header. */
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
  peek,
  groupOf,
  isWrapping = false,
}: DataTableProps<Row>) {
  // State, not a ref: the rows mount before this element's ref would be set, and need it to measure.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { density } = useDensity();
  useRoomBelow(scroller);
  const idAt = (index: number): string | null => {
    const row = rows[index];
    return row === undefined ? null : getRowId(row);
  };
  const onKeyDown = useRowKeys(scroller, {
    onSpace: peek && ((index) => peek.onChange(idAt(index) === peek.openId ? null : idAt(index))),
    onMove: peek && ((index) => peek.openId !== null && peek.onChange(idAt(index))),
  });

  return (
    <div
      ref={setScroller}
      className={classes.scroller}
      data-density={density}
      data-wrapping={isWrapping || undefined}
      data-selecting={(selection !== undefined && selection.ids.length > 0) || undefined}
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
            {peek && <td className={classes.peekCell} />}
          </tr>
        </thead>
        <VirtualRows
          rows={rows}
          getRowId={getRowId}
          columns={columns}
          scroller={scroller}
          rowHref={rowHref}
          selection={selection}
          peek={peek}
          groupOf={groupOf}
          density={density}
          onEndReached={paging?.onEndReached}
        />
      </table>
      <TableFooter count={rows.length} paging={paging} />
    </div>
  );
}
