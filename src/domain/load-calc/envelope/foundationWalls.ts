import { collect } from '@/lib/collect';
import { derive3, entered, looked, total, type Derived } from '../derived';
import type { House, SurfaceLoad } from '../house';
import type { FoundationWall } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { foundationGroup } from '../tables/wallCooling';
import {
  aboveGradeU,
  belowGradeU,
  DEFAULT_CONSTRUCTION,
  DEFAULT_THICKNESS_IN,
  sectionOf,
  type WallSection,
} from './foundationWallU';
import { netArea } from './netArea';
import { flowsThrough, heatingLoad, surfaceLoad } from './rules';
import { mediumColor, wallCltd } from './walls';

/** With less than this below grade the whole wall counts as above grade. */
const NEAR_GRADE_FT = 2;

/**
 * Calculates walls of a conditioned basement: the part above grade as a wall, the part below grade to the soil. Manual J section A12-4.
 * Walls to other dwellings carry no load.
 */
export function foundationWallLoads(house: House): SurfaceLoad[] {
  return collect(house.inputs.foundationWalls, (wall, index) => {
    const beside = wall.exteriorAdjacentTo;
    if (!isConditioned(wall.interiorAdjacentTo) || (!isExterior(beside) && !isBuffer(beside))) return undefined;
    const path = `foundationWalls.${index}`;
    const section = sectionOf(wall, path);
    const areas = areasOf(house, wall, path);
    const above = areas.above && aboveGrade(house, wall, section, areas.above);
    const below = areas.below && heatingLoad(belowGradeU(section, house.design.soil), house.design.htd, areas.below);
    const heating = total(
      'Heating load',
      'Btu/h',
      collect([above?.heating, below], (part) => part),
    );
    return surfaceLoad(
      'walls',
      path,
      wall,
      { heating, cooling: above?.cooling },
      isExterior(beside) ? areas.exposedFt2 : 0,
    );
  });
}

function aboveGrade(
  house: House,
  wall: FoundationWall,
  section: WallSection,
  area: Derived,
): { heating: Derived; cooling: Derived } {
  const u = aboveGradeU(section);
  if (isBuffer(wall.exteriorAdjacentTo)) return flowsThrough(u, area, house.differencesTo(wall.exteriorAdjacentTo));
  const { row, base } = foundationGroup(
    wall.construction ?? DEFAULT_CONSTRUCTION,
    wall.thicknessIn ?? DEFAULT_THICKNESS_IN,
    u.value,
  );
  const onWall = looked('Base temperature difference', base, '°F', 'Figures A12-8 and A12-12', row, [u]);
  return flowsThrough(u, area, { heating: house.design.htd, cooling: wallCltd(house.design, onWall, mediumColor) });
}

const ABOVE = {
  label: 'Gross area above grade',
  unit: 'ft²',
  formula: 'gross area × (height − depth below grade) ÷ height',
  source: '',
} as const;
const BELOW = {
  label: 'Area below grade',
  unit: 'ft²',
  formula: 'gross area × depth below grade ÷ height',
  source: '',
} as const;

/** Returns the parts above and below grade; windows and doors are in the part above. */
export function areasOf(
  { openings }: Pick<House, 'openings'>,
  wall: FoundationWall,
  path: string,
  nearGradeFt = NEAR_GRADE_FT,
): { above: Derived | undefined; below: Derived | undefined; exposedFt2: number } {
  const gross = entered('Gross area', wall.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`);
  const height = entered('Height', wall.heightFt, 'ft', `${path}.heightFt`);
  const depth = entered('Depth below grade', wall.depthBelowGradeFt, 'ft', `${path}.depthBelowGradeFt`);
  const holes = openings.get(wall.id);
  if (depth.value < nearGradeFt || depth.value === 0)
    return { above: netArea(gross, holes), below: undefined, exposedFt2: gross.value };
  const below = derive3(BELOW, gross, depth, height, (area, under, full) => (area * under) / full);
  if (depth.value >= height.value) return { above: undefined, below, exposedFt2: 0 };
  const above = derive3(ABOVE, gross, height, depth, (area, full, under) => (area * (full - under)) / full);
  return { above: netArea(above, holes), below, exposedFt2: above.value };
}
