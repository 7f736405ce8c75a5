import type { LoadInputs } from '../load-calc/schema/inputs';
import { addFloorAbove } from './edit/levels';
import type { FloorPlan, PlanLevel } from './schema';

const HEIGHT_FT = 8;

/** Returns what is under a house's lowest floor, as far as its record says. */
export function belowOf(house: LoadInputs): PlanLevel['below'] {
  const beyond = (house.ceilingsAndFloors ?? []).map(({ exteriorAdjacentTo }) => exteriorAdjacentTo);
  for (const space of ['crawlspace - vented', 'crawlspace - unvented', 'basement - unconditioned'] as const)
    if (beyond.includes(space)) return space;
  const kind = house.foundations?.[0];
  if (kind?.type === 'Crawlspace')
    return String(kind.vented) === 'false' ? 'crawlspace - unvented' : 'crawlspace - vented';
  if (kind?.type === 'Basement') return String(kind.conditioned) === 'true' ? 'nothing' : 'basement - unconditioned';
  return kind?.type === 'Ambient' ? 'outside' : 'slab';
}

/** Returns an empty drawing for a house: as many floors above grade as it has, north at the top. */
export function emptyPlan(house: LoadInputs): FloorPlan {
  const { averageCeilingHeightFt = HEIGHT_FT, conditionedFloorsAboveGrade = 1 } = house.building;
  const first: PlanLevel = {
    name: 'First floor',
    ceilingHeightFt: averageCeilingHeightFt,
    below: belowOf(house),
    above: 'attic - vented',
    belowGradeFt: 0,
  };
  let plan: FloorPlan = { turnDeg: 0, isProposed: false, levels: [first], rooms: [], openings: [], links: {} };
  for (let floor = 1; floor < Math.min(4, Math.round(conditionedFloorsAboveGrade)); floor += 1)
    plan = addFloorAbove(plan);
  return plan;
}

/** Whether the house is still as new, with nothing measured in its rooms. */
export const isBlankHouse = (house: LoadInputs): boolean =>
  (house.rooms ?? []).every(({ floorAreaFt2 }) => floorAreaFt2 === 0) &&
  [house.walls, house.foundationWalls, house.ceilingsAndFloors, house.slabs].every((list) => (list ?? []).length === 0);

/** Removes the unmeasured rooms of a house that was only started: the drawing brings its own. */
export const withoutBlankRooms = (house: LoadInputs): LoadInputs =>
  isBlankHouse(house) ? { ...house, rooms: [] } : house;
