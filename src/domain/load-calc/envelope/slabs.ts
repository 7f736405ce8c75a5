import { collect } from '@/lib/collect';
import { aroundCompass } from '../azimuth';
import { derive, derive2, derive3, assumed, entered, type Derived } from '../derived';
import type { House, SurfaceLoad } from '../house';
import { memo } from '@/lib/memo';
import type { FoundationWall, Slab } from '../schema/inputs';
import { isConditioned } from '../schema/locations';
import { floorDifference, surfaceLoad } from './rules';
import { slabF } from './slabF';

/** From this mean depth on, a slab is a basement floor. */
const BASEMENT_DEPTH_FT = 2;
/** ASHRAE Fundamentals: floor and film, R. */
const FLOOR_R = 1.47;

const EDGE_LOAD = {
  label: 'Heating load',
  unit: 'Btu/h',
  formula: 'F-value × temperature difference × exposed perimeter',
  source: 'Table 4A, construction 22',
} as const;
const FLOOR_LOAD = {
  label: 'Heating load',
  unit: 'Btu/h',
  formula: 'U-factor × temperature difference × area',
  source: 'Table 4A, construction 21',
} as const;

/** Calculates slabs on grade by their edge, basement floors by their area. No cooling load. */
export function slabLoads(house: House): SurfaceLoad[] {
  const difference = floorDifference(house, house.design.htd);
  // Needed for each floor of a basement.
  const basementIn = memo((space: Slab['interiorAdjacentTo']) => basementOf(house.inputs, space));
  return collect(house.inputs.slabs, (slab, index) => {
    if (!isConditioned(slab.interiorAdjacentTo)) return undefined;
    const path = `slabs.${index}`;
    const basement = slab.interiorAdjacentTo === 'conditioned space' ? undefined : basementIn(slab.interiorAdjacentTo);
    const heating = basement
      ? derive3(
          FLOOR_LOAD,
          basementFloorU(basement, isInsulated(slab), house.design.soil),
          difference,
          entered('Area', slab.areaFt2, 'ft²', `${path}.areaFt2`),
          product,
        )
      : derive3(
          EDGE_LOAD,
          slabF(slab, house.design.soil, path),
          difference,
          entered('Exposed perimeter', slab.exposedPerimeterFt, 'ft', `${path}.exposedPerimeterFt`),
          product,
        );
    return surfaceLoad('slabs', path, slab, { heating, cooling: undefined });
  });
}

const product = (factor: number, difference: number, size: number): number => factor * difference * size;

const isInsulated = ({
  underSlabInsulationR = 0,
  underSlabInsulationWidthFt = 0,
  edgeInsulationR = 0,
  edgeInsulationDepthFt = 0,
  exteriorHorizontalInsulationR = 0,
  exteriorHorizontalInsulationWidthFt = 0,
}: Slab): boolean =>
  (underSlabInsulationR > 0 && underSlabInsulationWidthFt > 0) ||
  (edgeInsulationR > 0 && edgeInsulationDepthFt > 0) ||
  (exteriorHorizontalInsulationR > 0 && exteriorHorizontalInsulationWidthFt > 0);

/** Depth and shortest side of a basement, from its walls. */
export type Basement = { depth: Derived; shortestSide: Derived };

const DEPTH = {
  label: 'Mean depth of the basement',
  unit: 'ft',
  formula: 'depth below grade of its walls, weighted by their length',
  source: 'Section A12-7',
} as const;
const SIDE = {
  label: 'Shortest side',
  unit: 'ft',
  formula: 'smallest sum of wall lengths (gross area ÷ height) in one direction',
  source: 'Section A12-7',
} as const;

/** Undefined when the floor is near grade, and counts as a slab. */
function basementOf(inputs: House['inputs'], space: Slab['interiorAdjacentTo']): Basement | undefined {
  const walls = wallsWith(inputs, ({ interiorAdjacentTo }) => interiorAdjacentTo === space);
  const lengths = walls.map(lengthOf);
  const depth = meanDepth(walls, lengths);
  const shortestSide = shortestOf(walls, lengths);
  return depth.value < BASEMENT_DEPTH_FT || shortestSide.value <= 0 ? undefined : { depth, shortestSide };
}

/** A foundation wall with its path in the record. */
type PlacedWall = { wall: FoundationWall; path: string };

/** Returns the matching foundation walls, with their paths. */
export const wallsWith = (
  { foundationWalls = [] }: House['inputs'],
  isOne: (wall: FoundationWall) => boolean,
): PlacedWall[] =>
  collect(foundationWalls, (wall, index) => (isOne(wall) ? { wall, path: `foundationWalls.${index}` } : undefined));

const lengthOf = ({ wall, path }: PlacedWall): Derived =>
  derive2(
    { label: `Length, ${wall.id}`, unit: 'ft', formula: 'gross area ÷ height', source: '' },
    entered('Gross area', wall.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`),
    entered('Height', wall.heightFt, 'ft', `${path}.heightFt`),
    (area, height) => area / height,
  );

/** Returns the mean depth of walls below grade, weighted by length, ft; 0 without walls. */
export const meanDepth = (walls: readonly PlacedWall[], lengths: readonly Derived[] = walls.map(lengthOf)): Derived =>
  derive(
    DEPTH,
    [
      ...walls.map(({ wall, path }) =>
        entered(`Depth below grade, ${wall.id}`, wall.depthBelowGradeFt, 'ft', `${path}.depthBelowGradeFt`),
      ),
      ...lengths,
    ],
    (values) => meanOf(values.slice(0, walls.length), values.slice(walls.length)),
  );

function meanOf(values: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return all === 0 ? 0 : values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / all;
}

/** Walls without a direction count a quarter in each. */
function shortestOf(walls: readonly PlacedWall[], lengths: readonly Derived[]): Derived {
  const undirected = collect(walls, ({ wall, path }) =>
    wall.azimuthDeg === undefined
      ? assumed(
          'Sides of the house along the wall',
          4,
          '',
          'no direction was entered: a quarter of it on each side',
          `${path}.azimuthDeg`,
        )
      : undefined,
  );
  return derive(SIDE, [...lengths, ...undirected], (values) => {
    const sums = new Map<number, number>();
    walls.forEach(({ wall: { azimuthDeg } }, index) => {
      const directions = azimuthDeg === undefined ? [0, 90, 180, 270] : [aroundCompass(azimuthDeg)];
      for (const direction of directions)
        sums.set(direction, (sums.get(direction) ?? 0) + (values[index] ?? 0) / directions.length);
    });
    return sums.size === 0 ? 0 : Math.min(...sums.values());
  });
}

const FLOOR_U = {
  label: 'U-factor of the basement floor',
  unit: 'Btu/(h·ft²·°F)',
  formula:
    '0.85 × (2k ÷ πw) × [ln(w/2 + z/2 + 1.47k/π) − ln(z/2 + 1.47k/π)], with w the shortest side, z the depth, k the conductivity of the soil; × 0.7 when insulated',
  source: 'Section A12-7; ASHRAE Fundamentals',
} as const;

/** Returns U of a floor at least 2 ft below grade. Manual J section A12-7. */
export function basementFloorU(
  { depth, shortestSide: side }: Basement,
  isFloorInsulated: boolean,
  soil: Derived,
): Derived {
  return derive3(FLOOR_U, depth, side, soil, (z, w, k) => {
    const floor = (FLOOR_R * k) / Math.PI;
    const mean = ((2 * k) / (Math.PI * w)) * (Math.log(w / 2 + z / 2 + floor) - Math.log(z / 2 + floor));
    return 0.85 * mean * (isFloorInsulated ? 0.7 : 1);
  });
}
