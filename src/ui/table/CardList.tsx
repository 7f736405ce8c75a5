import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from '../hooks/usePrinting';
import { PRINTED_MOST, VIRTUAL_FROM, type DataTableProps } from './columns';
import classes from './CardList.module.css';
import { RowCard } from './RowCard';
import { TableFooter } from './TableFooter';
import { useEndReached } from './useEndReached';

const CARD_HEIGHT = 96;
const OVERSCAN = 8;

/** Renders DataTable on phones: a card per row, in the page's own scroll. */
export function CardList<Row>({
  caption,
  columns,
  rows,
  getRowId,
  rowHref,
  renderCard,
  paging,
  selection,
  groupOf,
}: DataTableProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const isPrinting = usePrinting();
  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => CARD_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const all = isPrinting ? rows.slice(0, PRINTED_MOST) : rows;
  const shown = isVirtual ? items.map(({ index }) => index) : all.map((_, index) => index);
  const before = isVirtual ? (items[0]?.start ?? top) - top : 0;
  const after = isVirtual ? virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0;
  const sentinel = useEndReached<HTMLDivElement>(paging?.onEndReached, null, rows.length);

  return (
    <>
      <ul ref={list} className={classes.list} aria-label={caption} style={{ paddingTop: before, paddingBottom: after }}>
        {shown.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          const above = rows[index - 1];
          const group = groupOf?.(row) ?? '';
          const isGroupStart = group !== '' && (above === undefined || groupOf?.(above) !== group);
          return (
            <li
              key={getRowId(row)}
              ref={isVirtual ? virtualizer.measureElement : undefined}
              data-index={index}
              className={classes.item}
              aria-setsize={paging?.total ?? (paging?.hasMore ? -1 : rows.length)}
              aria-posinset={index + 1}
            >
              {isGroupStart && <h2 className={classes.group}>{group}</h2>}
              <RowCard
                row={row}
                id={getRowId(row)}
                columns={columns}
                href={rowHref?.(row)}
                renderCard={renderCard}
                selection={selection}
              />
            </li>
          );
        })}
      </ul>
      <div ref={sentinel} aria-hidden />
      <TableFooter count={rows.length} paging={paging} />
    </>
  );
}
