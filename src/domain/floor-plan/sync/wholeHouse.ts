import type { LoadInputs } from '../../load-calc/schema/inputs';
import type { FloorPlan } from '../schema';
import { isHeated } from '../surface';

/** What the record takes for a house, ft². */
const SMALLEST_FT2 = 100;
const LARGEST_FT2 = 20_000;
const SAME_FT2 = 0.5;

const roomSum = (house: LoadInputs): number =>
  (house.rooms ?? []).reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0);
const asHouse = (areaFt2: number): number => Math.min(LARGEST_FT2, Math.max(SMALLEST_FT2, areaFt2));
const levelsOf = (plan: FloorPlan | null): number =>
  new Set((plan?.rooms ?? []).filter(isHeated).map(({ level }) => level)).size;
const levelsAboveGrade = (plan: FloorPlan | null): number =>
  new Set(
    (plan?.rooms ?? [])
      .filter((room) => {
        const level = plan?.levels[room.level];
        return isHeated(room) && level !== undefined && level.belowGradeFt < level.ceilingHeightFt / 2;
      })
      .map(({ level }) => level),
  ).size;

/**
 * Floor area and stories of the house after the drawing: they follow it as long as they were those of its rooms before, or
 * of no rooms yet. What somebody typed otherwise stays.
 */
export function withSizeOfHouse(
  before: LoadInputs,
  after: LoadInputs,
  oldPlan: FloorPlan | null,
  plan: FloorPlan,
): LoadInputs {
  const sum = roomSum(before);
  const { building } = after;
  const follows = sum === 0 || Math.abs(asHouse(sum) - building.conditionedFloorAreaFt2) < SAME_FT2;
  const followed = (typed: number | undefined, was: number, now: number, max: number): number | undefined =>
    typed !== undefined && was > 0 && typed === was && now > 0 ? Math.min(max, now) : typed;
  const floors = followed(building.conditionedFloors, levelsOf(oldPlan), levelsOf(plan), 8);
  const aboveGrade = followed(
    building.conditionedFloorsAboveGrade,
    levelsAboveGrade(oldPlan),
    levelsAboveGrade(plan),
    4,
  );
  return {
    ...after,
    building: {
      ...building,
      ...(follows && roomSum(after) > 0 && { conditionedFloorAreaFt2: asHouse(roomSum(after)) }),
      ...(floors !== undefined && { conditionedFloors: floors }),
      ...(aboveGrade !== undefined && { conditionedFloorsAboveGrade: aboveGrade }),
    },
  };
}
