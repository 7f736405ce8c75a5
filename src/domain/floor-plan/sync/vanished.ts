import type { LoadInputs } from '../../load-calc/schema/inputs';
import { entryOf } from '../houseEntry';
import type { FloorPlan } from '../schema';
import { isHeated } from '../surface';

/**
 * Removes from the drawing everything deleted from the house elsewhere: heated rooms, windows and doors that the table, the assistant or
 * a coworker removed. Returns the same plan when nothing is gone, and when it does not count yet.
 */
export const withoutVanished = (plan: FloorPlan, house: LoadInputs): FloorPlan => withoutGone(plan, plan, house);

/** A changed drawing without what is gone from the house since `old`, which was in it, was drawn. */
export function withoutGone(plan: FloorPlan, old: FloorPlan, house: LoadInputs): FloorPlan {
  if (old.isProposed) return plan;
  const inHouse = new Set((house.rooms ?? []).map(({ id }) => id));
  const gone = new Set(old.rooms.filter((room) => isHeated(room) && !inHouse.has(room.name)).map(({ key }) => key));
  const openings = plan.openings.filter(
    ({ key, kind, room }) =>
      !gone.has(room) && (plan.links[key] === undefined || entryOf(house, kind, plan.links[key]) !== undefined),
  );
  if (gone.size === 0 && openings.length === plan.openings.length) return plan;
  return keptLinks({ ...plan, rooms: plan.rooms.filter(({ key }) => !gone.has(key)), openings });
}

/** Drops links of rooms and openings that the drawing doesn't have. */
export function keptLinks(plan: FloorPlan): FloorPlan {
  const keys = new Set(['space', ...plan.rooms.map(({ key }) => key), ...plan.openings.map(({ key }) => key)]);
  return {
    ...plan,
    links: Object.fromEntries(Object.entries(plan.links).filter(([key]) => keys.has(key.split('/')[0] ?? ''))),
  };
}
