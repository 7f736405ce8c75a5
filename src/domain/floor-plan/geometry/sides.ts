import { aroundCompass } from '../../load-calc/azimuth';
import { SIDES, type FloorPlan, type PlanRoom, type Side } from '../schema';
import { bottomOf, rightOf, sharedLength, TOLERANCE_FT, without, type Rectangle, type Stretch } from './rectangle';

/** Returns the direction a side faces, degrees clockwise from north. */
export const sideAzimuthDeg = ({ turnDeg }: Pick<FloorPlan, 'turnDeg'>, side: Side): number =>
  aroundCompass(turnDeg + SIDES.indexOf(side) * 90);

/** Returns the side of the drawing that faces closest to a direction. */
export function sideFacing(plan: Pick<FloorPlan, 'turnDeg'>, azimuthDeg: number): Side {
  const turned = aroundCompass(azimuthDeg - plan.turnDeg);
  return SIDES[Math.round(turned / 90) % 4] ?? 'top';
}

export const isAcross = (side: Side): boolean => side === 'top' || side === 'bottom';

/** Returns a side as a stretch of its line: from the left or upper corner. */
export const sideStretch = (rectangle: Rectangle, side: Side): Stretch =>
  isAcross(side) ? { from: rectangle.xFt, to: rightOf(rectangle) } : { from: rectangle.yFt, to: bottomOf(rectangle) };

export const sideLengthFt = (rectangle: Rectangle, side: Side): number =>
  isAcross(side) ? rectangle.widthFt : rectangle.depthFt;

/** Whether a rectangle is directly beyond a side of another one: touching it, or overlapping. */
export function isBeyond(rectangle: Rectangle, side: Side, other: Rectangle): boolean {
  const near = (low: number, at: number, high: number): boolean =>
    low <= at + TOLERANCE_FT && high >= at - TOLERANCE_FT;
  switch (side) {
    case 'top':
      return near(other.yFt + TOLERANCE_FT * 2, rectangle.yFt, bottomOf(other));
    case 'bottom':
      return near(other.yFt, bottomOf(rectangle), bottomOf(other) - TOLERANCE_FT * 2);
    case 'left':
      return near(other.xFt + TOLERANCE_FT * 2, rectangle.xFt, rightOf(other));
    case 'right':
      return near(other.xFt, rightOf(rectangle), rightOf(other) - TOLERANCE_FT * 2);
  }
}

/** Surroundings of a room's sides, in stretches from the side's own corner, ft. */
export type SideParts = { outside: Stretch[]; garage: Stretch[] };

/** Returns the parts of a side that face outdoors and into a garage; the rest borders on heated rooms of its level. */
export function sideParts(plan: FloorPlan, room: PlanRoom, side: Side): SideParts {
  const own = sideStretch(room, side);
  const beside = plan.rooms.filter(
    (other) => other.key !== room.key && other.level === room.level && isBeyond(room, side, other),
  );
  const stretches = (kind: PlanRoom['kind']): Stretch[] =>
    beside
      .filter((other) => other.kind === kind)
      .map((other) => sideStretch(other, side))
      .filter((other) => sharedLength(own, other) > TOLERANCE_FT);
  const [rooms, garages] = [stretches('room'), stretches('garage')];
  const notRooms = without(own, rooms);
  const outside = notRooms.flatMap((part) => without(part, garages));
  const garage = notRooms.flatMap((part) => without(part, outside));
  const fromCorner = ({ from, to }: Stretch): Stretch => ({ from: from - own.from, to: to - own.from });
  return { outside: outside.map(fromCorner), garage: garage.map(fromCorner) };
}

/** Returns an opening as a stretch of its side. */
export const openingStretch = ({ offsetFt, widthFt }: { offsetFt: number; widthFt: number }): Stretch => ({
  from: offsetFt,
  to: offsetFt + widthFt,
});
