import type { FloorPlan, PlanLevel } from '../schema';

const ORDINALS = ['First floor', 'Second floor', 'Third floor', 'Fourth floor', 'Fifth floor', 'Sixth floor'];
const MAX_LEVELS = 6;
const BASEMENT = { ceilingHeightFt: 8, belowGradeFt: 7 } as const;

export const canAddLevel = ({ levels }: FloorPlan): boolean => levels.length < MAX_LEVELS;

/** With a floor on top. What is below it where no room lies is open air. */
export function addFloorAbove(plan: FloorPlan): FloorPlan {
  const top = plan.levels.at(-1);
  if (!top || !canAddLevel(plan)) return plan;
  const above = plan.levels.filter(({ belowGradeFt }) => belowGradeFt === 0).length;
  const name = ORDINALS[above] ?? `Floor ${above + 1}`;
  const level: PlanLevel = { ...top, name, below: 'outside', belowGradeFt: 0 };
  return { ...plan, levels: [...plan.levels, level] };
}

/** With a heated basement under the lowest floor, on a slab. */
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

/** Without a level; the same plan where rooms are on it or it is the last one. */
export function removeLevel(plan: FloorPlan, index: number): FloorPlan {
  if (plan.levels.length === 1 || plan.rooms.some(({ level }) => level === index)) return plan;
  return {
    ...plan,
    levels: plan.levels.filter((_, at) => at !== index),
    rooms: plan.rooms.map((room) => (room.level > index ? { ...room, level: room.level - 1 } : room)),
  };
}
