import type { Room } from '../schema/inputs';

/** What lies in each room, in the order of the rooms, and what names none of them. */
export function inRooms<T extends { room: string }>(
  rooms: readonly Room[],
  things: readonly T[],
): { own: readonly (readonly T[])[]; homeless: readonly T[] } {
  const homeless: T[] = [];
  const own = rooms.map((): T[] => []);
  const places = new Map(rooms.map(({ id }, index) => [id, own[index]]));
  for (const thing of things) (places.get(thing.room) ?? homeless).push(thing);
  return { own, homeless };
}
