import { derive, derive2, entered, enteredOr, type Derived } from '../derived';
import type { Slab } from '../schema/inputs';

/** Gravel below slabs, to 12 in including the concrete: R per inch. */
const GRAVEL_R_PER_IN = 0.65;
const CONCRETE_CONDUCTIVITY = 12.5;
/** Indoor finish, indoor film and exposed film, Figure A12-6. */
const FILMS_R = 0.05 + 0.92 + 0.17;
const FIRST_RADIUS_FT = 8;
const LAST_RADIUS_FT = 13;
const DEFAULT_THICKNESS_IN = 4;

const NONE_WHY = 'none was entered';
const PATH = {
  unit: 'Btu/(h·ft²·°F)',
  formula: '1 ÷ (concrete + gravel + insulation on this path + films + (π × radius − 1) ÷ conductivity of the soil)',
  source: 'Section A12-8',
} as const;
const F = {
  label: 'F-value of the slab edge',
  unit: 'Btu/(h·ft·°F)',
  formula:
    'mean over path radii of 8 to 13 ft of the sum over r = 0 … radius of 1 ÷ (concrete + gravel + insulation + films + (π × r − 1) ÷ conductivity of the soil)',
  source: 'Section A12-8',
} as const;

/**
 * Returns the heat that a slab near grade loses per foot of exposed edge and degree. Manual J section A12-8.
 * @param soil conductivity, Btu/(h·ft·°F)
 */
export function slabF(
  slab: Omit<Slab, 'id' | 'room' | 'interiorAdjacentTo' | 'areaFt2' | 'exposedPerimeterFt'>,
  soil: Derived,
  path: string,
): Derived {
  const thickness = enteredOr(
    'Thickness',
    slab.thicknessIn,
    'in',
    `${path}.thicknessIn`,
    DEFAULT_THICKNESS_IN,
    'slabs are 4 in',
  );
  const edgeR = enteredOr(
    'R-value of the edge insulation',
    slab.edgeInsulationR,
    'R',
    `${path}.edgeInsulationR`,
    0,
    NONE_WHY,
  );
  const edgeDepth = enteredOr(
    'Depth of the edge insulation',
    slab.edgeInsulationDepthFt,
    'ft',
    `${path}.edgeInsulationDepthFt`,
    0,
    NONE_WHY,
  );
  const underR = enteredOr(
    'R-value under the slab',
    slab.underSlabInsulationR,
    'R',
    `${path}.underSlabInsulationR`,
    0,
    NONE_WHY,
  );
  const underWidth = enteredOr(
    'Width of the insulation under the slab',
    slab.underSlabInsulationWidthFt,
    'ft',
    `${path}.underSlabInsulationWidthFt`,
    0,
    NONE_WHY,
  );
  const {
    exteriorHorizontalInsulationR: horizontalR = 0,
    exteriorHorizontalInsulationWidthFt: outsideWidth = 0,
    exteriorHorizontalInsulationDepthFt: outsideDepth = 0,
  } = slab;
  const outsideR = entered(
    'R-value of the horizontal insulation outside',
    horizontalR,
    'R',
    `${path}.exteriorHorizontalInsulationR`,
  );
  const reach = Math.hypot(outsideDepth, outsideWidth);
  const edge = derive2(
    { ...PATH, label: 'Path at 0 ft' },
    edgeR,
    edgeDepth,
    (r, deep) => 1 / ((deep > 0 ? r : 0) + FILMS_R),
  );
  const below = Array.from({ length: LAST_RADIUS_FT }, (_, index) => {
    const radius = index + 1;
    const isOutside = horizontalR > 0 && radius >= outsideDepth && radius <= reach;
    return derive(
      { ...PATH, label: `Path at ${radius} ft` },
      [soil, thickness, edgeR, edgeDepth, underR, underWidth, ...(isOutside ? [outsideR] : [])],
      ([k, inches, edgeValue, deep, under, wide, outside = 0]) =>
        1 /
        (inches / CONCRETE_CONDUCTIVITY +
          Math.max(GRAVEL_R_PER_IN * (12 - inches), 0) +
          (radius <= wide ? under : 0) +
          (radius <= deep ? edgeValue : 0) +
          outside +
          FILMS_R +
          (Math.PI * radius - 1) / k),
    );
  });
  return derive(F, [edge, ...below], meanOfSums);
}

/** A path belongs to the sums of all radii that reach it. */
function meanOfSums(paths: readonly number[]): number {
  const radii = LAST_RADIUS_FT - FIRST_RADIUS_FT + 1;
  return paths.reduce((sum, value, r) => sum + (value * Math.min(radii, LAST_RADIUS_FT - r + 1)) / radii, 0);
}
