import { z } from 'zod';
import { CEILINGS, DOORS, FLOORS, SLABS, WALLS, WINDOWS } from '../constructions/catalog';
import { FIRST_CHOICE } from '../constructions/firstChoice';
import type { LoadInputs } from '../schema/inputs';
import { addRoom, renameRoom } from './rooms';
import { addCeiling, addDoor, addFloor, addSlab, addWall, addWindow } from './surfaces';

/** The directions people use. */
const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const FACING_DEG = 45;
const BORDERS = ['outside', 'garage', 'attic - unvented', 'attic - vented', 'crawlspace - vented'] as const;

type Ids = readonly [string, ...string[]];
const idsIn = (list: readonly { id: string }[]): Ids => list.map(({ id }) => id) as unknown as Ids;
const madeOf = (list: readonly { id: string; label: string }[], what: string) =>
  z
    .enum(idsIn(list))
    .nullable()
    .describe(
      `What the ${what} is made of: ${list.map(({ id, label }) => `${id} = ${label}`).join('; ')}. null when nobody said`,
    );

const feet = z.number().min(0.1).max(200);
const howMany = z.number().int().min(1).max(20);

/**
 * A room as described by someone, or as shown on a plan. Lengths in ft, areas in ft². Only surfaces that lose or gain heat: no walls to
 * other heated rooms.
 */
export const describedRoomSchema = z.object({
  name: z.string().min(1).max(200),
  floor_area_ft2: z.number().min(10).max(5_000),
  walls: z
    .array(
      z.object({
        facing: z.enum(FACINGS).nullable().describe('Which way it faces; null when nobody said'),
        length_ft: feet,
        height_ft: z.number().min(4).max(30),
        borders: z.enum(BORDERS),
        made_of: madeOf(WALLS, 'wall'),
        windows: z
          .array(z.object({ count: howMany, width_ft: feet, height_ft: feet, made_of: madeOf(WINDOWS, 'window') }))
          .max(10),
        doors: z
          .array(z.object({ count: howMany, width_ft: feet, height_ft: feet, made_of: madeOf(DOORS, 'door') }))
          .max(5),
      }),
    )
    .max(12)
    .describe('Walls to outdoors, a garage, an attic or a crawlspace'),
  attic: z
    .object({ made_of: madeOf(CEILINGS, 'ceiling') })
    .nullable()
    .describe('The ceiling below an attic; null when there is a heated room above'),
  floor: z
    .object({
      kind: z.enum(['slab', 'crawlspace']),
      exposed_edge_ft: z
        .number()
        .min(0)
        .max(1_000)
        .describe('Edge of the slab along outside walls; 0 above a crawlspace'),
      made_of: madeOf([...SLABS, ...FLOORS], 'floor'),
    })
    .nullable()
    .describe('What is below it; null when there is a heated room or a heated basement below'),
});
export type DescribedRoom = z.infer<typeof describedRoomSchema>;

/** A path in the record with its proposed value, and the room it belongs to. */
export type RoomChange = { path: string; value: unknown; room: string };

const rounded = (ft2: number): number => Math.round(ft2 * 10) / 10;
type Made = { fields: object } | undefined;

/** The last surface of a kind sets the construction for the next, if it is from the catalog. */
function usual(list: readonly { id: string; fields: object }[], last: object | undefined, first: string): string {
  const has = (last ?? {}) as Readonly<Record<string, unknown>>;
  const same = (made: Made): boolean =>
    Object.entries(made?.fields ?? {})
      .filter(([name]) => name !== 'exteriorAdjacentTo' && name !== 'interiorShading')
      .every(([name, value]) => has[name] === value);
  return (last && list.find(same)?.id) ?? first;
}

/**
 * Adds rooms to the house. The unmeasured room that a new calculation starts with becomes the first of them; so does another room of that
 * name without an area.
 * @throws {RoomTakenError} with a message when there is such a room already
 */
export function withDescribedRooms(
  inputs: LoadInputs,
  rooms: readonly DescribedRoom[],
): { inputs: LoadInputs; changes: RoomChange[] } {
  const after = rooms.reduce(withRoom, inputs);
  return { inputs: after, changes: changesBetween(inputs, after) };
}

function withRoom(house: LoadInputs, described: DescribedRoom): LoadInputs {
  const { name, floor_area_ft2: floorAreaFt2 } = described;
  const placed = withPlace(house, name.trim(), floorAreaFt2);
  let { inputs } = placed;
  const room = placed.id;
  for (const wall of described.walls) {
    const added = addWall(inputs, wall.made_of ?? usual(WALLS, inputs.walls?.at(-1), FIRST_CHOICE.wall), {
      room,
      grossAreaFt2: rounded(wall.length_ft * wall.height_ft),
      exteriorAdjacentTo: wall.borders,
      ...(wall.facing && { azimuthDeg: FACINGS.indexOf(wall.facing) * FACING_DEG }),
    });
    ({ inputs } = added);
    for (const { count, width_ft: width, height_ft: height, made_of: made } of wall.windows)
      for (let index = 0; index < count; index += 1)
        ({ inputs } = addWindow(inputs, made ?? usual(WINDOWS, inputs.windows?.at(-1), FIRST_CHOICE.window), {
          wall: added.id,
          areaFt2: rounded(width * height),
        }));
    for (const { count, width_ft: width, height_ft: height, made_of: made } of wall.doors)
      for (let index = 0; index < count; index += 1)
        ({ inputs } = addDoor(inputs, made ?? usual(DOORS, inputs.doors?.at(-1), FIRST_CHOICE.door), {
          wall: added.id,
          areaFt2: rounded(width * height),
        }));
  }
  const flats = (what: 'ceiling' | 'floor') =>
    inputs.ceilingsAndFloors?.findLast(({ floorOrCeiling }) => floorOrCeiling === what);
  if (described.attic) {
    const made = described.attic.made_of ?? usual(CEILINGS, flats('ceiling'), FIRST_CHOICE.ceiling);
    ({ inputs } = addCeiling(inputs, made, { room, grossAreaFt2: floorAreaFt2 }));
  }
  const { floor } = described;
  // A slab made of joists isn't a slab: anything that doesn't fit counts as not stated.
  const floorOf = (list: readonly { id: string }[]): string | undefined =>
    list.some(({ id }) => id === floor?.made_of) ? (floor?.made_of ?? undefined) : undefined;
  if (floor?.kind === 'crawlspace') {
    const made = floorOf(FLOORS) ?? usual(FLOORS, flats('floor'), FIRST_CHOICE.floor);
    ({ inputs } = addFloor(inputs, made, { room, grossAreaFt2: floorAreaFt2 }));
  }
  if (floor?.kind === 'slab') {
    const made = floorOf(SLABS) ?? usual(SLABS, inputs.slabs?.at(-1), FIRST_CHOICE.slab);
    ({ inputs } = addSlab(inputs, made, { room, areaFt2: floorAreaFt2, exposedPerimeterFt: floor.exposed_edge_ft }));
  }
  return inputs;
}

/** Thrown when a described room has the name of an existing one with its own surfaces. */
export class RoomTakenError extends Error {}

/** The room in question, with its area. */
function withPlace(house: LoadInputs, name: string, floorAreaFt2: number): { inputs: LoadInputs; id: string } {
  const rooms = house.rooms ?? [];
  const isEmpty = (id: string): boolean =>
    rooms.find((room) => room.id === id)?.floorAreaFt2 === 0 &&
    ![house.walls, house.foundationWalls, house.roofs, house.ceilingsAndFloors, house.slabs].some((list) =>
      list?.some(({ room }) => room === id),
    );
  const same = rooms.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (same && !isEmpty(same.id))
    throw new RoomTakenError(`There is a room “${same.id}” already: change it, or give the new one another name.`);
  const [only] = rooms;
  const start = same ?? (rooms.length === 1 && only && isEmpty(only.id) ? only : undefined);
  if (!start) return addRoom(house, { id: name, floorAreaFt2 });
  const renamed = same ? { inputs: house, id: same.id } : renameRoom(house, start.id, name);
  return {
    id: renamed.id,
    inputs: {
      ...renamed.inputs,
      rooms: (renamed.inputs.rooms ?? []).map((room) => (room.id === renamed.id ? { ...room, floorAreaFt2 } : room)),
    },
  };
}

const LISTS = ['walls', 'windows', 'doors', 'ceilingsAndFloors', 'slabs'] as const;

/** Entries are only appended; one of the rooms may have been given its name and area. */
function changesBetween(before: LoadInputs, after: LoadInputs): RoomChange[] {
  const roomOfWall = new Map((after.walls ?? []).map(({ id, room = '' }) => [id, room]));
  const rooms = (after.rooms ?? []).flatMap((room, index): RoomChange[] => {
    const was = before.rooms?.[index];
    if (!was) return [{ path: `rooms.${String(index)}`, value: room, room: room.id }];
    const changed = (['id', 'floorAreaFt2'] as const).filter((name) => was[name] !== room[name]);
    return changed.map((name) => ({ path: `rooms.${String(index)}.${name}`, value: room[name], room: room.id }));
  });
  const surfaces = LISTS.flatMap((list) =>
    (after[list] ?? []).flatMap((entry, index): RoomChange[] =>
      index < (before[list]?.length ?? 0)
        ? []
        : [
            {
              path: `${list}.${String(index)}`,
              value: entry,
              room: 'wall' in entry ? (roomOfWall.get(entry.wall) ?? '') : (entry.room ?? ''),
            },
          ],
    ),
  );
  return [...rooms, ...surfaces];
}
