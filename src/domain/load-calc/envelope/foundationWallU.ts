import { constant, derive, entered, looked, total, type Derived } from '../derived';
import type { FoundationWall } from '../schema/inputs';

/** Btu·in/(h·ft²·°F). Double brick and wood are not in the book's list: brick like block with solid core, wood by its R-value of 1.25 per inch. */
const CONDUCTIVITY: Readonly<Record<string, number>> = {
  'solid concrete': 12.5,
  'concrete block': 5,
  'concrete block solid core': 8.5,
  'concrete block perlite core': 2,
  'concrete block foam core': 1.8,
  'concrete block vermiculite core': 2.1,
  'double brick': 8.5,
  wood: 0.8,
};
const DEFAULT_CONSTRUCTION = 'solid concrete';
const DEFAULT_THICKNESS_IN = 8;
/** Air films of a wall, R. */
const INSIDE_FILM = constant('Air film inside', 0.68, 'R', 'Manual J, air films');
const OUTSIDE_FILM = constant('Air film outside', 0.21, 'R', 'Manual J, air films');
/** Soil stores heat: the book takes 15% off. */
const STORAGE = 0.85;

/** A layer of insulation between two depths below the top of the wall, ft. */
export type InsulationSpan = { r: number; fromFt: number; toFt: number };

/** A foundation wall as the formulas need it. `r` is the bare wall with both air films, without `layers`. */
export type WallSection = { r: Derived; heightFt: number; depthFt: number; layers: readonly InsulationSpan[] };

const BARE = {
  label: 'R-value of the bare wall',
  unit: 'R',
  formula: 'thickness ÷ conductivity + air films',
  source: 'Table 4A, construction 15',
} as const;

/** The section of an entry: from the R-value of the assembly, or from construction, thickness and layers. */
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
  const construction = wall.construction ?? DEFAULT_CONSTRUCTION;
  const thickness = entered('Thickness', wall.thicknessIn ?? DEFAULT_THICKNESS_IN, 'in', `${path}.thicknessIn`);
  const conductivity = looked(
    'Conductivity',
    CONDUCTIVITY[construction] ?? 12.5,
    '',
    'Table 4A, construction 15',
    `${construction}, Btu·in/(h·ft²·°F)`,
  );
  return {
    r: derive(
      BARE,
      [thickness, conductivity, INSIDE_FILM, OUTSIDE_FILM],
      (inches, k, inside, outside) => inches / k + inside + outside,
    ),
    heightFt,
    depthFt,
    layers: (wall.insulationLayers ?? []).map(({ r, distanceToTopFt = 0, distanceToBottomFt = heightFt }) => ({
      r,
      fromFt: distanceToTopFt,
      toFt: distanceToBottomFt,
    })),
  };
}

const MEAN_ABOVE = {
  label: 'U-factor above grade',
  unit: 'Btu/(h·ft²·°F)',
  formula: 'mean of 1 ÷ R over the bins of 1 ft',
  source: 'Section A12-4',
} as const;

/** U of the part above grade, with both air films. */
export function aboveGradeU(section: WallSection): Derived {
  const height = section.heightFt - section.depthFt;
  const bins = binsOf(section, 0, height, (bin) => 1 / (section.r.value + insulationIn(section, bin)));
  if (height <= 0 || section.layers.length === 0)
    return derive({ ...MEAN_ABOVE, formula: '1 ÷ R-value' }, [section.r], (r) => 1 / r);
  return derive(MEAN_ABOVE, [section.r, total('Sum over the bins', 'Btu/(h·ft²·°F)', bins)], (_, sum) => sum / height);
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
 * U of the part below grade, in bins of 1 ft.
 * @param soil conductivity, Btu/(h·ft·°F); undefined leaves the soil out, as for the walls around a crawlspace
 */
export function belowGradeU(section: WallSection, soil: Derived | undefined): Derived {
  const { r, heightFt, depthFt } = section;
  const bins = binsOf(section, heightFt - depthFt, heightFt, ({ from, to }) => {
    const meanDepth = (from + to) / 2 - (heightFt - depthFt);
    const earth = soil === undefined ? 0 : ((Math.PI / 2) * meanDepth) / soil.value;
    return 1 / (r.value - OUTSIDE_FILM.value + insulationIn(section, { from, to }) + earth);
  });
  const sum = total('Sum over the bins', 'Btu/(h·ft²·°F)', bins);
  if (depthFt <= 0) return derive(MEAN_BARE, [sum], () => 0);
  return soil === undefined
    ? derive(MEAN_BARE, [r, sum], (_, value) => value / depthFt)
    : derive(MEAN_BELOW, [r, soil, sum], (_, __, value) => (STORAGE * value) / depthFt);
}

type Bin = { from: number; to: number };

/** Bins of 1 ft counted from grade, the last one partial: each its U times its height. */
function binsOf({ heightFt, depthFt }: WallSection, from: number, to: number, uOf: (bin: Bin) => number): Derived[] {
  const grade = heightFt - depthFt;
  const isBelow = from >= grade;
  const bins: Derived[] = [];
  for (let distance = 0; distance < to - from - 1e-9; distance += 1) {
    const size = Math.min(1, to - from - distance);
    const bin = isBelow
      ? { from: grade + distance, to: grade + distance + size }
      : { from: grade - distance - size, to: grade - distance };
    bins.push(
      looked(
        `${distance} to ${distance + size} ft from grade`,
        uOf(bin) * size,
        'Btu/(h·ft²·°F)',
        'Section A12-4',
        'U of this bin × its height',
      ),
    );
  }
  return bins;
}

function insulationIn({ layers }: WallSection, { from, to }: Bin): number {
  return layers.reduce(
    (sum, { r, fromFt, toFt }) => sum + r * (Math.max(0, Math.min(to, toFt) - Math.max(from, fromFt)) / (to - from)),
    0,
  );
}
