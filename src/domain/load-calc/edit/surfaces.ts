import {
  CEILINGS,
  constructionOf,
  DOORS,
  FLOORS,
  FOUNDATION_WALLS,
  SLABS,
  WALLS,
  WINDOWS,
} from '../constructions/catalog';
import type { CeilingOrFloor, FoundationWall, LoadInputs, Wall, Window } from '../schema/inputs';
import { freeId, idsOf } from './ids';
import { withParts } from './record';

/** A new record and the id of the added item. */
export type Added = { inputs: LoadInputs; id: string };

/** Lists of surfaces that refer to their room. */
export const ROOM_LISTS = ['walls', 'foundationWalls', 'roofs', 'ceilingsAndFloors', 'slabs'] as const;
export type SurfaceList = (typeof ROOM_LISTS)[number] | 'windows' | 'skylights' | 'doors';

type In = {
  /** Room; left out for surfaces of spaces that are not heated. */ room?: string | undefined;
  id?: string | undefined;
};
type Sized = { grossAreaFt2: number };

const roomOf = ({ room }: In): { room?: string } => (room === undefined ? {} : { room });
const wallIds = ({ walls, foundationWalls }: LoadInputs): string[] => idsOf(walls, foundationWalls);

/** Adds a wall with a catalog construction, to outdoors unless `exteriorAdjacentTo` says otherwise. */
export function addWall(
  inputs: LoadInputs,
  construction: string,
  {
    exteriorAdjacentTo = 'outside',
    azimuthDeg,
    ...wall
  }: In & Sized & { azimuthDeg?: number | undefined; exteriorAdjacentTo?: Wall['exteriorAdjacentTo'] | undefined },
): Added {
  const id = freeId(wall.id ?? `${wall.room ?? 'House'} wall`, wallIds(inputs));
  const added: Wall = {
    ...constructionOf(WALLS, construction).fields,
    ...roomOf(wall),
    id,
    exteriorAdjacentTo,
    interiorAdjacentTo: 'conditioned space',
    grossAreaFt2: wall.grossAreaFt2,
    ...(azimuthDeg !== undefined && { azimuthDeg }),
  };
  return { id, inputs: { ...inputs, walls: [...(inputs.walls ?? []), added] } };
}

/** Adds a foundation wall around a basement or crawlspace. */
export function addFoundationWall(
  inputs: LoadInputs,
  construction: string,
  {
    interiorAdjacentTo = 'basement - conditioned',
    azimuthDeg,
    ...wall
  }: In &
    Sized &
    Pick<FoundationWall, 'heightFt' | 'depthBelowGradeFt'> & {
      azimuthDeg?: number | undefined;
      interiorAdjacentTo?: FoundationWall['interiorAdjacentTo'] | undefined;
    },
): Added {
  const id = freeId(wall.id ?? `${wall.room ?? 'House'} foundation wall`, wallIds(inputs));
  const { heightFt, depthBelowGradeFt, grossAreaFt2 } = wall;
  const added: FoundationWall = {
    ...constructionOf(FOUNDATION_WALLS, construction).fields,
    ...roomOf(wall),
    id,
    exteriorAdjacentTo: 'ground',
    interiorAdjacentTo,
    heightFt,
    depthBelowGradeFt,
    grossAreaFt2,
    ...(azimuthDeg !== undefined && { azimuthDeg }),
  };
  return { id, inputs: { ...inputs, foundationWalls: [...(inputs.foundationWalls ?? []), added] } };
}

type Flat = In & Sized & { exteriorAdjacentTo?: CeilingOrFloor['exteriorAdjacentTo'] | undefined };

/** Adds a ceiling, below a vented attic unless `exteriorAdjacentTo` says otherwise. */
export const addCeiling = (inputs: LoadInputs, construction: string, ceiling: Flat): Added =>
  addFlat(inputs, constructionOf(CEILINGS, construction).fields, 'ceiling', ceiling);

/** Adds a floor, over a vented crawlspace unless `exteriorAdjacentTo` says otherwise. */
export const addFloor = (inputs: LoadInputs, construction: string, floor: Flat): Added =>
  addFlat(inputs, constructionOf(FLOORS, construction).fields, 'floor', floor);

function addFlat(
  inputs: LoadInputs,
  fields: Pick<CeilingOrFloor, 'construction' | 'floorOrCeiling' | 'exteriorAdjacentTo' | 'assemblyR'>,
  what: string,
  flat: Flat,
): Added {
  const id = freeId(flat.id ?? `${flat.room ?? 'House'} ${what}`, idsOf(inputs.ceilingsAndFloors));
  const added: CeilingOrFloor = {
    ...fields,
    ...roomOf(flat),
    id,
    interiorAdjacentTo: 'conditioned space',
    grossAreaFt2: flat.grossAreaFt2,
    exteriorAdjacentTo: flat.exteriorAdjacentTo ?? fields.exteriorAdjacentTo,
  };
  return { id, inputs: { ...inputs, ceilingsAndFloors: [...(inputs.ceilingsAndFloors ?? []), added] } };
}

/** Adds a slab on grade. */
export function addSlab(
  inputs: LoadInputs,
  construction: string,
  slab: In & { areaFt2: number; exposedPerimeterFt: number },
): Added {
  const id = freeId(slab.id ?? `${slab.room ?? 'House'} slab`, idsOf(inputs.slabs));
  const { areaFt2, exposedPerimeterFt } = slab;
  return {
    id,
    inputs: {
      ...inputs,
      slabs: [
        ...(inputs.slabs ?? []),
        {
          ...constructionOf(SLABS, construction).fields,
          ...roomOf(slab),
          id,
          interiorAdjacentTo: 'conditioned space',
          areaFt2,
          exposedPerimeterFt,
        },
      ],
    },
  };
}

/** Adds a window to a wall. It faces the same way as the wall, even when the wall is rotated later. */
export function addWindow(
  inputs: LoadInputs,
  construction: string,
  window: { wall: string; areaFt2: number; id?: string | undefined } & Pick<Window, 'overhang'>,
): Added {
  const { wall, areaFt2, overhang } = window;
  const id = freeId(window.id ?? `${wall}, window`, idsOf(inputs.windows));
  return {
    id,
    inputs: {
      ...inputs,
      windows: [
        ...(inputs.windows ?? []),
        { ...constructionOf(WINDOWS, construction).fields, id, wall, areaFt2, ...(overhang && { overhang }) },
      ],
    },
  };
}

/** Adds a door to a wall. */
export function addDoor(
  inputs: LoadInputs,
  construction: string,
  door: { wall: string; areaFt2: number; id?: string | undefined },
): Added {
  const id = freeId(door.id ?? `${door.wall}, door`, idsOf(inputs.doors));
  return {
    id,
    inputs: {
      ...inputs,
      doors: [
        ...(inputs.doors ?? []),
        { ...constructionOf(DOORS, construction).fields, id, wall: door.wall, areaFt2: door.areaFt2 },
      ],
    },
  };
}

/** Returns the windows and doors of a wall, with their position in the record's lists. */
export function openingsByWall(
  { windows = [], doors = [] }: LoadInputs,
  wallId: string,
): { list: 'windows' | 'doors'; index: number; id: string; areaFt2: number }[] {
  const of = (list: 'windows' | 'doors', entries: readonly { id: string; wall: string; areaFt2: number }[]) =>
    entries.flatMap(({ id, wall, areaFt2 }, index) => (wall === wallId ? [{ list, index, id, areaFt2 }] : []));
  return [...of('windows', windows), ...of('doors', doors)];
}

/** Removes a surface and what is in it. */
export function removeSurface(inputs: LoadInputs, list: SurfaceList, id: string): LoadInputs {
  return withoutSurfaces(inputs, (of, entry) => of === list && entry === id);
}

/** Removes the given surfaces, with their windows, doors and skylights. */
export function withoutSurfaces(inputs: LoadInputs, isGone: (list: SurfaceList, id: string) => boolean): LoadInputs {
  const wallsGone = new Set([
    ...idsOf(inputs.walls).filter((id) => isGone('walls', id)),
    ...idsOf(inputs.foundationWalls).filter((id) => isGone('foundationWalls', id)),
  ]);
  const kept = <T extends { id: string }>(
    list: SurfaceList,
    entries: readonly T[] | undefined,
    isOrphan: (entry: T) => boolean = () => false,
  ): T[] | undefined => entries?.filter((entry) => !isGone(list, entry.id) && !isOrphan(entry));
  const skylights = kept(
    'skylights',
    inputs.skylights,
    ({ roof, ceiling }) => isGone('roofs', roof) || (ceiling !== undefined && isGone('ceilingsAndFloors', ceiling)),
  );
  return withParts(inputs, {
    walls: kept('walls', inputs.walls),
    foundationWalls: kept('foundationWalls', inputs.foundationWalls),
    roofs: kept('roofs', inputs.roofs),
    ceilingsAndFloors: kept('ceilingsAndFloors', inputs.ceilingsAndFloors),
    slabs: kept('slabs', inputs.slabs),
    windows: kept('windows', inputs.windows, ({ wall }) => wallsGone.has(wall)),
    doors: kept('doors', inputs.doors, ({ wall }) => wallsGone.has(wall)),
    skylights,
  });
}
