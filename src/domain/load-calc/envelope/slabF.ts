import { derive, entered, enteredOr, looked, total, type Derived } from '../derived';
import type { Slab } from '../schema/inputs';

/** Under slabs of 12 in less the concrete: gravel, R per inch. */
const GRAVEL_R_PER_IN = 0.65;
const CONCRETE_CONDUCTIVITY = 12.5;
/** Indoor finish, indoor film and exposed film, Figure A12-6. */
const FILMS_R = 0.05 + 0.92 + 0.17;
const FIRST_RADIUS_FT = 8;
const LAST_RADIUS_FT = 13;
const DEFAULT_THICKNESS_IN = 4;

const NONE_WHY = 'none was entered';
const F = {
  label: 'F-value of the slab edge',
  unit: 'Btu/(h·ft·°F)',
  formula:
    'mean over path radii of 8 to 13 ft of the sum over r = 0 … radius of 1 ÷ (concrete + gravel + insulation + films + (π × r − 1) ÷ conductivity of the soil)',
  source: 'Section A12-8',
} as const;

/**
 * Heat that a slab near grade loses per foot of exposed edge and degree. Manual J section A12-8.
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
    exteriorHorizontalInsulationR: outsideR = 0,
    exteriorHorizontalInsulationWidthFt: outsideWidth = 0,
    exteriorHorizontalInsulationDepthFt: outsideDepth = 0,
  } = slab;
  const reach = Math.hypot(outsideDepth, outsideWidth);

  const insulationAt = (r: number): number => {
    if (r === 0) return edgeDepth.value > 0 ? edgeR.value : 0;
    return (
      (r <= underWidth.value ? underR.value : 0) +
      (r <= edgeDepth.value ? edgeR.value : 0) +
      (outsideR > 0 && r >= outsideDepth && r <= reach ? outsideR : 0)
    );
  };
  const layersAt = (r: number): number =>
    r === 0 ? 0 : thickness.value / CONCRETE_CONDUCTIVITY + Math.max(GRAVEL_R_PER_IN * (12 - thickness.value), 0);
  const pathU = Array.from({ length: LAST_RADIUS_FT + 1 }, (_, r) =>
    looked(
      `Path at ${r} ft`,
      1 / (layersAt(r) + insulationAt(r) + FILMS_R + Math.max(Math.PI * r - 1, 0) / soil.value),
      'Btu/(h·ft²·°F)',
      'Section A12-8',
      `insulation R-${insulationAt(r)}`,
    ),
  );
  const outside =
    outsideR > 0
      ? [
          entered(
            'R-value of the horizontal insulation outside',
            outsideR,
            'R',
            `${path}.exteriorHorizontalInsulationR`,
          ),
        ]
      : [];
  return derive(
    F,
    [thickness, edgeR, edgeDepth, underR, underWidth, ...outside, soil, total('Paths', 'Btu/(h·ft²·°F)', pathU)],
    () => meanOfSums(pathU),
  );
}

/** A path belongs to the sums of all radii that reach it. */
function meanOfSums(paths: readonly Derived[]): number {
  const radii = LAST_RADIUS_FT - FIRST_RADIUS_FT + 1;
  return paths.reduce((sum, { value }, r) => sum + (value * Math.min(radii, LAST_RADIUS_FT - r + 1)) / radii, 0);
}
