import { derive1, derive2, derive3, entered, type Derived } from '../derived';
import type { Design } from '../design';
import type { Differences, House, SpaceTemperature, SurfaceComponent, SurfaceLoad } from '../house';

const U = { label: 'U-factor', unit: 'Btu/(h·ft²·°F)', formula: '1 ÷ R-value', source: '' } as const;

/** Returns U of an entered R-value. */
export const uFactorOf = (r: number, path: string): Derived =>
  derive1(U, entered('R-value', r, 'R', path), (value) => 1 / value);

const HEATING = {
  label: 'Heating load',
  unit: 'Btu/h',
  formula: 'U-factor × temperature difference × area',
  source: 'Manual J, heat transfer multiplier',
} as const;
const COOLING = {
  label: 'Sensible cooling load',
  unit: 'Btu/h',
  formula: 'U-factor × temperature difference × area',
  source: 'Manual J, heat transfer multiplier',
} as const;

/** U × ΔT × A. */
export const heatingLoad = (u: Derived, difference: Derived, area: Derived): Derived =>
  derive3(HEATING, u, difference, area, product);
const coolingLoad = (u: Derived, difference: Derived, area: Derived): Derived =>
  derive3(COOLING, u, difference, area, product);

const product = (u: number, difference: number, area: number): number => u * difference * area;

const PARTITION_HEATING = {
  label: 'Partition temperature difference, heating',
  unit: '°F',
  formula: 'indoor temperature − temperature of the space beside',
  source: 'Manual J, partitions',
} as const;
const PARTITION_COOLING = {
  label: 'Partition temperature difference, cooling',
  unit: '°F',
  formula: 'temperature of the space beside − indoor temperature',
  source: 'Manual J, partitions',
} as const;

/** Returns temperature differences to a space that is neither conditioned nor outdoors. */
export const partitionDifferences = (
  { indoorHeating, indoorCooling }: Design,
  beside: SpaceTemperature,
): Differences => ({
  heating: derive2(PARTITION_HEATING, indoorHeating, beside.heating, (indoor, other) => indoor - other),
  cooling: derive2(PARTITION_COOLING, beside.cooling, indoorCooling, (other, indoor) => other - indoor),
});

const EXPOSED_FLOOR = {
  label: 'Temperature difference of an exposed floor',
  unit: '°F',
  formula: 'cooling temperature difference − 5 + adjustment for the daily range',
  source: 'Table 4A, construction 20',
} as const;

/** For floors and ceilings to open air, which get no sun. */
export const exposedFloorDifference = ({ design }: House): Derived =>
  derive2(EXPOSED_FLOOR, design.ctd, design.rangeAdjust, (ctd, adjust) => ctd - 5 + adjust);

const RADIANT = {
  label: 'Heating temperature difference with radiant floor',
  unit: '°F',
  formula: 'temperature difference + 25',
  source: 'Table 4A, radiant floors',
} as const;

/** Adds 25 °F for radiant floors, which are warmer than the room. */
export const floorDifference = ({ hasRadiantFloor }: House, difference: Derived): Derived =>
  hasRadiantFloor ? derive1(RADIANT, difference, (value) => value + 25) : difference;

/** Builds the load of the surface at `path`. `exposedAreaFt2` as in `SurfaceLoad`. */
export const surfaceLoad = (
  component: SurfaceComponent,
  path: string,
  { id, room = '' }: { id: string; room?: string | undefined },
  { heating, cooling }: Pick<SurfaceLoad, 'heating' | 'cooling'>,
  exposedAreaFt2 = 0,
): SurfaceLoad => ({ component, id, path, room, heating, cooling, exposedAreaFt2 });

/** Returns the heat flow through a surface: its U-factor and area by the temperature differences on its two sides. */
export const flowsThrough = (
  u: Derived,
  area: Derived,
  differences: Differences,
): { heating: Derived; cooling: Derived } => ({
  heating: heatingLoad(u, differences.heating, area),
  cooling: coolingLoad(u, differences.cooling, area),
});
