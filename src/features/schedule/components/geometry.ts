import type { Axis } from '@/domain/scheduling/board/axis';
import type { BoardRow } from '@/domain/scheduling/board/rows';

/** The board's measures in pixels; its style sheet takes them from here. */
export const NAME_WIDTH = 196;
/** As wide as a sheet of letter paper on its side, in pixels. */
const PAPER_WIDTH = 980;

/** By how much a board whose days take `width` pixels is made smaller on paper. */
export const onPaper = (width: number): number => Math.min(1, PAPER_WIDTH / (NAME_WIDTH + width));
export const HEAD_HEIGHT = 52;
export const LANE_HEIGHT = 46;
const ROW_PADDING = 8;
const SHORTEST_ROW = 62;

/** Where everything stands: what a pointer is over follows from it without asking the page. */
export type Geometry = {
  axis: Axis;
  pxPerMinute: number;
  rows: readonly BoardRow[];
  /** The top of each row below the head, and where the last one ends. */
  tops: readonly number[];
};

export const rowHeight = ({ laneCount }: Pick<BoardRow, 'laneCount'>): number =>
  Math.max(SHORTEST_ROW, laneCount * LANE_HEIGHT + 2 * ROW_PADDING);

/** The top of a lane within its row. */
export const laneTop = (lane: number): number => ROW_PADDING + lane * LANE_HEIGHT;

export function geometryOf(axis: Axis, pxPerMinute: number, rows: readonly BoardRow[]): Geometry {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + rowHeight(row));
  return { axis, pxPerMinute, rows, tops };
}

/** The row at a height below the head; null beneath the last one. */
export function rowAt({ rows, tops }: Geometry, y: number): BoardRow | null {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return y < 0 ? null : (rows[low] ?? null);
}
