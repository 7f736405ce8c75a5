import { aroundCompass } from '@/domain/load-calc/azimuth';
import { addRoom } from '@/domain/load-calc/edit/rooms';
import { addCeiling, addFloor, addSlab, addWall, addWindow, type Added } from '@/domain/load-calc/edit/surfaces';
import type { CeilingOrFloor, LoadInputs, Wall } from '@/domain/load-calc/schema/inputs';
import { usualConstruction, type Usual } from './constructions';

export const ROOM_FLOORS = [
  'none',
  'slab',
  'crawlspace - vented',
  'crawlspace - unvented',
  'basement - unconditioned',
  'garage',
  'outside',
] as const;
export type RoomFloor = (typeof ROOM_FLOORS)[number];

export const SIDE_BORDERS = ['none', 'outside', 'garage', 'attic - vented'] as const satisfies readonly (
  | Wall['exteriorAdjacentTo']
  | 'none'
)[];
export type SideBorder = (typeof SIDE_BORDERS)[number];

/** Sides go clockwise: the first is as long as the room, the second as wide. `none` means another room is beyond. */
export type RoomSide = { border: SideBorder; windowsFt2: number };

export type RectangularRoom = {
  name: string;
  lengthFt: number;
  widthFt: number;
  heightFt: number;
  /** Direction of the first side. */
  azimuthDeg: number;
  sides: readonly [RoomSide, RoomSide, RoomSide, RoomSide];
  isBelowAttic: boolean;
  floor: RoomFloor;
};

export const sideAzimuthDeg = (room: Pick<RectangularRoom, 'azimuthDeg'>, side: number): number =>
  aroundCompass(room.azimuthDeg + side * 90);
export const sideLengthFt = (
  { lengthFt, widthFt }: Pick<RectangularRoom, 'lengthFt' | 'widthFt'>,
  side: number,
): number => (side % 2 === 0 ? lengthFt : widthFt);

/** Adds a room with all its surfaces in one step, using the house's default constructions. */
export function addRectangularRoom(house: LoadInputs, room: RectangularRoom, usual: Usual): Added {
  const floorAreaFt2 = room.lengthFt * room.widthFt;
  const added = addRoom(house, { id: room.name, floorAreaFt2 });
  const { id } = added;
  const made = (kind: Parameters<typeof usualConstruction>[1]): string => usualConstruction(house, kind, usual);
  let { inputs } = added;
  let exposedPerimeterFt = 0;
  room.sides.forEach(({ border, windowsFt2 }, side) => {
    if (border === 'none') return;
    const lengthFt = sideLengthFt(room, side);
    const wall = addWall(inputs, made('wall'), {
      room: id,
      grossAreaFt2: lengthFt * room.heightFt,
      azimuthDeg: sideAzimuthDeg(room, side),
      exteriorAdjacentTo: border,
    });
    inputs =
      windowsFt2 > 0
        ? addWindow(wall.inputs, made('window'), { wall: wall.id, areaFt2: windowsFt2 }).inputs
        : wall.inputs;
    if (border === 'outside') exposedPerimeterFt += lengthFt;
  });
  if (room.isBelowAttic) ({ inputs } = addCeiling(inputs, made('ceiling'), { room: id, grossAreaFt2: floorAreaFt2 }));
  if (room.floor === 'slab')
    ({ inputs } = addSlab(inputs, made('slab'), { room: id, areaFt2: floorAreaFt2, exposedPerimeterFt }));
  else if (room.floor !== 'none')
    ({ inputs } = addFloor(inputs, made('floor'), {
      room: id,
      grossAreaFt2: floorAreaFt2,
      exteriorAdjacentTo: room.floor satisfies CeilingOrFloor['exteriorAdjacentTo'],
    }));
  return { id, inputs };
}
