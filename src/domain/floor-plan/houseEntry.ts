import type { LoadInputs } from '../load-calc/schema/inputs';
import type { SurfaceList } from '../load-calc/edit/surfaces';
import type { DrawnSurface, SurfaceKind } from './surface';

export const LIST_OF_KIND: Readonly<Record<SurfaceKind, SurfaceList>> = {
  wall: 'walls',
  'foundation wall': 'foundationWalls',
  ceiling: 'ceilingsAndFloors',
  floor: 'ceilingsAndFloors',
  slab: 'slabs',
  roof: 'roofs',
  window: 'windows',
  door: 'doors',
};

/** Any surface of the house, with whichever of these fields it has. */
export type Entry = { id: string; room?: string; wall?: string; azimuthDeg?: number } & Record<string, unknown>;

export const entriesOf = (house: LoadInputs, list: SurfaceList): readonly Entry[] =>
  (house[list] ?? []) as unknown as readonly Entry[];

export const withEntries = (house: LoadInputs, list: SurfaceList, entries: readonly Entry[]): LoadInputs => ({
  ...house,
  [list]: entries,
});

export const entryOf = (house: LoadInputs, kind: SurfaceKind, id: string | undefined): Entry | undefined =>
  id === undefined ? undefined : entriesOf(house, LIST_OF_KIND[kind]).find((entry) => entry.id === id);

/** Returns the house's field for the area of a kind of surface. */
export const areaFieldOf = (kind: SurfaceKind): 'grossAreaFt2' | 'areaFt2' =>
  kind === 'wall' || kind === 'foundation wall' || kind === 'ceiling' || kind === 'floor' ? 'grossAreaFt2' : 'areaFt2';

/** Converts a drawn surface to fields of its entry. `links` map drawn walls to those of the house. */
export function sizeFields(surface: DrawnSurface, links: Readonly<Record<string, string>>): Record<string, unknown> {
  const { kind, room, space, areaFt2, azimuthDeg, adjacentTo, exposedPerimeterFt, heightFt, depthBelowGradeFt, wall } =
    surface;
  return {
    [areaFieldOf(kind)]: areaFt2,
    ...(azimuthDeg !== undefined && { azimuthDeg }),
    ...(adjacentTo !== undefined && { exteriorAdjacentTo: adjacentTo }),
    ...(kind === 'slab' && room !== '' && { interiorAdjacentTo: space ?? 'conditioned space' }),
    ...(exposedPerimeterFt !== undefined && { exposedPerimeterFt }),
    ...(heightFt !== undefined && { heightFt }),
    ...(depthBelowGradeFt !== undefined && { depthBelowGradeFt }),
    ...(wall !== undefined && links[wall] !== undefined && { wall: links[wall] }),
  };
}

/** Larger than rounding differences from storing a house and retyping it in other units. */
const SAME = 0.05;

/** Whether an entry's sizes differ from the drawing's because they were typed. */
export const isTyped = (entry: Entry, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([field, value]) => {
    const has = entry[field];
    return typeof value === 'number' && typeof has === 'number' ? Math.abs(value - has) > SAME : value !== has;
  });
