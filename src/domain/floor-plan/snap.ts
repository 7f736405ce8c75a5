import { bottomOf, rightOf, type Rectangle } from './geometry/rectangle';
import type { FloorPlan } from './schema';

/** Edges nearer than this attract the dragged item, ft. */
const PULL_FT = 1;

export type Edges = { x: readonly number[]; y: readonly number[] };

/** Returns edges a room on a level can line up with: those of its own and the adjacent levels. */
export function edgesFor({ rooms }: FloorPlan, level: number, but: string): Edges {
  const near = rooms.filter((room) => room.key !== but && Math.abs(room.level - level) <= 1);
  return {
    x: near.flatMap((room) => [room.xFt, rightOf(room)]),
    y: near.flatMap((room) => [room.yFt, bottomOf(room)]),
  };
}

const onGrid = (value: number, gridFt: number): number => Math.round(value / gridFt) * gridFt;

/** Returns the offset to the nearest edge within reach of any of the values; undefined if there is none. */
function pull(values: readonly number[], edges: readonly number[]): number | undefined {
  let best: number | undefined;
  for (const value of values)
    for (const edge of edges) {
      const way = edge - value;
      if (Math.abs(way) <= PULL_FT && (best === undefined || Math.abs(way) < Math.abs(best))) best = way;
    }
  return best;
}

/** Moves a room to a position, snapped to others' edges, else to the grid. */
export function snappedMove(
  room: Rectangle,
  to: { xFt: number; yFt: number },
  edges: Edges,
  gridFt: number,
): { xFt: number; yFt: number } {
  const byX = pull([to.xFt, to.xFt + room.widthFt], edges.x);
  const byY = pull([to.yFt, to.yFt + room.depthFt], edges.y);
  return {
    xFt: byX === undefined ? onGrid(to.xFt, gridFt) : to.xFt + byX,
    yFt: byY === undefined ? onGrid(to.yFt, gridFt) : to.yFt + byY,
  };
}

/** The edges of a rectangle that a handle moves. */
export type Handle = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

/** Drags a rectangle's edges to a point by a handle; never smaller than `leastFt`. */
export function snappedResize(
  room: Rectangle,
  handle: Handle,
  to: { xFt: number; yFt: number },
  edges: Edges,
  { gridFt, leastFt = 3.5 }: { gridFt: number; leastFt?: number },
): Rectangle {
  const at = (value: number, lines: readonly number[]): number => {
    const way = pull([value], lines);
    return way === undefined ? onGrid(value, gridFt) : value + way;
  };
  const [x, y] = [at(to.xFt, edges.x), at(to.yFt, edges.y)];
  const left = handle.x === -1 ? Math.min(x, rightOf(room) - leastFt) : room.xFt;
  const right = handle.x === 1 ? Math.max(x, room.xFt + leastFt) : rightOf(room);
  const top = handle.y === -1 ? Math.min(y, bottomOf(room) - leastFt) : room.yFt;
  const bottom = handle.y === 1 ? Math.max(y, room.yFt + leastFt) : bottomOf(room);
  return { xFt: left, yFt: top, widthFt: right - left, depthFt: bottom - top };
}

/** Grid size for drawing and dragging, ft. */
export const GRID_FT: Readonly<Record<'us' | 'si', number>> = { us: 0.5, si: 0.1 / 0.3048 };

/** Returns a rectangle between two points, on the grid and snapped to edges. */
export function drawnRectangle(
  from: { xFt: number; yFt: number },
  to: { xFt: number; yFt: number },
  edges: Edges,
  gridFt: number,
): Rectangle {
  const start = snappedMove({ ...from, widthFt: 0, depthFt: 0 }, from, edges, gridFt);
  const end = snappedMove({ ...to, widthFt: 0, depthFt: 0 }, to, edges, gridFt);
  return {
    xFt: Math.min(start.xFt, end.xFt),
    yFt: Math.min(start.yFt, end.yFt),
    widthFt: Math.abs(end.xFt - start.xFt),
    depthFt: Math.abs(end.yFt - start.yFt),
  };
}
