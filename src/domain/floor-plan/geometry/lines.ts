import { SIDES, type FloorPlan, type PlanOpening, type PlanRoom, type Side } from '../schema';
import { bottomOf, rightOf, type Stretch } from './rectangle';
import { isAcross, openingStretch, sideParts } from './sides';

/** A line of the drawing, ft. */
export type PlanLine = { fromXFt: number; fromYFt: number; toXFt: number; toYFt: number };

/** Converts a stretch of a side, measured from the side's left or upper corner, to a line of the drawing. */
function sideLine(room: PlanRoom, side: Side, { from, to }: Stretch): PlanLine {
  const { xFt, yFt } = room;
  if (isAcross(side)) {
    const at = side === 'top' ? yFt : bottomOf(room);
    return { fromXFt: xFt + from, fromYFt: at, toXFt: xFt + to, toYFt: at };
  }
  const at = side === 'left' ? xFt : rightOf(room);
  return { fromXFt: at, fromYFt: yFt + from, toXFt: at, toYFt: yFt + to };
}

/** Returns a room's walls that face outdoors and into a garage. */
export function wallLines(plan: FloorPlan, room: PlanRoom): { outside: PlanLine[]; garage: PlanLine[] } {
  const parts = SIDES.map((side) => ({ side, ...sideParts(plan, room, side) }));
  const lines = (which: 'outside' | 'garage'): PlanLine[] =>
    parts.flatMap((part) => part[which].map((stretch) => sideLine(room, part.side, stretch)));
  return { outside: lines('outside'), garage: lines('garage') };
}

/** Returns the line of a window or door in its room's wall. */
export const openingLine = (room: PlanRoom, opening: PlanOpening): PlanLine =>
  sideLine(room, opening.side, openingStretch(opening));
