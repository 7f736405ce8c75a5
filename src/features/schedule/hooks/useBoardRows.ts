import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type FocusEvent, type RefObject } from 'react';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { usePrinting } from '@/ui/hooks/usePrinting';
import { useRoomBelow } from '@/ui/table/useRoomBelow';
import { HEAD_HEIGHT, type Geometry } from '../components/geometry';
import { useWidthOfHours } from './useBoardFrame';
import { useRowsInSight } from './useRowsInSight';
import type { RowsRead } from './useRowsRead';

const OVERSCAN_ROWS = 4;

/** Key of a card in its row, unique on the board. */
export const cardKey = (technicianId: string, entryId: string): string => `${technicianId} ${entryId}`;

type BoardRowsOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  geometry: Pick<Geometry, 'rows' | 'tops'>;
  onWidth: (width: number) => void;
  rowsRead: RowsRead;
};

/** Manages the rendered rows of a board, and the one card in them that is in the tab order. Row heights come from the geometry. */
export function useBoardRows({ scroller, geometry: { rows, tops }, onWidth, rowsRead }: BoardRowsOptions) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [tabStop, setTabStop] = useState('');
  const isPrinting = usePrinting();
  // Stable, because a new function would detach and reattach the ref on each change.
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      setFrame(element);
    },
    [scroller],
  );
  useRoomBelow(frame);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (tops[index + 1] ?? 0) - (tops[index] ?? 0),
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: OVERSCAN_ROWS,
    getItemKey: (index) => rows[index]?.technicianId ?? index,
  });
  const heights = tops.join(' ');
  useEffect(() => virtual.measure(), [virtual, heights]);
  useWidthOfHours(scroller, onWidth);
  useRowsInSight(virtual, rows, rowsRead);

  const [firstKey = '', keys] = useMemo(() => {
    const all = rows.flatMap((row) => row.cards.map(({ entry }) => cardKey(row.technicianId, entry.id)));
    return [all[0], new Set(all)] as const;
  }, [rows]);
  const tabStopKey = keys.has(tabStop) ? tabStop : firstKey;
  return {
    hold,
    /** Indexes of the rendered rows: those near the viewport, or all of them for printing. */
    shown: isPrinting ? rows.map((_, index) => index) : virtual.getVirtualItems().map(({ index }) => index),
    onFocus: ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.dataset['card'] !== undefined)
        setTabStop(cardKey(target.dataset['row'] ?? '', target.dataset['card']));
    },
    /** Returns the row's card in the tab order; '' if it is in another row. */
    tabStopIn: ({ technicianId }: BoardRow): string => (tabStopKey.startsWith(`${technicianId} `) ? tabStopKey : ''),
  };
}
