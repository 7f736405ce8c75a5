import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { roomOfEntry } from './places';

/** Kind of a grid row: floors and ceilings are one list in the record but two kinds here. */
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

/** Any surface, with all the fields the grid can show. */
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

/** True if it is marked as a floor, or lies over something that is below. */
export const isFloor = ({ floorOrCeiling, exteriorAdjacentTo = '' }: Surface): boolean =>
  floorOrCeiling === undefined
    ? /^(crawlspace|basement|garage|ground)/.test(exteriorAdjacentTo)
    : floorOrCeiling === 'floor';

/** Returns a room's surfaces, with openings right below what they are in. '' returns surfaces in no room. */
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

/** Returns the name of a surface's area field. */
export const areaField = (list: SurfaceList): 'grossAreaFt2' | 'areaFt2' =>
  list === 'walls' || list === 'foundationWalls' || list === 'ceilingsAndFloors' ? 'grossAreaFt2' : 'areaFt2';

/** Field holding the thermal value of each kind. */
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
