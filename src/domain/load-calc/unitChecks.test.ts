import { describe, expect, it } from 'vitest';
import { entered } from './derived';
import { aboveGradeU, belowGradeU, sectionOf, type WallSection } from './envelope/foundationWallU';
import { slabF } from './envelope/slabF';
import { basementFloorU } from './envelope/slabs';
import checks from './cases/unit-checks.json';

const soilOf = (conductivity: number) => entered('Soil', conductivity, 'Btu/(h·ft·°F)', '');
const feet = (value: number) => entered('Length', value, 'ft', '');
const off = (value: number, book: number): number => Math.abs(value / book - 1);

describe('values printed in Manual J', () => {
  it.each(checks.slabFFactor.rows)('match for slab $construction in $soil soil', (row) => {
    const slab = {
      thicknessIn: row.slabThicknessIn,
      edgeInsulationR: row.edgeInsulationR,
      edgeInsulationDepthFt: row.edgeInsulationDepthFt,
      underSlabInsulationR: row.underSlabR,
      underSlabInsulationWidthFt: row.underSlabWidthFt,
    };
    expect(off(slabF(slab, soilOf(row.soilConductivity), 'slabs.0').value, row.fFactor)).toBeLessThanOrEqual(
      checks.slabFFactor.relativeTolerance,
    );
  });

  it.each(checks.basementFloorU.rows)(
    'match for basement floor $construction, $shortestSideFt ft',
    ({ insulated, shortestSideFt, u }) => {
      const { depthFt, soilConductivity, relativeTolerance } = checks.basementFloorU;
      expect(
        off(
          basementFloorU(
            { depth: feet(depthFt), shortestSide: feet(shortestSideFt) },
            insulated,
            soilOf(soilConductivity),
          ).value,
          u,
        ),
      ).toBeLessThanOrEqual(relativeTolerance);
    },
  );

  it.each(checks.belowGradeWallU.rows)('match for wall below grade, $construction, $depthFt ft', (row) => {
    const [from = 0, to = 0] = row.insulatedFromTopFt ?? [];
    const section = wallSection({
      height: row.depthFt,
      depth: row.depthFt,
      thickness: row.thicknessIn,
      r: row.wallRAboveGrade,
      insulation: row.insulationR,
      from,
      to,
    });
    expect(off(belowGradeU(section, soilOf(checks.belowGradeWallU.soilConductivity)).value, row.u)).toBeLessThanOrEqual(
      checks.belowGradeWallU.relativeTolerance,
    );
  });

  it.each(checks.partialFoundationInsulation.rows)(
    'match for a partly insulated wall, from top $insulatedFromTopFt',
    ({ insulatedFromTopFt: [from = 0, to = 0], belowGradeR, aboveGradeR }) => {
      const { wall, relativeTolerance } = checks.partialFoundationInsulation;
      const section = wallSection({
        height: wall.heightFt,
        depth: wall.depthBelowGradeFt,
        thickness: wall.thicknessIn,
        insulation: wall.insulationR,
        from,
        to,
      });
      expect(off(1 / belowGradeU(section, undefined).value, belowGradeR)).toBeLessThanOrEqual(relativeTolerance);
      expect(off(1 / aboveGradeU(section).value, aboveGradeR)).toBeLessThanOrEqual(relativeTolerance);
    },
  );
});

type Dimensions = {
  height: number;
  depth: number;
  thickness?: number | undefined;
  r?: number | undefined;
  insulation?: number | undefined;
  from: number;
  to: number;
};

function wallSection({ height, depth, thickness, r, insulation, from, to }: Dimensions): WallSection {
  return sectionOf(
    {
      id: 'wall',
      exteriorAdjacentTo: 'ground',
      interiorAdjacentTo: 'basement - conditioned',
      construction: 'solid concrete',
      heightFt: height,
      depthBelowGradeFt: depth,
      grossAreaFt2: height,
      ...(thickness === undefined ? {} : { thicknessIn: thickness }),
      ...(r === undefined ? {} : { assemblyRWithoutSoil: r }),
      ...(insulation === undefined
        ? {}
        : {
            insulationLayers: [
              { type: 'continuous - interior' as const, r: insulation, distanceToTopFt: from, distanceToBottomFt: to },
            ],
          }),
    },
    'foundationWalls.0',
  );
}
