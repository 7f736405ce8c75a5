import { freeId } from '../../load-calc/edit/ids';
import { placeBeside, type Beside } from '../place';
import type { FloorPlan, PlanRoom, Side } from '../schema';
import { keptLinks } from '../sync/vanished';
import { nextKey } from './keys';

/** Size limits for a room in the house's record, ft². */
const ROOM_MIN_FT2 = 10;
const ROOM_MAX_FT2 = 5000;

export type NewRoom = Pick<PlanRoom, 'name' | 'widthFt' | 'depthFt'> &
  Partial<Pick<PlanRoom, 'kind' | 'xFt' | 'yFt'>> & {
    level: number;
    beside?: Beside | undefined;
    /** Sides that get windows or doors. */ openSides?: readonly Side[];
  };
export type WithKey = { plan: FloorPlan; key: string };

/** Explains why a room can't have these sizes; '' if it can. */
export function roomFault({ widthFt, depthFt }: { widthFt: number; depthFt: number }): string {
  if (!(widthFt >= 2 && depthFt >= 2)) return 'A room is at least 2 ft wide and deep';
  if (widthFt > 200 || depthFt > 200) return 'A room is at most 200 ft wide and deep';
  const area = widthFt * depthFt;
  if (area < ROOM_MIN_FT2) return 'A room has at least 10 ft²: draw a closet with the room that it opens to';
  return area > ROOM_MAX_FT2 ? 'A room has at most 5000 ft²' : '';
}

/** Returns names already used by drawn rooms. */
const namesOf = (plan: FloorPlan, but = ''): string[] =>
  plan.rooms.flatMap(({ key, name }) => (key === but ? [] : [name]));

/** Adds a room, next to others on its level unless specified. A name already drawn gets a number. */
export function addPlanRoom(plan: FloorPlan, room: NewRoom): WithKey {
  const key = nextKey(plan, 'r');
  const { beside, xFt, yFt, kind = 'room', level, widthFt, depthFt } = room;
  const place = xFt === undefined || yFt === undefined ? placeBeside(plan, { ...room, kind }, beside) : { xFt, yFt };
  const name = freeId(room.name.slice(0, 190), namesOf(plan));
  const added: PlanRoom = { key, name, kind, level, widthFt, depthFt, ceilingHeightFt: null, ...place };
  return { plan: { ...plan, rooms: [...plan.rooms, added] }, key };
}

/** Changes a room; a name already drawn gets a number, and its openings stay inside their sides. */
export function changePlanRoom(plan: FloorPlan, key: string, changes: Partial<Omit<PlanRoom, 'key'>>): FloorPlan {
  const name = changes.name === undefined ? undefined : freeId(changes.name, namesOf(plan, key));
  const rooms = plan.rooms.map((room) =>
    room.key === key ? { ...room, ...changes, ...(name !== undefined && { name }) } : room,
  );
  const changed = rooms.find((room) => room.key === key);
  if (!changed) return plan;
  return {
    ...plan,
    rooms,
    openings: plan.openings.map((opening) => {
      if (opening.room !== key) return opening;
      const lengthFt = opening.side === 'top' || opening.side === 'bottom' ? changed.widthFt : changed.depthFt;
      const widthFt = Math.min(opening.widthFt, lengthFt);
      const offsetFt = Math.min(opening.offsetFt, lengthFt - widthFt);
      return widthFt === opening.widthFt && offsetFt === opening.offsetFt ? opening : { ...opening, widthFt, offsetFt };
    }),
  };
}

/** Removes a room with its windows and doors. */
export const removePlanRoom = (plan: FloorPlan, key: string): FloorPlan =>
  keptLinks({
    ...plan,
    rooms: plan.rooms.filter((room) => room.key !== key),
    openings: plan.openings.filter(({ room }) => room !== key),
  });

/** Duplicates a room next to the original, including its windows and doors. */
export function copyPlanRoom(plan: FloorPlan, key: string): WithKey {
  const room = plan.rooms.find((each) => each.key === key);
  if (!room) return { plan, key };
  const { widthFt, depthFt, level, name, kind } = room;
  const added = addPlanRoom(plan, { name, kind, widthFt, depthFt, level });
  const rooms = added.plan.rooms.map((each) =>
    each.key === added.key ? { ...each, ceilingHeightFt: room.ceilingHeightFt } : each,
  );
  let next: FloorPlan = { ...added.plan, rooms };
  for (const opening of plan.openings.filter((each) => each.room === key))
    next = { ...next, openings: [...next.openings, { ...opening, key: nextKey(next, 'w'), room: added.key }] };
  return { plan: next, key: added.key };
}
