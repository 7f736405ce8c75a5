import { collect } from '@/lib/collect';
import { derive4, assumed, entered, looked, type Derived } from '../derived';
import type { Design } from '../design';
import type { House, SurfaceLoad } from '../house';
import { BRICK_SIDINGS } from '../schema/envelope';
import type { Wall } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior } from '../schema/locations';
import { WALL_COLOR, wallGroup } from '../tables/wallCooling';
import { netArea } from './netArea';
import { flowsThrough, surfaceLoad, uFactorOf } from './rules';

/**
 * Calculates framed, log and masonry walls of the conditioned space: to outdoors, and to adjacent spaces. Manual J Table 4A, Figures
 * A12-8 and A12-12. Walls to other dwellings carry no load.
 */
export function wallLoads(house: House): SurfaceLoad[] {
  return collect(house.inputs.walls, (wall, index) => {
    if (!isConditioned(wall.interiorAdjacentTo)) return undefined;
    const path = `walls.${index}`;
    const u = uFactorOf(wall.assemblyR, `${path}.assemblyR`);
    const area = netArea(
      entered('Gross area', wall.grossAreaFt2, 'ft²', `${path}.grossAreaFt2`),
      house.openings.get(wall.id),
    );
    const { exteriorAdjacentTo: beside } = wall;
    if (isExterior(beside)) {
      const { design } = house;
      const cooling = wallCltd(design, baseOf(wall, path, u), colorOf(wall, path));
      const loads = flowsThrough(u, area, { heating: design.htd, cooling });
      return surfaceLoad('walls', path, wall, loads, wall.grossAreaFt2);
    }
    return isBuffer(beside)
      ? surfaceLoad('walls', path, wall, flowsThrough(u, area, house.differencesTo(beside)))
      : undefined;
  });
}

function baseOf(wall: Wall, path: string, u: Derived): Derived {
  const { row, base } = wallGroup(wall.construction, hasBrick(wall), u.value);
  return wall.siding === undefined && isFramed(wall)
    ? assumed('Base temperature difference', base, '°F', `siding lighter than brick or stone: ${row}`, `${path}.siding`)
    : looked('Base temperature difference', base, '°F', 'Figures A12-8 and A12-12', row, [u]);
}

const hasBrick = ({ siding }: Wall): boolean => (BRICK_SIDINGS as readonly (string | undefined)[]).includes(siding);

/** Whether it is a framed wall, whose group depends on what is in front of the frame. */
const isFramed = ({ construction }: Wall): boolean =>
  ['WoodStud', 'RimJoist', 'SteelFrame', 'DoubleWoodStud', 'StructuralInsulatedPanel'].includes(construction);

function colorOf({ color, solarAbsorptance }: Wall, path: string): Derived {
  if (solarAbsorptance === undefined && color === undefined)
    return assumed('Color', WALL_COLOR.medium, '', 'medium wall, the book’s default', `${path}.color`);
  const shade =
    solarAbsorptance === undefined
      ? color === 'reflective'
        ? 'light'
        : (color ?? 'medium')
      : solarAbsorptance <= 0.5
        ? 'light'
        : solarAbsorptance <= 0.75
          ? 'medium'
          : 'dark';
  return looked('Color', WALL_COLOR[shade], '', 'Table 4B notes', `${shade} wall`);
}

/** Foundation walls always count as medium. */
export const mediumColor: Derived = looked('Color', WALL_COLOR.medium, '', 'Table 4B notes', 'medium wall');

const CLTD = {
  label: 'Cooling load temperature difference',
  unit: '°F',
  formula: 'base × color + outdoor temperature − 95 + adjustment for the daily range',
  source: 'Figure A12-8',
} as const;
const MILD_CLTD = {
  label: 'Cooling load temperature difference',
  unit: '°F',
  formula: 'base × color + cooling temperature difference − 20 − adjustment for the daily range, not below 0',
  source: 'Appendix 12, page A12-19',
} as const;

/** If the cooling difference is below 10 °F, the book corrects in another way. */
export function wallCltd({ ctd, outdoorCooling, rangeAdjust }: Design, base: Derived, color: Derived): Derived {
  return ctd.value >= 10
    ? derive4(
        CLTD,
        base,
        color,
        outdoorCooling,
        rangeAdjust,
        (value, factor, outdoor, adjust) => value * factor + (outdoor - 95) + adjust,
      )
    : derive4(MILD_CLTD, base, color, ctd, rangeAdjust, (value, factor, difference, adjust) =>
        Math.max(value * factor + difference - 20 - adjust, 0),
      );
}
