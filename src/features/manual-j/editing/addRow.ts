import { aroundCompass } from '@/domain/load-calc/azimuth';
import { freeId, idsOf } from '@/domain/load-calc/edit/ids';
import {
  addCeiling,
  addDoor,
  addFloor,
  addFoundationWall,
  addSlab,
  addWall,
  addWindow,
  type Added,
} from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { usualConstruction, withConstruction, type Usual } from './constructions';
import { LIST_OF, rowsOfRoom, type Row, type RowKind, type Surface } from './rows';

const DEFAULT_HEIGHT_FT = 8;

/** Guesses the next wall's direction: walls are entered around the house. */
function nextDirection(rows: readonly Row[]): number {
  const last = rows.findLast(({ kind }) => kind === 'wall' || kind === 'foundation wall')?.entry.azimuthDeg;
  return last === undefined ? 0 : aroundCompass(last + 90);
}

/** Location of a new surface outside any room: the non-room spaces. */
const OUTSIDE_ROOMS: Readonly<Partial<Record<RowKind, string>>> = {
  roof: 'attic - vented',
  wall: 'garage',
  'foundation wall': 'crawlspace - vented',
  slab: 'basement - unconditioned',
};
const ATTIC_ROOF_R = 2.3;

/**
 * Adds a surface to a room ('' for none). Windows and doors go into `wall`, or into the room's last one. Returns null if the surface it
 * belongs in doesn't exist.
 */
export function addRow(
  house: LoadInputs,
  kind: RowKind,
  { room, wall, usual }: { room: string; wall?: string | undefined; usual: Usual },
): Added | null {
  const rows = rowsOfRoom(house, room);
  const floorAreaFt2 = house.rooms?.find(({ id }) => id === room)?.floorAreaFt2 ?? 0;
  const construction = usualConstruction(house, kind, usual);
  const into = { room: room === '' ? undefined : room };
  const host = wall ?? rows.findLast(({ kind: of }) => of === 'wall' || of === 'foundation wall')?.entry.id;
  const inSpace = (added: Added): Added => (room === '' ? movedOutside(added, kind) : added);
  const adding = { grossAreaFt2: floorAreaFt2, ...into };
  switch (kind) {
    case 'wall':
      return inSpace(addWall(house, construction, { ...into, grossAreaFt2: 0, azimuthDeg: nextDirection(rows) }));
    case 'foundation wall':
      return inSpace(
        addFoundationWall(house, construction, {
          ...into,
          grossAreaFt2: 0,
          heightFt: house.building.averageCeilingHeightFt ?? DEFAULT_HEIGHT_FT,
          depthBelowGradeFt: 0,
          azimuthDeg: nextDirection(rows),
        }),
      );
    case 'window':
      return host === undefined
        ? null
        : addWindow(withHostDirection(house, host), construction, { wall: host, areaFt2: 0 });
    case 'door':
      return host === undefined ? null : addDoor(house, construction, { wall: host, areaFt2: 0 });
    case 'ceiling':
      return addCeiling(house, construction, adding);
    case 'floor':
      return addFloor(house, construction, adding);
    case 'slab':
      return inSpace(addSlab(house, construction, { ...into, areaFt2: floorAreaFt2, exposedPerimeterFt: 0 }));
    case 'roof':
      return addRoof(house, construction, room, floorAreaFt2);
    case 'skylight':
      return addSkylight(house, construction, rows);
  }
}

/** Makes sure the wall has a direction, since a window faces the way its wall does. */
function withHostDirection(house: LoadInputs, wall: string): LoadInputs {
  const facing = <T extends { id: string; azimuthDeg?: number | undefined }>(
    entries: readonly T[] | undefined,
  ): T[] | undefined =>
    entries?.map((entry) =>
      entry.id === wall && entry.azimuthDeg === undefined ? { ...entry, azimuthDeg: 0 } : entry,
    );
  const [walls, foundationWalls] = [facing(house.walls), facing(house.foundationWalls)];
  return { ...house, ...(walls && { walls }), ...(foundationWalls && { foundationWalls }) };
}

function movedOutside({ inputs, id }: Added, kind: RowKind): Added {
  const list = LIST_OF[kind];
  const space = OUTSIDE_ROOMS[kind];
  const entries = ((inputs[list] ?? []) as readonly Surface[]).map((entry) =>
    entry.id === id && space !== undefined ? { ...entry, interiorAdjacentTo: space } : entry,
  );
  return { id, inputs: { ...inputs, [list]: entries } };
}

function addRoof(house: LoadInputs, construction: string, room: string, areaFt2: number): Added {
  const id = freeId(room === '' ? 'Roof' : `${room} roof`, idsOf(house.roofs));
  const place =
    room === '' ? { interiorAdjacentTo: 'attic - vented' } : { room, interiorAdjacentTo: 'conditioned space' };
  const roof = withConstruction('roof', { id, areaFt2, ...place }, construction);
  const added = room === '' ? { ...roof, assemblyR: ATTIC_ROOF_R } : roof;
  return {
    id,
    inputs: { ...house, roofs: [...(house.roofs ?? []), added as unknown as NonNullable<LoadInputs['roofs']>[number]] },
  };
}

function addSkylight(house: LoadInputs, construction: string, rows: readonly Row[]): Added | null {
  const own = rows.findLast(({ kind }) => kind === 'roof')?.entry.id;
  const roof = own ?? house.roofs?.[0]?.id;
  if (roof === undefined) return null;
  const ceiling = own === undefined ? rows.findLast(({ kind }) => kind === 'ceiling')?.entry.id : undefined;
  const id = freeId('Skylight', idsOf(house.skylights));
  const skylight = withConstruction(
    'skylight',
    { id, roof, ...(ceiling !== undefined && { ceiling }), areaFt2: 0, azimuthDeg: 180 },
    construction,
  );
  return {
    id,
    inputs: {
      ...house,
      skylights: [...(house.skylights ?? []), skylight as unknown as NonNullable<LoadInputs['skylights']>[number]],
    },
  };
}
