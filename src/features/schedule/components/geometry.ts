import type { Axis } from '@/domain/scheduling/board/axis';
import type { BoardRow } from '@/domain/scheduling/board/rows';

/** Dimensions of the board in pixels; its style sheet uses these. */
export const NAME_WIDTH = 196;
/** Width of a letter-size sheet in landscape, in pixels. */
const PAPER_WIDTH = 980;

/** Returns the print scale of a board whose days take `width` pixels. */
export const onPaper = (width: number): number => Math.min(1, PAPER_WIDTH / (NAME_WIDTH + width));
export const HEAD_HEIGHT = 52;
export const LANE_HEIGHT = 46;
const ROW_PADDING = 8;
const SHORTEST_ROW = 62;

/** Position of everything on the board: what is under the pointer is computed from it without querying the DOM. */
export type Geometry = {
  axis: Axis;
  pxPerMinute: number;
  rows: readonly BoardRow[];
  /** The top of each row below the head, and the end of the last one. */
  tops: readonly number[];
};

export const rowHeight = ({ laneCount }: Pick<BoardRow, 'laneCount'>): number =>
  Math.max(SHORTEST_ROW, laneCount * LANE_HEIGHT + 2 * ROW_PADDING);

/** Returns the top of a lane within its row. */
export const laneTop = (lane: number): number => ROW_PADDING + lane * LANE_HEIGHT;

export function geometryOf(axis: Axis, pxPerMinute: number, rows: readonly BoardRow[]): Geometry {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + rowHeight(row));
  return { axis, pxPerMinute, rows, tops };
}

/** Returns the row at a height below the head; null below the last one. */
export function rowAt({ rows, tops }: Geometry, y: number): BoardRow | null {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle + 1] ?? 0) <= y) low = middle + 1;
    else high = middle;
  }
  return y < 0 ? null : (rows[low] ?? null);
}
