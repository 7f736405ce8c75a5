import { addRoom, removeRoom, renameRoom } from '../../load-calc/edit/rooms';
import type { LoadInputs, Room } from '../../load-calc/schema/inputs';
import { areaOf } from '../geometry/rectangle';
import { isTyped } from '../houseEntry';
import type { FloorPlan, PlanRoom } from '../schema';
import { hundredths, isHeated } from '../surface';
import { keptLinks } from './vanished';

export type DrawnRooms = {
  house: LoadInputs;
  plan: FloorPlan;
  /** Keys of rooms that were in the house before they were drawn. */
  adopted: ReadonlySet<string>;
};

/** Updates the house's rooms as drawn: removed, renamed, new, with their floor areas unless these were typed over. */
export function withDrawnRooms(house: LoadInputs, old: FloorPlan | null, after: FloorPlan): DrawnRooms {
  let inputs = house;
  const before = new Map((old?.rooms ?? []).filter(isHeated).map((room) => [room.key, room]));
  const stays = new Set(after.rooms.filter(isHeated).map(({ key }) => key));
  for (const room of before.values()) if (!stays.has(room.key)) inputs = removeRoom(inputs, room.name);
  const drawnNames = new Set([...before.values()].map(({ name }) => name));
  const adopted = new Set<string>();
  const rooms = after.rooms.map((room): PlanRoom => {
    if (!isHeated(room)) return room;
    const was = before.get(room.key);
    let { name } = room;
    if (was) {
      if (was.name !== name) ({ inputs, id: name } = renameRoom(inputs, was.name, name));
    } else if (!drawnNames.has(name) && inputs.rooms?.some(({ id }) => id === name) === true) {
      adopted.add(room.key);
      drawnNames.add(name);
    } else ({ inputs, id: name } = addRoom(inputs, { id: name, floorAreaFt2: 0 }));
    inputs = {
      ...inputs,
      rooms: (inputs.rooms ?? []).map((each) =>
        each.id === name ? withFields(each, was && fieldsOf(was, old?.levels), fieldsOf(room, after.levels)) : each,
      ),
    };
    return { ...room, name };
  });
  return { house: inputs, plan: keptLinks({ ...after, rooms }), adopted };
}

type Drawn = { floorAreaFt2: number; level: string };

const fieldsOf = (room: PlanRoom, levels: FloorPlan['levels'] | undefined): Drawn => ({
  floorAreaFt2: hundredths(areaOf(room)),
  level: levels?.[room.level]?.name ?? '',
});

function withFields(room: Room, was: Drawn | undefined, now: Drawn): Room {
  const isAreaTyped = was !== undefined && isTyped(room, { floorAreaFt2: was.floorAreaFt2 });
  const isLevelTyped = room.level !== undefined && room.level !== was?.level;
  return {
    ...room,
    ...(!isAreaTyped && { floorAreaFt2: now.floorAreaFt2 }),
    ...(!isLevelTyped && now.level !== '' && { level: now.level }),
  };
}
