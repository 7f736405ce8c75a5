import { derive2, entered, total, type Derived } from '../derived';
import type { LoadInputs } from '../schema/inputs';

/** Returns areas of windows and doors by wall, of skylights by the ceiling or roof they are in. */
export function openingsOf({ windows = [], doors = [], skylights = [] }: LoadInputs): Map<string, Derived[]> {
  const openings = new Map<string, Derived[]>();
  const add = (host: string, what: string, areaFt2: number, path: string): void => {
    const of = openings.get(host) ?? [];
    of.push(entered(what, areaFt2, 'ft²', `${path}.areaFt2`));
    openings.set(host, of);
  };
  windows.forEach(({ id, wall, areaFt2 }, index) => add(wall, `Window ${id}`, areaFt2, `windows.${index}`));
  doors.forEach(({ id, wall, areaFt2 }, index) => add(wall, `Door ${id}`, areaFt2, `doors.${index}`));
  skylights.forEach(({ id, roof, ceiling, areaFt2 }, index) =>
    add(ceiling ?? roof, `Skylight ${id}`, areaFt2, `skylights.${index}`),
  );
  return openings;
}

const NET = {
  label: 'Net area',
  unit: 'ft²',
  formula: 'gross area − openings, not below 0',
  source: 'Manual J, Worksheet',
} as const;

/** Returns the gross area minus its openings. */
export function netArea(gross: Derived, openings: readonly Derived[] | undefined): Derived {
  if (openings === undefined || openings.length === 0) return gross;
  return derive2(NET, gross, total('Openings', 'ft²', openings), (area, open) => Math.max(area - open, 0));
}
