import {
  CATHEDRAL_ROOFS,
  CEILINGS,
  DOORS,
  FLOORS,
  FOUNDATION_WALLS,
  SLABS,
  WALLS,
  WINDOWS,
  type Construction,
} from '@/domain/load-calc/constructions/catalog';
import { FIRST_CHOICE } from '@/domain/load-calc/constructions/firstChoice';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import { isSame } from '@/lib/stableJson';
import { isFloor, LIST_OF, type RowKind, type Surface } from './rows';

type Fields = Readonly<Record<string, unknown>>;

/** Constructions available for each kind of surface. */
export const CONSTRUCTIONS: Readonly<Record<RowKind, readonly Construction<Fields>[]>> = {
  wall: WALLS,
  'foundation wall': FOUNDATION_WALLS,
  window: WINDOWS,
  door: DOORS,
  ceiling: CEILINGS,
  floor: FLOORS,
  slab: SLABS,
  roof: CATHEDRAL_ROOFS,
  skylight: WINDOWS,
};

/** A surface's location and shading are not part of its construction. */
const PLACE_FIELDS = ['exteriorAdjacentTo', 'interiorShading'];
const madeOf = (construction: Construction<Fields>): Fields =>
  Object.fromEntries(Object.entries(construction.fields).filter(([field]) => !PLACE_FIELDS.includes(field)));

/** Returns the catalog construction of a surface; '' for a custom one. */
export function constructionOfSurface(kind: RowKind, entry: Surface): string {
  const has = entry as unknown as Fields;
  return (
    CONSTRUCTIONS[kind].find((construction) =>
      Object.entries(madeOf(construction)).every(([field, value]) => isSame(has[field], value)),
    )?.id ?? ''
  );
}

const chosenOf = (kind: RowKind, id: string): Construction<Fields> | undefined =>
  CONSTRUCTIONS[kind].find((construction) => construction.id === id);

/** Returns the surface with another construction, at the same location and size. Unchanged for an unknown ID. */
export function withConstruction(kind: RowKind, entry: Surface, id: string): Surface {
  const construction = chosenOf(kind, id);
  return construction ? { ...entry, ...madeOf(construction) } : entry;
}

export type Usual = Readonly<Partial<Record<RowKind, string>>>;

const isOfKind = (kind: RowKind, entry: Surface): boolean =>
  kind === 'floor' ? isFloor(entry) : kind === 'ceiling' ? !isFloor(entry) : true;
export const surfacesOfKind = (house: LoadInputs, kind: RowKind): readonly Surface[] =>
  ((house[LIST_OF[kind]] ?? []) as readonly Surface[]).filter((entry) => isOfKind(kind, entry));

/** Returns the construction for the next surface of a kind: the one chosen for this house, else that of the last one. */
export function usualConstruction(house: LoadInputs, kind: RowKind, usual: Usual): string {
  const last = surfacesOfKind(house, kind).at(-1);
  return usual[kind] ?? ((last && constructionOfSurface(kind, last)) || FIRST_CHOICE[kind]);
}

/** Returns a house's chosen constructions, plus its drawing's initial ones for kinds it does not have yet. */
export function usualWith(house: LoadInputs, usual: Usual, madeOf: Usual | undefined): Usual {
  if (!madeOf) return usual;
  const begun = Object.entries(madeOf).filter(
    ([kind, id]) =>
      surfacesOfKind(house, kind as RowKind).length === 0 &&
      CONSTRUCTIONS[kind as RowKind].some((construction) => construction.id === id),
  );
  return { ...Object.fromEntries(begun), ...usual };
}

/** Gives all surfaces of a kind the same construction. */
export function withAllMadeOf(house: LoadInputs, kind: RowKind, id: string): LoadInputs {
  const list = LIST_OF[kind];
  const entries = ((house[list] ?? []) as readonly Surface[]).map((entry) =>
    isOfKind(kind, entry) ? withConstruction(kind, entry, id) : entry,
  );
  return { ...house, [list]: entries };
}
