import type { LoadInputs } from '../schema/inputs';

/** Length × height, ft²; gables and stairs are added as separate surfaces. */
export const wallArea = (lengthFt: number, heightFt: number): number => lengthFt * heightFt;

/** Width × height of one opening × how many there are, ft². */
export const openingArea = (widthFt: number, heightFt: number, count = 1): number => widthFt * heightFt * count;

/** Returns a wall's area minus its openings, ft². Negative if they are larger. */
export function netWallArea(
  { walls = [], foundationWalls = [], windows = [], doors = [] }: LoadInputs,
  wallId: string,
): number {
  const gross = [...walls, ...foundationWalls].find(({ id }) => id === wallId)?.grossAreaFt2 ?? 0;
  return [...windows, ...doors].reduce((area, { wall, areaFt2 }) => (wall === wallId ? area - areaFt2 : area), gross);
}

/** Sets the floor area of the house to the sum of its rooms. Unchanged without rooms. */
export function withFloorAreaOfRooms(inputs: LoadInputs): LoadInputs {
  const sum = (inputs.rooms ?? []).reduce((area, { floorAreaFt2 }) => area + floorAreaFt2, 0);
  return sum === 0 ? inputs : { ...inputs, building: { ...inputs.building, conditionedFloorAreaFt2: sum } };
}
