import { freeId, idsOf } from '@/domain/load-calc/edit/ids';
import type { FloorPlan } from '@/domain/floor-plan/schema';
import { renameRoom } from '@/domain/load-calc/edit/rooms';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { renamedRefusals, withHouse, type Draft } from './acceptValue';
import { withValueAt } from '@/domain/load-calc/edit/path';
import { cutText } from '@/lib/cutText';

/** Renames a surface and all references to it. A number is appended if the name is taken. */
function renameSurface(
  house: LoadInputs,
  list: SurfaceList,
  from: string,
  to: string,
): { inputs: LoadInputs; id: string } {
  const index = house[list]?.findIndex((entry) => entry.id === from) ?? -1;
  const isWall = list === 'walls' || list === 'foundationWalls';
  const others = (isWall ? idsOf(house.walls, house.foundationWalls) : idsOf(house[list])).filter((id) => id !== from);
  const id = freeId(to, others);
  const renamed = withValueAt(house, [list, index, 'id'], id);
  const follow = <T extends object>(entries: readonly T[] | undefined, field: keyof T): T[] | undefined =>
    entries?.map((entry) => (entry[field] === from ? { ...entry, [field]: id } : entry));
  const [windows, doors] = isWall
    ? [follow(house.windows, 'wall'), follow(house.doors, 'wall')]
    : [undefined, undefined];
  const skylights =
    list === 'roofs'
      ? follow(house.skylights, 'roof')
      : list === 'ceilingsAndFloors'
        ? follow(house.skylights, 'ceiling')
        : undefined;
  return {
    id,
    inputs: { ...renamed, ...(windows && { windows }), ...(doors && { doors }), ...(skylights && { skylights }) },
  };
}

const renamedRooms = (rooms: FloorPlan['rooms'], from: string, to: string): FloorPlan['rooms'] =>
  rooms.map((room) => (room.name === from ? { ...room, name: to } : room));

/** Keeps the drawing's links to a renamed surface. */
const surfaceLinks = (floorPlan: FloorPlan | null, from: string, to: string): { floorPlan?: FloorPlan } =>
  floorPlan && Object.values(floorPlan.links).includes(from)
    ? {
        floorPlan: {
          ...floorPlan,
          links: Object.fromEntries(Object.entries(floorPlan.links).map(([key, id]) => [key, id === from ? to : id])),
        },
      }
    : {};

/** Returns the draft with a room or surface renamed; empty names change nothing. */
export function renameEntry(draft: Draft, list: SurfaceList | 'rooms', from: string, to: string): Draft {
  const wanted = cutText(to.trim(), 200);
  if (wanted === '' || wanted === from) return draft;
  const { inputs, id } =
    list === 'rooms' ? renameRoom(draft.house, from, wanted) : renameSurface(draft.house, list, from, wanted);
  const { floorPlan } = draft;
  const drawn =
    list === 'rooms' && floorPlan
      ? { floorPlan: { ...floorPlan, rooms: renamedRooms(floorPlan.rooms, from, id) } }
      : surfaceLinks(floorPlan, from, id);
  return withHouse({ ...draft, ...drawn, refused: renamedRefusals(draft.refused, list, from, id) }, inputs);
}
