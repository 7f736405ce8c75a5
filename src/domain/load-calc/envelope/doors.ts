import { derive2, entered, looked } from '../derived';
import type { RangeClass } from '../design';
import type { House, SurfaceLoad } from '../house';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { coolingLoad, heatingLoad, partitionDifferences, surface, uFactorOf } from './rules';

/** Table 4A, construction 11. */
const SUN_ON_DOOR: Readonly<Record<RangeClass, number>> = { low: 15, medium: 11, high: 6 };

/** Doors without glass, by the wall that they are in. Manual J Table 4A, construction 11. */
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
  return (inputs.doors ?? []).flatMap((door, index) => {
    const wall = walls.get(door.wall);
    if (!wall || !isConditioned(wall.interiorAdjacentTo)) return [];
    const path = `doors.${index}`;
    const u = uFactorOf(door.r, `${path}.r`);
    const area = entered('Area', door.areaFt2, 'ft²', `${path}.areaFt2`);
    const of = surface('doors', 'doors', index, { id: door.id, room: wall.room });
    if (isExterior(wall.exteriorAdjacentTo))
      return [
        {
          ...of,
          heating: heatingLoad(u, design.htd, area),
          cooling: coolingLoad(u, outdoors, area),
          exposedAreaFt2: 0,
        },
      ];
    if (!isBuffer(wall.exteriorAdjacentTo)) return [];
    const differences = partitionDifferences(house, wall.exteriorAdjacentTo);
    return [
      {
        ...of,
        heating: heatingLoad(u, differences.heating, area),
        cooling: coolingLoad(u, differences.cooling, area),
        exposedAreaFt2: 0,
      },
    ];
  });
}
