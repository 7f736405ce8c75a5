import type { LoadInputs } from '../../load-calc/schema/inputs';
import type { FloorPlan } from '../schema';
import { isHeated } from '../surface';

/** Floor area limits of a house's record, ft². */
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
 * Updates the house's floor area and stories from the drawing, as long as they matched its previous rooms, or there were no rooms yet.
 * Different typed values stay.
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
  const areaFt2 = follows && roomSum(after) > 0 ? asHouse(roomSum(after)) : building.conditionedFloorAreaFt2;
  return {
    ...withDuctArea(after, building.conditionedFloorAreaFt2, areaFt2),
    building: {
      ...building,
      conditionedFloorAreaFt2: areaFt2,
      ...(floors !== undefined && { conditionedFloors: floors }),
      ...(aboveGrade !== undefined && { conditionedFloorsAboveGrade: aboveGrade }),
    },
  };
}

/** Duct table rows looked up by the house's floor area stay in step with it. */
function withDuctArea(house: LoadInputs, wasFt2: number, areaFt2: number): LoadInputs {
  const { airDistribution } = house;
  if (!airDistribution?.ductTableLookups || wasFt2 === areaFt2) return house;
  const ductTableLookups = airDistribution.ductTableLookups.map((row) =>
    row.lookupFloorAreaFt2 === wasFt2 ? { ...row, lookupFloorAreaFt2: areaFt2 } : row,
  );
  return { ...house, airDistribution: { ...airDistribution, ductTableLookups } };
}
