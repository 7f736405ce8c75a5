import {
  derive,
  derive1,
  derive2,
  derive3,
  derive4,
  assumed,
  constant,
  entered,
  enteredOr,
  looked,
  total,
  type Derived,
  type Rule,
} from '../derived';
import type { FOUNDATION_CONSTRUCTIONS } from '../schema/envelope';
import type { FoundationWall } from '../schema/inputs';

type FoundationConstruction = (typeof FOUNDATION_CONSTRUCTIONS)[number];

/** Btu·in/(h·ft²·°F). */
const CONDUCTIVITY: Readonly<Record<Exclude<FoundationConstruction, 'wood'>, number>> = {
  'solid concrete': 12.5,
  'concrete block': 5,
  'concrete block solid core': 8.5,
  'concrete block perlite core': 2,
  'concrete block foam core': 1.8,
  'concrete block vermiculite core': 2.1,
  'double brick': 5.5,
};
/** A permanent wood foundation is a frame behind plywood: only half an inch of per inch is certain. */
const SHEATHING_R = 0.625;
export const DEFAULT_CONSTRUCTION = 'solid concrete';
export const DEFAULT_THICKNESS_IN = 8;
/** Air films of a wall, R. */
const INSIDE_FILM = constant('Air film inside', 0.68, 'R', 'Manual J, air films');
const OUTSIDE_FILM = constant('Air film outside', 0.21, 'R', 'Manual J, air films');
/** Soil stores heat: the book deducts 15%. */
const STORAGE = 0.85;

/** A layer of insulation between two depths below the top of the wall, ft. */
export type InsulationSpan = { r: Derived; fromFt: number; toFt: number };

/** A foundation wall as the formulas need it. `r` is the bare wall with both air films, without `layers`. */
export type WallSection = { r: Derived; heightFt: number; depthFt: number; layers: readonly InsulationSpan[] };

const BARE = {
  label: 'R-value of the bare wall',
  unit: 'R',
  formula: 'thickness ÷ conductivity + air films',
  source: 'Table 4A, construction 15',
} as const;

/** Returns the section of an entry: from the R-value of the assembly, or from construction, thickness and layers. */
export function sectionOf(wall: FoundationWall, path: string): WallSection {
  const { heightFt, depthBelowGradeFt: depthFt } = wall;
  if (wall.assemblyRWithoutSoil !== undefined) {
    return {
      r: entered('R-value of the wall with air films', wall.assemblyRWithoutSoil, 'R', `${path}.assemblyRWithoutSoil`),
      heightFt,
      depthFt,
      layers: [],
    };
  }
  return {
    r: bareR(wall, path),
    heightFt,
    depthFt,
    layers: (wall.insulationLayers ?? []).map(({ r, distanceToTopFt = 0, distanceToBottomFt = heightFt }, layer) => ({
      r: entered('R-value of the insulation', r, 'R', `${path}.insulationLayers.${layer}.r`),
      fromFt: distanceToTopFt,
      toFt: distanceToBottomFt,
    })),
  };
}

function bareR({ construction, thicknessIn }: FoundationWall, path: string): Derived {
  if (construction === 'wood')
    return assumed(
      'R-value of the wall with air films',
      SHEATHING_R + INSIDE_FILM.value + OUTSIDE_FILM.value,
      'R',
      'half an inch of plywood: the frame behind it does not insulate',
      `${path}.assemblyRWithoutSoil`,
      [INSIDE_FILM, OUTSIDE_FILM],
    );
  const conductivity = CONDUCTIVITY[construction ?? DEFAULT_CONSTRUCTION];
  return derive4(
    BARE,
    enteredOr('Thickness', thicknessIn, 'in', `${path}.thicknessIn`, DEFAULT_THICKNESS_IN, 'foundation walls are 8 in'),
    construction === undefined
      ? assumed('Conductivity', conductivity, '', `${DEFAULT_CONSTRUCTION}, Btu·in/(h·ft²·°F)`, `${path}.construction`)
      : looked('Conductivity', conductivity, '', 'Table 4A, construction 15', `${construction}, Btu·in/(h·ft²·°F)`),
    INSIDE_FILM,
    OUTSIDE_FILM,
    (inches, k, inside, outside) => inches / k + inside + outside,
  );
}

const MEAN_ABOVE = {
  label: 'U-factor above grade',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'mean of 1 ÷ R over the bins of 1 ft',
  source: 'Section A12-4',
} as const;

/** Returns U of the part above grade, with both air films. */
export function aboveGradeU(section: WallSection): Derived {
  const height = section.heightFt - section.depthFt;
  if (height <= 0 || section.layers.length === 0)
    return derive1({ ...MEAN_ABOVE, formula: '1 ÷ R-value' }, section.r, (r) => 1 / r);
  const bare = derive1(BIN_R, section.r, (r) => r);
  const bins = binsOf(section, 0, height, (bin) => withLayers(section, bin, bare));
  return derive1(MEAN_ABOVE, total('Sum over the bins', 'Btu/(h·ft²·°F)', bins), (sum) => sum / height);
}

const MEAN_BELOW = {
  label: 'U-factor below grade',
  unit: 'Btu/(h·ft²·°F)',
  formula:
    '0.85 × mean over the bins of 1 ÷ (R-value without outside film + insulation + π/2 × depth ÷ conductivity of the soil)',
  source: 'Section A12-4',
} as const;
const MEAN_BARE = {
  label: 'U-factor below grade without soil',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'mean over the bins of 1 ÷ (R-value without outside film + insulation)',
  source: 'Section A12-4',
} as const;

/**
 * Returns U of the part below grade, in bins of 1 ft.
 * @param soil conductivity, Btu/(h·ft·°F); undefined excludes the soil, as for the walls around a crawlspace
 */
export function belowGradeU(section: WallSection, soil: Derived | undefined): Derived {
  const { r, heightFt, depthFt } = section;
  const grade = heightFt - depthFt;
  const bareIn = ({ from, to }: Bin): Derived => {
    if (soil === undefined) return derive2(BIN_R, r, OUTSIDE_FILM, (wall, film) => wall - film);
    const pathFt = (Math.PI / 2) * ((from + to) / 2 - grade);
    return derive3(BIN_R, r, OUTSIDE_FILM, soil, (wall, film, k) => wall - film + pathFt / k);
  };
  const bins = binsOf(section, grade, heightFt, (bin) => withLayers(section, bin, bareIn(bin)));
  const sum = total('Sum over the bins', 'Btu/(h·ft²·°F)', bins);
  const mean = (value: number): number => (depthFt <= 0 ? 0 : value / depthFt);
  return soil === undefined
    ? derive1(MEAN_BARE, sum, mean)
    : derive1(MEAN_BELOW, sum, (value) => STORAGE * mean(value));
}

type Bin = { from: number; to: number };

/** Returns bins of 1 ft counted from grade, the last one partial: each is its U times its height. */
function binsOf(
  { heightFt, depthFt }: WallSection,
  from: number,
  to: number,
  resistanceOf: (bin: Bin) => Derived,
): Derived[] {
  const grade = heightFt - depthFt;
  const isBelow = from >= grade;
  const bins: Derived[] = [];
  for (let distance = 0; distance < to - from - 1e-9; distance += 1) {
    const size = Math.min(1, to - from - distance);
    const bin = isBelow
      ? { from: grade + distance, to: grade + distance + size }
      : { from: grade - distance - size, to: grade - distance };
    bins.push(derive1(binRule(distance, size), resistanceOf(bin), (r) => size / r));
  }
  return bins;
}

const ruleOf = (distance: number, size: number): Rule => ({
  label: `${distance} to ${distance + size} ft from grade`,
  unit: 'Btu/(h·ft²·°F)',
  formula: 'height of this bin ÷ its R-value',
  source: 'Section A12-4',
});
/** For whole feet, as deep as basements are: a house has a hundred of them. */
const WHOLE_FEET = Array.from({ length: 12 }, (_, distance) => ruleOf(distance, 1));
const binRule = (distance: number, size: number): Rule =>
  (size === 1 ? WHOLE_FEET[distance] : undefined) ?? ruleOf(distance, size);

const BIN_R = {
  label: 'R-value in this bin',
  unit: 'R',
  formula: 'wall, with soil where it counts, + insulation by the part of the bin that it covers',
  source: 'Section A12-4',
} as const;

/** Returns R of the wall in a bin, with the insulation that reaches into it. @param bare R without insulation */
function withLayers({ layers }: WallSection, { from, to }: Bin, bare: Derived): Derived {
  if (layers.length === 0) return bare;
  const reaching: Derived[] = [];
  const covers: number[] = [];
  for (const { r, fromFt, toFt } of layers) {
    const cover = Math.max(0, Math.min(to, toFt) - Math.max(from, fromFt)) / (to - from);
    if (cover === 0) continue;
    reaching.push(r);
    covers.push(cover);
  }
  if (reaching.length === 0) return bare;
  return derive(BIN_R, [...bare.parts, ...reaching], (values) => {
    const first = bare.parts.length;
    return bare.value + covers.reduce((sum, cover, layer) => sum + (values[first + layer] ?? 0) * cover, 0);
  });
}
