import type { LoadInputs } from '../schema/inputs';

/** Facts about a house before its first room is measured. */
export type HouseStart = {
  floorAreaFt2: number;
  storeys: number;
  ceilingHeightFt: number;
  bedrooms: number;
  roomName: string;
};

/** Returns the record with which room-by-room entry starts: one room without surfaces, its area not yet measured. */
export const firstHouse = (
  { floorAreaFt2, storeys, ceilingHeightFt, bedrooms, roomName }: HouseStart,
  climate: Pick<LoadInputs, 'site' | 'design'>,
): LoadInputs => ({
  ...climate,
  building: {
    facilityType: 'single-family detached',
    conditionedFloorAreaFt2: floorAreaFt2,
    conditionedFloors: storeys,
    conditionedFloorsAboveGrade: storeys,
    averageCeilingHeightFt: ceilingHeightFt,
    bedrooms,
  },
  rooms: [{ id: roomName, floorAreaFt2: 0 }],
  infiltration: { method: 'tightness-table', tightness: 'average' },
});
