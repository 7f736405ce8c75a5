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

/** In the order in which they are shown. */
export const inOrder = ({
  windows,
  skylights,
  doors,
  walls,
  roofs,
  floors,
  slabs,
  ceilings,
}: Record<SurfaceComponent, Derived>): Derived[] => [windows, skylights, doors, walls, roofs, floors, slabs, ceilings];

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
export const heatingOf = (surfaces: readonly SurfaceLine[]): Record<SurfaceComponent, Derived> =>
  sumsOf(surfaces, NONE.heating, ({ heating }) => heating);
export const coolingOf = (surfaces: readonly SurfaceLine[]): Record<SurfaceComponent, Derived> =>
  sumsOf(surfaces, NONE.cooling, ({ cooling }) => cooling);

function sumsOf(
  surfaces: readonly SurfaceLine[],
  none: Readonly<Record<SurfaceComponent, Derived>>,
  loadOf: (surface: SurfaceLine) => Derived | undefined,
): Record<SurfaceComponent, Derived> {
  const parts: Partial<Record<SurfaceComponent, Derived[]>> = {};
  for (const surface of surfaces) {
    const load = loadOf(surface);
    if (load) (parts[surface.component] ??= []).push(load);
  }
  return eachSurface((component) => {
    const own = parts[component];
    return own ? total(none[component].label, 'Btu/h', own) : none[component];
  });
}

/** A value for each surface component. */
export const eachSurface = (of: (component: SurfaceComponent) => Derived): Record<SurfaceComponent, Derived> => ({
  windows: of('windows'),
  skylights: of('skylights'),
  doors: of('doors'),
  walls: of('walls'),
  roofs: of('roofs'),
  floors: of('floors'),
  slabs: of('slabs'),
  ceilings: of('ceilings'),
});

/** Of a component that a house or room does not have: rooms have few of the eight, so these are made once. */
const noneOf = (season: string): Readonly<Record<SurfaceComponent, Derived>> =>
  eachSurface((component) => total(`${TITLES[component]}, ${season}`, 'Btu/h', []));
const NONE = { heating: noneOf('heating'), cooling: noneOf('sensible cooling') };
