import type { LoadInputs, Room } from '../schema/inputs';
import { freeId, idsOf } from './ids';
import { withParts } from './record';
import { ROOM_LISTS, withoutSurfaces, type Added } from './surfaces';

/** Adds a room at the end; the floor area of the house stays as it is. */
export function addRoom(inputs: LoadInputs, room: Room): Added {
  const id = freeId(room.id, idsOf(inputs.rooms));
  return { id, inputs: { ...inputs, rooms: [...(inputs.rooms ?? []), { ...room, id }] } };
}

/** Renames a room, here and in its surfaces. A number is appended to a name that is taken. */
export function renameRoom(inputs: LoadInputs, from: string, to: string): Added {
  const id = freeId(
    to,
    idsOf(inputs.rooms).filter((other) => other !== from),
  );
  const renamed = <T extends { room?: string | undefined }>(entries: readonly T[] | undefined): T[] | undefined =>
    entries?.map((entry) => (entry.room === from ? { ...entry, room: id } : entry));
  return {
    id,
    inputs: withParts(inputs, {
      rooms: inputs.rooms?.map((room) => (room.id === from ? { ...room, id } : room)),
      walls: renamed(inputs.walls),
      foundationWalls: renamed(inputs.foundationWalls),
      roofs: renamed(inputs.roofs),
      ceilingsAndFloors: renamed(inputs.ceilingsAndFloors),
      slabs: renamed(inputs.slabs),
    }),
  };
}

/** Removes a room, its surfaces and what is in them. */
export function removeRoom(inputs: LoadInputs, room: string): LoadInputs {
  const gone = new Map(
    ROOM_LISTS.map((list) => [
      list as string,
      new Set((inputs[list] ?? []).flatMap((entry) => (entry.room === room ? [entry.id] : []))),
    ]),
  );
  return withParts(
    withoutSurfaces(inputs, (list, id) => gone.get(list)?.has(id) === true),
    { rooms: inputs.rooms?.filter(({ id }) => id !== room) },
  );
}

/**
 * Copies a room with its surfaces, windows, doors and skylights. Copies are named after the new room if the originals were named after
 * the old one.
 */
export function copyRoom(inputs: LoadInputs, room: string, wantedId = room): Added {
  const original = inputs.rooms?.find(({ id }) => id === room);
  if (!original) return { id: room, inputs };
  const id = freeId(wantedId, idsOf(inputs.rooms));
  const names = (taken: readonly string[]): ((old: string) => string) => {
    const used = new Set(taken);
    return (old) => {
      const name = freeId(old.startsWith(room) ? id + old.slice(room.length) : old, used);
      used.add(name);
      return name;
    };
  };
  const ids = new Map<string, string>();
  const copied = <T extends { id: string; room?: string | undefined }>(
    list: string,
    entries: readonly T[] | undefined,
    name: (old: string) => string,
  ): T[] | undefined =>
    entries && [
      ...entries,
      ...entries
        .filter((entry) => entry.room === room)
        .map((entry) => {
          const copy = { ...entry, id: name(entry.id), room: id };
          ids.set(`${list} ${entry.id}`, copy.id);
          return copy;
        }),
    ];
  // Windows refer to their wall by name only, so walls and foundation walls share one namespace.
  const wallName = names(idsOf(inputs.walls, inputs.foundationWalls));
  const walls = copied('wall', inputs.walls, wallName);
  const foundationWalls = copied('wall', inputs.foundationWalls, wallName);
  const roofs = copied('roof', inputs.roofs, names(idsOf(inputs.roofs)));
  const ceilingsAndFloors = copied('ceiling', inputs.ceilingsAndFloors, names(idsOf(inputs.ceilingsAndFloors)));
  const slabs = copied('slab', inputs.slabs, names(idsOf(inputs.slabs)));

  const inWalls = <T extends { id: string; wall: string }>(entries: readonly T[] | undefined): T[] | undefined => {
    const name = names(idsOf(entries));
    return (
      entries && [
        ...entries,
        ...entries.flatMap((entry) => {
          const wall = ids.get(`wall ${entry.wall}`);
          return wall === undefined ? [] : [{ ...entry, id: name(entry.id), wall }];
        }),
      ]
    );
  };
  const skylightName = names(idsOf(inputs.skylights));
  const skylights = inputs.skylights && [
    ...inputs.skylights,
    ...inputs.skylights.flatMap((skylight) => {
      const roof = ids.get(`roof ${skylight.roof}`);
      const ceiling = skylight.ceiling === undefined ? undefined : ids.get(`ceiling ${skylight.ceiling}`);
      if (roof === undefined && ceiling === undefined) return [];
      return [
        {
          ...skylight,
          id: skylightName(skylight.id),
          roof: roof ?? skylight.roof,
          ...(ceiling !== undefined && { ceiling }),
        },
      ];
    }),
  ];
  return {
    id,
    inputs: withParts(inputs, {
      rooms: [...(inputs.rooms ?? []), { ...original, id }],
      walls,
      foundationWalls,
      roofs,
      ceilingsAndFloors,
      slabs,
      windows: inWalls(inputs.windows),
      doors: inWalls(inputs.doors),
      skylights,
    }),
  };
}
