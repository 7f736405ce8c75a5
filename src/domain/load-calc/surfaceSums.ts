import { renamed, total, type Derived } from './derived';
import type { SurfaceComponent, SurfaceLoad } from './house';

const TITLES: Readonly<Record<SurfaceComponent, string>> = {
  windows: 'Windows',
  skylights: 'Skylights',
  doors: 'Doors',
  walls: 'Walls',
  roofs: 'Roofs',
  floors: 'Floors',
  slabs: 'Slabs',
  ceilings: 'Ceilings',
};

/** A number for each surface component. */
export type BySurface = Readonly<Record<SurfaceComponent, Derived>>;

/** Returns the sum of the surfaces, in display order, and of `more`. */
export const totalOf = (
  label: string,
  { windows, skylights, doors, walls, roofs, floors, slabs, ceilings }: BySurface,
  ...more: Derived[]
): Derived => total(label, 'Btu/h', [windows, skylights, doors, walls, roofs, floors, slabs, ceilings, ...more]);

/** Indexes in the lists of `sumsOf`: an index is found faster than a name, and this runs for each room. */
const PLACE: Readonly<Record<SurfaceComponent, number>> = {
  windows: 0,
  skylights: 1,
  doors: 2,
  walls: 3,
  roofs: 4,
  floors: 5,
  slabs: 6,
  ceilings: 7,
};

/** A surface's loads under its own name, to distinguish them in a list. */
export type SurfaceLine = Pick<SurfaceLoad, 'room' | 'heating' | 'cooling'> & {
  /** Index in `PLACE`. */
  place: number;
};

/** Builds the lines of a house once: its block and its rooms add up the same ones. */
export const surfaceLines = (surfaces: readonly SurfaceLoad[]): SurfaceLine[] =>
  surfaces.map(({ id, component, room, heating, cooling }) => ({
    place: PLACE[component],
    room,
    heating: renamed(heating, id),
    cooling: cooling && renamed(cooling, id),
  }));

/** Sums of surfaces by component. */
export const heatingOf = (surfaces: readonly SurfaceLine[]): BySurface => sumsOf(surfaces, 'heating');
export const coolingOf = (surfaces: readonly SurfaceLine[]): BySurface => sumsOf(surfaces, 'cooling');

function sumsOf(surfaces: readonly SurfaceLine[], season: 'heating' | 'cooling'): BySurface {
  const parts: (Derived[] | undefined)[] = [...NO_PARTS];
  for (const surface of surfaces) {
    const load = season === 'heating' ? surface.heating : surface.cooling;
    if (!load) continue;
    const own = parts[surface.place];
    if (own) own.push(load);
    else parts[surface.place] = [load];
  }
  return eachSurface(PLACE, season === 'heating' ? NO_HEATING : NO_COOLING, (place, none) => {
    const own = parts[place];
    return own ? total(none.label, 'Btu/h', own) : none;
  });
}

const NO_PARTS: readonly undefined[] = Object.values(PLACE).map(() => undefined);

/** Applies `of` to the two entries of each surface component. */
export const eachSurface = <A, B>(
  one: Readonly<Record<SurfaceComponent, A>>,
  other: Readonly<Record<SurfaceComponent, B>>,
  of: (one: A, other: B) => Derived,
): BySurface => ({
  windows: of(one.windows, other.windows),
  skylights: of(one.skylights, other.skylights),
  doors: of(one.doors, other.doors),
  walls: of(one.walls, other.walls),
  roofs: of(one.roofs, other.roofs),
  floors: of(one.floors, other.floors),
  slabs: of(one.slabs, other.slabs),
  ceilings: of(one.ceilings, other.ceilings),
});

/** For components that a house or room doesn't have: rooms have few of the eight, so these are created once. */
const noneOf = (season: string): BySurface =>
  eachSurface(TITLES, TITLES, (title) => total(`${title}, ${season}`, 'Btu/h', []));
const NO_HEATING = noneOf('heating');
const NO_COOLING = noneOf('sensible cooling');
