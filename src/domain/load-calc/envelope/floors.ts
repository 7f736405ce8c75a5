import { collect } from '@/lib/collect';
import { derive2, assumed, entered, total, type Derived, triedIn } from '../derived';
import type { Differences, House, SurfaceLoad } from '../house';
import {
  isBuffer,
  isConditioned,
  isExterior,
  isUnderFloorSpace,
  type Buffer,
  type Location,
} from '../schema/locations';
import { isCeiling } from './ceilings';
import { areasOf } from './foundationWalls';
import { aboveGradeU, belowGradeU, sectionOf } from './foundationWallU';
import { netArea } from './netArea';
import { exposedFloorDifference, floorDifference, flowsThrough, surfaceLoad, uFactorOf } from './rules';

/**
 * Calculates floors of the conditioned space over crawlspaces, unheated basements, garages and open air. Manual J Table 4A, constructions
 * 19 and 20; Figures A12-6 and A12-17.
 */
export function floorLoads(house: House): SurfaceLoad[] {
  return collect(house.inputs.ceilingsAndFloors, (floor, index) => {
    if (isCeiling(floor) || !isConditioned(floor.interiorAdjacentTo)) return undefined;
    const path = `ceilingsAndFloors.${index}`;
    const u = uFactorOf(floor.assemblyR, `${path}.assemblyR`);
    const area = netArea(
      entered('Gross area', floor.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`),
      house.openings.get(floor.id),
    );
    const differences = differencesBelow(house, floor.exteriorAdjacentTo, u);
    return differences && surfaceLoad('floors', path, floor, flowsThrough(u, area, differences));
  });
}

/** Returns the differences between a floor and what is below it; undefined if that is conditioned or another dwelling. */
function differencesBelow(house: House, below: Location, u: Derived): Differences | undefined {
  const { htd, ctd } = house.design;
  if (isExterior(below)) return { heating: floorDifference(house, htd), cooling: exposedFloorDifference(house) };
  if (!isBuffer(below)) return undefined;
  if (isUnderFloorSpace(below)) {
    const factor = underFloorFactor(house, below, u);
    return { heating: partOf(floorDifference(house, htd), factor), cooling: partOf(ctd, factor) };
  }
  const { heating, cooling } = house.differencesTo(below);
  return { heating: floorDifference(house, heating), cooling };
}

const PART = {
  label: 'Partition temperature difference',
  unit: '°F',
  formula: 'temperature difference × factor of the space below',
  source: 'Figures A12-6 and A12-17',
} as const;
const partOf = (difference: Derived, factor: Derived): Derived =>
  derive2(PART, difference, factor, (value, share) => value * share);

const VENTED = {
  label: 'Factor of the space below',
  unit: '',
  formula: '1 ÷ (1 + 4 × U-factor of the floor ÷ (U-factor of its walls + 0.11))',
  source: 'Figure A12-6, vented or leaky',
} as const;
const SEALED = {
  label: 'Factor of the space below',
  unit: '',
  formula: 'U-factor of its walls ÷ (4 × U-factor of the floor + U-factor of its walls)',
  source: 'Figure A12-6, sealed',
} as const;

/** Returns the share of the indoor-outdoor difference across a floor over a closed space: the better insulated that space, the less. */
function underFloorFactor(house: House, space: Buffer, floorU: Derived): Derived {
  const wallU = wallUOf(house, space);
  if (!wallU)
    return triedIn(
      house.trial,
      assumed(
        'Factor of the space below',
        1,
        '',
        'the space below has no walls in the input, so it counts as open air',
        'foundationWalls',
      ),
    );
  return space === 'crawlspace - vented'
    ? derive2(VENTED, floorU, wallU, (floor, walls) => 1 / (1 + (4 * floor) / (walls + 0.11)))
    : derive2(SEALED, floorU, wallU, (floor, walls) => walls / (4 * floor + walls));
}

const UA = { label: 'U-factor × area', unit: 'Btu/(h·°F)', formula: 'U-factor × area', source: '' } as const;
const MEAN = {
  label: 'U-factor of its walls',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'sum of U-factor × area ÷ sum of the areas; soil left out',
  source: 'Figure A12-6',
} as const;

/** Returns the mean U of the exterior walls around a space; undefined when it has none. */
function wallUOf(house: House, space: Buffer): Derived | undefined {
  const uas: Derived[] = [];
  const areas: Derived[] = [];
  const add = (u: Derived, area: Derived | undefined): void => {
    if (!area || area.value <= 0) return;
    areas.push(area);
    uas.push(derive2(UA, u, area, (value, ft2) => value * ft2));
  };
  house.inputs.foundationWalls?.forEach((wall, index) => {
    if (wall.interiorAdjacentTo !== space || !isExterior(wall.exteriorAdjacentTo)) return;
    const path = `foundationWalls.${index}`;
    const section = sectionOf(wall, path);
    const { above, below } = areasOf(house, wall, path, 0);
    add(belowGradeU(section, undefined), below);
    add(aboveGradeU(section), above);
  });
  house.inputs.walls?.forEach((wall, index) => {
    // Rim joists belong to the heat balance of the space, not to the walls of Figure A12-6.
    if (wall.construction === 'RimJoist') return;
    if (wall.interiorAdjacentTo !== space || !isExterior(wall.exteriorAdjacentTo)) return;
    add(
      uFactorOf(wall.assemblyR, `walls.${index}.assemblyR`),
      netArea(
        entered('Gross area', wall.grossAreaFt2, 'ft²', `walls.${index}.grossAreaFt2`),
        house.openings.get(wall.id),
      ),
    );
  });
  if (areas.length === 0) return undefined;
  return derive2(
    MEAN,
    total('Sum of U-factor × area', 'Btu/(h·°F)', uas),
    total('Sum of the areas', 'ft²', areas),
    (ua, ft2) => ua / ft2,
  );
}
