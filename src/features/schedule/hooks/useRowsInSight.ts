import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import type { RowsRead } from './useRowsRead';

/** Debounce: rows that are only scrolled past aren't loaded. */
const SETTLED_MS = 80;

/** Loads the visible rows, while not everyone's are loaded. */
export function useRowsInSight(
  { range, scrollElement }: Virtualizer<HTMLDivElement, Element>,
  rows: readonly BoardRow[],
  { parts, show }: RowsRead,
): void {
  const [first, last] = [range?.startIndex ?? 0, range?.endIndex ?? -1];
  const isInParts = parts !== null;
  useEffect(() => {
    // Until the board knows its height, it would be as high as all of its rows.
    if (!isInParts || !scrollElement) return;
    const ids = rows.slice(first, last + 1).map(({ technicianId }) => technicianId);
    const timer = setTimeout(() => show(ids, { isAtEnd: last >= rows.length - 1 }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isInParts, scrollElement, rows, first, last, show]);
}
