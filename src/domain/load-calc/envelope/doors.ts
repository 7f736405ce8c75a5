import { collect } from '@/lib/collect';
import { derive2, entered, looked } from '../derived';
import type { RangeClass } from '../design';
import type { House, SurfaceLoad } from '../house';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { flowsThrough, surfaceLoad, uFactorOf } from './rules';

/** Table 4A, construction 11. */
const SUN_ON_DOOR: Readonly<Record<RangeClass, number>> = { low: 15, medium: 11, high: 6 };

/** Calculates doors without glass, by the wall they are in. Manual J Table 4A, construction 11. */
export function doorLoads(house: House): SurfaceLoad[] {
  const { inputs, design, walls } = house;
  const sun = looked(
    'Addition of an exterior door',
    SUN_ON_DOOR[design.rangeClass],
    '°F',
    'Table 4A, construction 11',
    `daily range ${design.rangeClass}`,
  );
  const outdoors = derive2(
    {
      label: 'Cooling load temperature difference',
      unit: '°F',
      formula: 'cooling temperature difference + addition',
      source: 'Table 4A, construction 11',
    },
    design.ctd,
    sun,
    (ctd, addition) => ctd + addition,
  );
  return collect(inputs.doors, (door, index) => {
    const wall = walls.get(door.wall);
    if (!wall || !isConditioned(wall.interiorAdjacentTo)) return undefined;
    const { exteriorAdjacentTo: beside, room } = wall;
    const path = `doors.${index}`;
    const u = uFactorOf(door.r, `${path}.r`);
    const area = entered('Area', door.areaFt2, 'ft²', `${path}.areaFt2`);
    const differences = isExterior(beside)
      ? { heating: design.htd, cooling: outdoors }
      : isBuffer(beside)
        ? house.differencesTo(beside)
        : undefined;
    return differences && surfaceLoad('doors', path, { id: door.id, room }, flowsThrough(u, area, differences));
  });
}
