import { useState } from 'react';
import { boundsOf } from '@/domain/floor-plan/place';
import type { Rectangle } from '@/domain/floor-plan/geometry/rectangle';
import type { FloorPlan } from '@/domain/floor-plan/schema';

/** Maps feet in the drawing to pixels on the page. */
export type PlanScale = {
  pxPerFt: number;
  widthPx: number;
  heightPx: number;
  /** Top left corner of the visible area, ft. */
  leftFt: number;
  topFt: number;
  x: (xFt: number) => number;
  y: (yFt: number) => number;
  /** Locks the visible area during a drag. */
  freeze: (isFrozen: boolean) => void;
};

const MAX_PX_PER_FT = 22;
const MIN_PX_PER_FT = 3;
/** Width before it is measured, and where it can't be. */
const USUAL_WIDTH_PX = 720;

/** `widthPx`: the element's width; 0 until measured. */
type Options = {
  widthPx: number;
  marginFt: number;
  leastWidthFt: number;
  leastDepthFt: number;
  maxHeightPx: number;
};

/** Fits all levels of a drawing into the available width. */
export function usePlanScale(
  plan: FloorPlan,
  { widthPx, marginFt, leastWidthFt, leastDepthFt, maxHeightPx }: Options,
): PlanScale {
  const bounds = boundsOf(plan.rooms);
  const grow = (size: number, least: number): number => Math.max(size + 2 * marginFt, least);
  const [widthFt, depthFt] = [grow(bounds.widthFt, leastWidthFt), grow(bounds.depthFt, leastDepthFt)];
  const shownNow: Rectangle = {
    widthFt,
    depthFt,
    xFt: bounds.xFt - (widthFt - bounds.widthFt) / 2,
    yFt: bounds.yFt - (depthFt - bounds.depthFt) / 2,
  };
  const [frozen, setFrozen] = useState<Rectangle | null>(null);
  const shown = frozen ?? shownNow;
  const available = widthPx > 0 ? widthPx : USUAL_WIDTH_PX;
  const pxPerFt = Math.min(
    MAX_PX_PER_FT,
    Math.max(MIN_PX_PER_FT, Math.min(available / shown.widthFt, maxHeightPx / shown.depthFt)),
  );
  // Spare width shows more of the paper on both sides.
  const leftFt = shown.xFt - Math.max(0, available / pxPerFt - shown.widthFt) / 2;
  return {
    pxPerFt,
    widthPx: Math.max(available, shown.widthFt * pxPerFt),
    heightPx: shown.depthFt * pxPerFt,
    leftFt,
    topFt: shown.yFt,
    x: (xFt) => (xFt - leftFt) * pxPerFt,
    y: (yFt) => (yFt - shown.yFt) * pxPerFt,
    freeze: (isFrozen) => setFrozen(isFrozen ? shown : null),
  };
}
