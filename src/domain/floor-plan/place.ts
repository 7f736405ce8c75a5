import { bottomOf, rightOf, sharedArea, sharedLength, TOLERANCE_FT, type Rectangle } from './geometry/rectangle';
import { isBeyond, sideLengthFt, sideStretch } from './geometry/sides';
import { SIDES, type FloorPlan, type PlanRoom, type Side } from './schema';

/** The side, and the room (its key), that a new room goes next to. */
export type Beside = { room: string; side: Side };
type Sized = Pick<PlanRoom, 'widthFt' | 'depthFt' | 'level' | 'kind'> & {
  /** Sides that get windows or doors: they are to stay outside. */ openSides?: readonly Side[] | undefined;
};
type Place = { xFt: number; yFt: number };

/** Ft² that a foot of stretched outline costs: shared walls count for more than a short outline. */
const PER_SHARED_FT = 12;
const PER_FT_FROM_LAST = 2;
/** More than any outline: a room that hides a window is in the wrong place. */
const PER_HIDDEN_OPENING = 5_000;
/** A slit no one would build. */
const PER_SLIT = 2_000;
export const SLIT_FT = 1.5;

/** Places a room next to a given one, or to the rooms of its level: no overlap, a compact outline, near the last one. */
export function placeBeside(plan: FloorPlan, room: Sized, beside?: Beside): Place {
  const rooms = plan.rooms.filter(({ level }) => level === room.level);
  const wanted = beside && plan.rooms.find(({ key }) => key === beside.room);
  if (wanted) {
    const spots = spotsAt(wanted, beside.side, room);
    return spots.find((spot) => isFree(rooms, { ...room, ...spot })) ?? spots[0] ?? { xFt: 0, yFt: 0 };
  }
  const last = rooms.at(-1);
  if (!last) {
    const below = plan.rooms.filter(({ level, kind }) => level === room.level - 1 && kind === 'room');
    return {
      xFt: Math.min(...below.map(({ xFt }) => xFt), below.length === 0 ? 0 : Infinity),
      yFt: Math.min(...below.map(({ yFt }) => yFt), below.length === 0 ? 0 : Infinity),
    };
  }
  const spots = rooms
    .flatMap((each) => SIDES.flatMap((side) => spotsAt(each, side, room)))
    .filter((spot) => isFree(rooms, { ...room, ...spot }));
  const cost = (spot: Place): number => {
    const rectangle = { ...room, ...spot };
    const outline = boundsOf([...rooms, rectangle]);
    // A square outline for its area has the shortest walls.
    const size = Math.max(outline.widthFt, outline.depthFt * 1.3) ** 2;
    const touching = rooms.reduce((sum, each) => sum + touchLength(rectangle, each), 0);
    const away = Math.abs(spot.xFt - rightOf(last)) + Math.abs(spot.yFt - last.yFt);
    return (
      size -
      touching * PER_SHARED_FT +
      away * PER_FT_FROM_LAST +
      hiddenOpenings(plan, rooms, rectangle, room.openSides ?? []) * PER_HIDDEN_OPENING +
      rooms.filter((each) => isAlmostTouching(rectangle, each)).length * PER_SLIT
    );
  };
  return spots.reduce<Place>(
    (best, spot) => (cost(spot) < cost(best) ? spot : best),
    spots[0] ?? { xFt: rightOf(last), yFt: last.yFt },
  );
}

/** Returns positions along a side of a rectangle, its corners first. */
function spotsAt(at: Rectangle, side: Side, { widthFt, depthFt }: Pick<Rectangle, 'widthFt' | 'depthFt'>): Place[] {
  const across = [at.xFt, rightOf(at) - widthFt];
  const down = [at.yFt, bottomOf(at) - depthFt];
  switch (side) {
    case 'top':
      return across.map((xFt) => ({ xFt, yFt: at.yFt - depthFt }));
    case 'bottom':
      return across.map((xFt) => ({ xFt, yFt: bottomOf(at) }));
    case 'left':
      return down.map((yFt) => ({ xFt: at.xFt - widthFt, yFt }));
    case 'right':
      return down.map((yFt) => ({ xFt: rightOf(at), yFt }));
  }
}

/** Finds windows and doors a room would hide: those of others that it covers, and its own on sides that others cover. */
function hiddenOpenings(
  { openings }: FloorPlan,
  rooms: readonly PlanRoom[],
  rectangle: Rectangle,
  openSides: readonly Side[],
): number {
  const ofOthers = openings.filter((opening) => {
    const room = rooms.find(({ key }) => key === opening.room);
    if (!room || !isBeyond(room, opening.side, rectangle)) return false;
    const from = sideStretch(room, opening.side).from + opening.offsetFt;
    return sharedLength({ from, to: from + opening.widthFt }, sideStretch(rectangle, opening.side)) > TOLERANCE_FT;
  }).length;
  const own = openSides.filter((side) =>
    rooms.some(
      (room) =>
        isBeyond(rectangle, side, room) &&
        sharedLength(sideStretch(rectangle, side), sideStretch(room, side)) > sideLengthFt(rectangle, side) / 3,
    ),
  ).length;
  return ofOthers + own;
}

/** Whether two rectangles face each other across a slit. */
function isAlmostTouching(one: Rectangle, other: Rectangle): boolean {
  const gap = (side: 'top' | 'left'): number => {
    const [a, b] = [sideStretch(one, side), sideStretch(other, side)];
    return Math.max(b.from - a.to, a.from - b.to);
  };
  const isSlit = (ft: number): boolean => ft > TOLERANCE_FT && ft <= SLIT_FT;
  return (isSlit(gap('top')) && gap('left') < -1) || (isSlit(gap('left')) && gap('top') < -1);
}

const isFree = (rooms: readonly Rectangle[], rectangle: Rectangle): boolean =>
  rooms.every((room) => sharedArea(room, rectangle) === 0);

/** Returns the length of wall that two rectangles share, ft. */
function touchLength(one: Rectangle, other: Rectangle): number {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_FT;
  if (isNear(rightOf(one), other.xFt) || isNear(one.xFt, rightOf(other)))
    return sharedLength(sideStretch(one, 'left'), sideStretch(other, 'left'));
  if (isNear(bottomOf(one), other.yFt) || isNear(one.yFt, bottomOf(other)))
    return sharedLength(sideStretch(one, 'top'), sideStretch(other, 'top'));
  return 0;
}

/** Returns the smallest rectangle around others; 0 × 0 around none. */
export function boundsOf(rectangles: readonly Rectangle[]): Rectangle {
  if (rectangles.length === 0) return { xFt: 0, yFt: 0, widthFt: 0, depthFt: 0 };
  const xFt = Math.min(...rectangles.map((each) => each.xFt));
  const yFt = Math.min(...rectangles.map((each) => each.yFt));
  return {
    xFt,
    yFt,
    widthFt: Math.max(...rectangles.map(rightOf)) - xFt,
    depthFt: Math.max(...rectangles.map(bottomOf)) - yFt,
  };
}
