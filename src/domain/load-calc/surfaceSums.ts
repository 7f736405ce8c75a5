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

/** A number of each surface component. */
export type BySurface = Readonly<Record<SurfaceComponent, Derived>>;

/** The sum of the surfaces, in the order in which they are shown, and of `more`. */
export const totalOf = (
  label: string,
  { windows, skylights, doors, walls, roofs, floors, slabs, ceilings }: BySurface,
  ...more: Derived[]
): Derived => total(label, 'Btu/h', [windows, skylights, doors, walls, roofs, floors, slabs, ceilings, ...more]);

/** A surface's loads under its own name, so that a list of them can be told apart. */
export type SurfaceLine = Pick<SurfaceLoad, 'component' | 'room' | 'heating' | 'cooling'>;

/** The lines of a house, made once: its block and its rooms add the same. */
export const surfaceLines = (surfaces: readonly SurfaceLoad[]): SurfaceLine[] =>
  surfaces.map(({ id, component, room, heating, cooling }) => ({
    component,
    room,
    heating: renamed(heating, id),
    cooling: cooling && renamed(cooling, id),
  }));

/** Sums of surfaces by component, in one pass: this runs for each room. */
export const heatingOf = (surfaces: readonly SurfaceLine[]): BySurface => sumsOf(surfaces, 'heating');
export const coolingOf = (surfaces: readonly SurfaceLine[]): BySurface => sumsOf(surfaces, 'cooling');

function sumsOf(surfaces: readonly SurfaceLine[], season: 'heating' | 'cooling'): BySurface {
  const parts = { ...NO_PARTS };
  for (const surface of surfaces) {
    const load = season === 'heating' ? surface.heating : surface.cooling;
    if (!load) continue;
    const own = parts[surface.component];
    if (own) own.push(load);
    else parts[surface.component] = [load];
  }
  return eachSurface(parts, season === 'heating' ? NO_HEATING : NO_COOLING, (own, none) =>
    own ? total(none.label, 'Btu/h', own) : none,
  );
}

/** What `of` makes of the two entries of each surface component. */
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

const NO_PARTS: Readonly<Record<SurfaceComponent, Derived[] | undefined>> = {
  windows: undefined,
  skylights: undefined,
  doors: undefined,
  walls: undefined,
  roofs: undefined,
  floors: undefined,
  slabs: undefined,
  ceilings: undefined,
};

/** Of components that a house or room does not have: rooms have few of the eight, so these are made once. */
const noneOf = (season: string): BySurface =>
  eachSurface(TITLES, NO_PARTS, (title) => total(`${title}, ${season}`, 'Btu/h', []));
const NO_HEATING = noneOf('heating');
const NO_COOLING = noneOf('sensible cooling');
