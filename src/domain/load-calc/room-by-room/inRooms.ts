import type { Room } from '../schema/inputs';

/** Groups items by room, in room order, and separately those that name none of them. */
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
