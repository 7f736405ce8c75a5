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

/** A card in its row, among all cards of a board. */
export const cardKey = (technicianId: string, entryId: string): string => `${technicianId} ${entryId}`;

type BoardRowsOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  geometry: Pick<Geometry, 'rows' | 'tops'>;
  onWidth: (width: number) => void;
  rowsRead: RowsRead;
};

/** The rows of a board that are on the page, and the one card in them that Tab leads to. Rows are as high as the geometry says. */
export function useBoardRows({ scroller, geometry: { rows, tops }, onWidth, rowsRead }: BoardRowsOptions) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [tabStop, setTabStop] = useState('');
  const isPrinting = usePrinting();
  // A stable function: a new one would release the element and grab it again at each change.
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
    /** The rows that are on the page, by their index: those near the screen, and all of them on paper. */
    shown: isPrinting ? rows.map((_, index) => index) : virtual.getVirtualItems().map(({ index }) => index),
    onFocus: ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.dataset['card'] !== undefined)
        setTabStop(cardKey(target.dataset['row'] ?? '', target.dataset['card']));
    },
    /** The card of a row that Tab leads to; '' when it is in another row. */
    tabStopIn: ({ technicianId }: BoardRow): string => (tabStopKey.startsWith(`${technicianId} `) ? tabStopKey : ''),
  };
}
