import { coveredArea, type Rectangle } from '../geometry/rectangle';
import { boundsOf } from '../place';
import type { FloorPlan, PlanLevel } from '../schema';

const ORDINALS = ['First floor', 'Second floor', 'Third floor', 'Fourth floor', 'Fifth floor', 'Sixth floor'];
const MAX_LEVELS = 6;
const BASEMENT = { ceilingHeightFt: 8, belowGradeFt: 7 } as const;

export const canAddLevel = ({ levels }: FloorPlan): boolean => levels.length < MAX_LEVELS;

/** Adds a floor on top. Wherever no room is below it, there is open air. */
export function addFloorAbove(plan: FloorPlan): FloorPlan {
  const top = plan.levels.at(-1);
  if (!top || !canAddLevel(plan)) return plan;
  const above = plan.levels.filter(({ belowGradeFt }) => belowGradeFt === 0).length;
  const name = ORDINALS[above] ?? `Floor ${above + 1}`;
  const level: PlanLevel = { ...top, name, below: 'outside', belowGradeFt: 0 };
  return { ...plan, levels: [...plan.levels, level] };
}

/** Adds a heated basement under the lowest floor, on a slab. */
export function addBasement(plan: FloorPlan): FloorPlan {
  const lowest = plan.levels[0];
  if (!lowest || !canAddLevel(plan)) return plan;
  const basement: PlanLevel = { ...BASEMENT, name: 'Basement', below: 'slab', above: 'nothing' };
  return {
    ...plan,
    levels: [basement, ...plan.levels],
    rooms: plan.rooms.map((room) => ({ ...room, level: room.level + 1 })),
  };
}

export const changeLevel = (plan: FloorPlan, index: number, changes: Partial<PlanLevel>): FloorPlan => ({
  ...plan,
  levels: plan.levels.map((level, at) => (at === index ? { ...level, ...changes } : level)),
});

/** Removes a level; returns the same plan if rooms are on it or it is the last one. */
export function removeLevel(plan: FloorPlan, index: number): FloorPlan {
  if (plan.levels.length === 1 || plan.rooms.some(({ level }) => level === index)) return plan;
  return {
    ...plan,
    levels: plan.levels.filter((_, at) => at !== index),
    rooms: plan.rooms.map((room) => (room.level > index ? { ...room, level: room.level - 1 } : room)),
  };
}

/** A move of a level and those above it, in feet. */
export type LevelMove = { level: number; xFt: number; yFt: number };

/** Moves all rooms of a level, and those of the levels above it, since they rest on it. */
export const moveLevel = (plan: FloorPlan, { level, xFt, yFt }: LevelMove): FloorPlan => ({
  ...plan,
  rooms: plan.rooms.map((room) => (room.level < level ? room : { ...room, xFt: room.xFt + xFt, yFt: room.yFt + yFt })),
});

/** Returns the move that puts a level flush onto the rooms below it; undefined if no more of its floor would be over them. */
export function moveOntoLevelBelow(plan: FloorPlan, level: number): LevelMove | undefined {
  const rooms = plan.rooms.filter((room) => room.level === level);
  const below = plan.rooms.filter((room) => room.level === level - 1);
  if (rooms.length === 0 || below.length === 0) return undefined;
  const [over, under] = [boundsOf(rooms), boundsOf(below)];
  const covered = (xFt: number, yFt: number): number =>
    rooms.reduce((sum, room) => sum + coveredArea(movedBy(room, xFt, yFt), below), 0);
  const flush = (start: number, size: number, ontoStart: number, ontoSize: number): number[] => [
    0,
    ontoStart - start,
    ontoStart + ontoSize - start - size,
  ];
  const moves = flush(over.xFt, over.widthFt, under.xFt, under.widthFt).flatMap((xFt) =>
    flush(over.yFt, over.depthFt, under.yFt, under.depthFt).map((yFt) => ({ xFt, yFt, areaFt2: covered(xFt, yFt) })),
  );
  const best = moves.reduce((most, move) => (move.areaFt2 > most.areaFt2 + 1 ? move : most));
  return best.xFt === 0 && best.yFt === 0 ? undefined : { level, xFt: best.xFt, yFt: best.yFt };
}

const movedBy = (room: Rectangle, xFt: number, yFt: number): Rectangle => ({
  ...room,
  xFt: room.xFt + xFt,
  yFt: room.yFt + yFt,
});
