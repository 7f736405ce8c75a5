import { NAME_WIDTH, HEAD_HEIGHT } from '../components/geometry';

export type Point = { x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };

export const NOWHERE: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

const EDGE_PX = 56;

const SCROLL_PX_PER_FRAME = 14;

export const isWithin = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Scrolls when the pointer is near an edge: the nearer, the faster. */
export function scrollAtEdges(element: HTMLElement, rect: Box, { x, y }: Point): void {
  if (x < rect.left - EDGE_PX || x > rect.right + EDGE_PX || y < rect.top - EDGE_PX || y > rect.bottom + EDGE_PX)
    return;
  const speed = (distance: number): number =>
    Math.round(SCROLL_PX_PER_FRAME * Math.min(1, Math.max(0, 1 - distance / EDGE_PX)));
  const dx = speed(rect.right - x) - speed(x - rect.left - NAME_WIDTH);
  const dy = speed(rect.bottom - y) - speed(y - rect.top - HEAD_HEIGHT);
  if (dx !== 0 || dy !== 0) element.scrollBy(dx, dy);
}
