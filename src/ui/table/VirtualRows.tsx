import { useVirtualizer } from '@tanstack/react-virtual';
import { usePrinting } from '../hooks/usePrinting';
import { PRINTED_MOST, VIRTUAL_FROM, type DataColumn, type TablePeek, type TableSelection } from './columns';
import classes from './DataTable.module.css';
import type { Density } from './density';
import { TableRow } from './TableRow';
import { useEndReached } from './useEndReached';

type VirtualRowsProps<Row> = {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  scroller: HTMLDivElement | null;
  rowHref: ((row: Row) => string) | undefined;
  selection: TableSelection<Row> | undefined;
  peek: TablePeek<Row> | undefined;
  groupOf: ((row: Row) => string) | undefined;
  density: Density;
  onEndReached: (() => unknown) | undefined;
};

const ROW_HEIGHT: Record<Density, number> = { comfortable: 40, compact: 32 };
const OVERSCAN = 12;

/**
 * Renders the rows near the viewport, between two empty rows as tall as those left out. Short lists are rendered whole, and everything is
 * when printing.
 */
export function VirtualRows<Row>({
  rows,
  getRowId,
  columns,
  scroller,
  rowHref,
  selection,
  peek,
  groupOf,
  density,
  onEndReached,
}: VirtualRowsProps<Row>) {
  const isPrinting = usePrinting();
  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT[density],
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : getRowId(row);
    },
  });
  const all = isPrinting ? rows.slice(0, PRINTED_MOST) : rows;
  const shown = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : all.map((_, index) => index);
  const items = virtualizer.getVirtualItems();
  const before = isVirtual ? (items[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const sentinel = useEndReached(onEndReached, scroller, rows.length);
  const span = columns.length + (selection ? 1 : 0) + (peek ? 1 : 0);

  return (
    <tbody>
      <Spacer height={before} span={span} />
      {shown.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const above = rows[index - 1];
        return (
          <TableRow
            key={getRowId(row)}
            row={row}
            id={getRowId(row)}
            rowIndex={index}
            columns={columns}
            href={rowHref?.(row)}
            selection={selection}
            peek={peek}
            isGroupStart={groupOf !== undefined && (above === undefined || groupOf(above) !== groupOf(row))}
            measure={isVirtual ? virtualizer.measureElement : undefined}
          />
        );
      })}
      <Spacer height={after} span={span} />
      <tr ref={sentinel} aria-hidden />
    </tbody>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={classes.spacer}>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
