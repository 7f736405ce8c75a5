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

/** The sum of the surfaces, in the order in which they are shown, and of `more`. */
export const totalOf = (
  label: string,
  { windows, skylights, doors, walls, roofs, floors, slabs, ceilings }: Readonly<Record<SurfaceComponent, Derived>>,
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

/** Sums of surfaces by component. */
export const heatingOf = (surfaces: readonly SurfaceLine[]): Record<SurfaceComponent, Derived> =>
  sumsOf(surfaces, 'heating');
export const coolingOf = (surfaces: readonly SurfaceLine[]): Record<SurfaceComponent, Derived> =>
  sumsOf(surfaces, 'cooling');

const sumsOf = (surfaces: readonly SurfaceLine[], season: 'heating' | 'cooling'): Record<SurfaceComponent, Derived> =>
  eachSurface((component) => {
    const none = NONE[season][component];
    const own: Derived[] = [];
    for (const surface of surfaces) {
      const load = surface.component === component ? surface[season] : undefined;
      if (load) own.push(load);
    }
    return own.length === 0 ? none : total(none.label, 'Btu/h', own);
  });

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
