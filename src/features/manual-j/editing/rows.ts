import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { roomOfEntry } from './places';

/** What a row of the grid is: floors and ceilings are one list of the record, and two kinds here. */
export type RowKind =
  | 'wall'
  | 'foundation wall'
  | 'window'
  | 'door'
  | 'ceiling'
  | 'floor'
  | 'slab'
  | 'roof'
  | 'skylight';
export const ROW_KINDS: readonly RowKind[] = [
  'wall',
  'window',
  'door',
  'ceiling',
  'floor',
  'slab',
  'foundation wall',
  'roof',
  'skylight',
];

export const LIST_OF: Readonly<Record<RowKind, SurfaceList>> = {
  wall: 'walls',
  'foundation wall': 'foundationWalls',
  window: 'windows',
  door: 'doors',
  ceiling: 'ceilingsAndFloors',
  floor: 'ceilingsAndFloors',
  slab: 'slabs',
  roof: 'roofs',
  skylight: 'skylights',
};

/** Any surface: the fields the grid shows, whichever it has. */
export type Surface = {
  id: string;
  room?: string;
  wall?: string;
  roof?: string;
  ceiling?: string;
  grossAreaFt2?: number;
  areaFt2?: number;
  azimuthDeg?: number;
  exteriorAdjacentTo?: string;
  interiorAdjacentTo?: string;
  floorOrCeiling?: 'floor' | 'ceiling';
  interiorShading?: { type: string };
  overhang?: { depthFt: number; distanceToTopOfWindowFt: number; distanceToBottomOfWindowFt: number };
};

export type Row = { kind: RowKind; list: SurfaceList; index: number; entry: Surface };

const rowsOf = (house: LoadInputs, list: SurfaceList, kindOf: (entry: Surface) => RowKind): Row[] =>
  ((house[list] ?? []) as readonly Surface[]).map((entry, index) => ({ kind: kindOf(entry), list, index, entry }));

/** A floor says so, or lies over something that is below. */
export const isFloor = ({ floorOrCeiling, exteriorAdjacentTo = '' }: Surface): boolean =>
  floorOrCeiling === undefined
    ? /^(crawlspace|basement|garage|ground)/.test(exteriorAdjacentTo)
    : floorOrCeiling === 'floor';

/** The surfaces of a room, openings right below what they are in. '' = what is in no room. */
export function rowsOfRoom(house: LoadInputs, room: string): Row[] {
  const inRoom = ({ list, index }: Row): boolean => roomOfEntry(house, list, index) === room;
  const openings = [...rowsOf(house, 'windows', () => 'window'), ...rowsOf(house, 'doors', () => 'door')];
  const withOpenings = (wall: Row): Row[] => [wall, ...openings.filter(({ entry }) => entry.wall === wall.entry.id)];
  const flat = rowsOf(house, 'ceilingsAndFloors', (entry) => (isFloor(entry) ? 'floor' : 'ceiling')).filter(inRoom);
  return [
    ...rowsOf(house, 'walls', () => 'wall')
      .filter(inRoom)
      .flatMap(withOpenings),
    ...rowsOf(house, 'foundationWalls', () => 'foundation wall')
      .filter(inRoom)
      .flatMap(withOpenings),
    ...flat.filter(({ kind }) => kind === 'ceiling'),
    ...rowsOf(house, 'roofs', () => 'roof').filter(inRoom),
    ...rowsOf(house, 'skylights', () => 'skylight').filter(inRoom),
    ...flat.filter(({ kind }) => kind === 'floor'),
    ...rowsOf(house, 'slabs', () => 'slab').filter(inRoom),
  ];
}

/** The field of a surface's area. */
export const areaField = (list: SurfaceList): 'grossAreaFt2' | 'areaFt2' =>
  list === 'walls' || list === 'foundationWalls' || list === 'ceilingsAndFloors' ? 'grossAreaFt2' : 'areaFt2';

/** The field of what a surface lets through. */
export const VALUE_FIELD: Readonly<Record<RowKind, string>> = {
  wall: 'assemblyR',
  'foundation wall': 'assemblyRWithoutSoil',
  window: 'uFactor',
  door: 'r',
  ceiling: 'assemblyR',
  floor: 'assemblyR',
  slab: 'edgeInsulationR',
  roof: 'assemblyR',
  skylight: 'uFactor',
};
