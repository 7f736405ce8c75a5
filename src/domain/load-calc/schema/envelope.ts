import { z } from 'zod';
import { LOCATIONS } from './locations';
import { area, azimuth, flag, identifier, oneOf, resistance, within } from '@/domain/calculation/ranges';

const ROOF_TYPES = [
  'asphalt or fiberglass shingles',
  'shingles',
  'wood shingles or shakes',
  'slate or tile shingles',
  'concrete',
  'metal surfacing',
  'plastic/rubber/synthetic sheeting',
  'expanded polystyrene sheathing',
  'cool roof',
] as const;
const ROOF_COLORS = ['dark', 'medium dark', 'medium', 'medium light', 'light', 'white', 'reflective'] as const;
const WALL_CONSTRUCTIONS = [
  'WoodStud',
  'DoubleWoodStud',
  'SteelFrame',
  'StructuralInsulatedPanel',
  'ConcreteMasonryUnit',
  'LogWall',
  'InsulatedConcreteForms',
  'SolidConcrete',
  'StructuralBrick',
  'Stone',
  'Adobe',
  'StrawBale',
  'RimJoist',
] as const;
export const FOUNDATION_CONSTRUCTIONS = [
  'solid concrete',
  'concrete block',
  'concrete block solid core',
  'concrete block perlite core',
  'concrete block foam core',
  'concrete block vermiculite core',
  'double brick',
  'wood',
] as const;
export const BRICK_SIDINGS = ['brick veneer', 'stone veneer'] as const;
const SIDINGS = [
  ...BRICK_SIDINGS,
  'stucco',
  'synthetic stucco',
  'vinyl siding',
  'wood siding',
  'aluminum siding',
  'fiber cement siding',
  'asbestos siding',
  'composite shingle siding',
  'masonite siding',
  'not present',
  'none',
] as const;

const room = identifier('Room').optional();
const exteriorAdjacentTo = oneOf('What it borders on', LOCATIONS);
const interiorAdjacentTo = oneOf('What it encloses', LOCATIONS);

export const roofSchema = z.strictObject({
  id: identifier('Id of the roof'),
  room,
  interiorAdjacentTo,
  areaFt2: area('Area of the roof'),
  roofType: oneOf('Roofing', ROOF_TYPES).optional(),
  color: oneOf('Color of the roof', ROOF_COLORS).optional(),
  pitchInPer12: within({ label: 'Pitch', min: 0, max: 24, unit: 'in 12', why: 'steeper is a wall' }).optional(),
  radiantBarrier: flag('Radiant barrier').optional(),
  assemblyR: resistance('R-value of the roof', 1, 100, 'a bare deck with its air films has about 2'),
});

export const wallSchema = z.strictObject({
  id: identifier('Id of the wall'),
  room,
  exteriorAdjacentTo,
  interiorAdjacentTo,
  construction: oneOf('Construction', WALL_CONSTRUCTIONS),
  grossAreaFt2: area('Gross area of the wall'),
  azimuthDeg: azimuth.optional(),
  siding: oneOf('Siding', SIDINGS).optional(),
  color: oneOf('Color of the wall', ['light', 'medium', 'dark', 'reflective']).optional(),
  solarAbsorptance: within({
    label: 'Solar absorptance',
    min: 0,
    max: 1,
    unit: '',
    why: 'it is a fraction',
  }).optional(),
  assemblyR: resistance('R-value of the wall', 0.5, 80, 'a bare wall with its air films has about 1'),
});

const distance = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 20, unit: 'ft', why: 'no wall is higher' });

export const foundationWallSchema = z
  .strictObject({
    id: identifier('Id of the foundation wall'),
    room,
    exteriorAdjacentTo,
    interiorAdjacentTo,
    construction: oneOf('Construction', FOUNDATION_CONSTRUCTIONS).optional(),
    thicknessIn: within({
      label: 'Thickness',
      min: 2,
      max: 24,
      unit: 'in',
      why: 'foundation walls are 4 to 16 in',
    }).optional(),
    heightFt: within({ label: 'Height', min: 0.5, max: 20, unit: 'ft', why: 'no foundation wall is higher' }),
    grossAreaFt2: area('Gross area of the foundation wall'),
    azimuthDeg: azimuth.optional(),
    depthBelowGradeFt: distance('Depth below grade'),
    assemblyRWithoutSoil: resistance(
      'R-value of the foundation wall',
      0.5,
      80,
      'a bare wall with its air films has about 1',
    ).optional(),
    insulationLayers: z
      .array(
        z.strictObject({
          type: oneOf('Insulation layer', ['continuous - exterior', 'continuous - interior']),
          r: resistance('R-value of the insulation layer', 0, 60, 'more is not built'),
          distanceToTopFt: distance('Top of the insulation').optional(),
          distanceToBottomFt: distance('Bottom of the insulation').optional(),
        }),
      )
      .max(10, 'At most 10 insulation layers')
      .optional(),
  })
  .refine(({ depthBelowGradeFt, heightFt }) => depthBelowGradeFt <= heightFt, {
    path: ['depthBelowGradeFt'],
    message: 'Depth below grade must not be more than the height of the wall',
  });

export const ceilingOrFloorSchema = z.strictObject({
  id: identifier('Id of the ceiling or floor'),
  room,
  exteriorAdjacentTo,
  interiorAdjacentTo,
  construction: oneOf('Construction', [
    'WoodFrame',
    'SteelFrame',
    'StructuralInsulatedPanel',
    'SolidConcrete',
  ]).optional(),
  floorOrCeiling: oneOf('Floor or ceiling', ['floor', 'ceiling']).optional(),
  grossAreaFt2: area('Gross area'),
  assemblyR: resistance('R-value', 1, 100, 'a bare floor with its air films has about 2'),
});

export const slabSchema = z.strictObject({
  id: identifier('Id of the slab'),
  room,
  interiorAdjacentTo,
  areaFt2: area('Area of the slab'),
  thicknessIn: within({
    label: 'Thickness',
    min: 0,
    max: 12,
    unit: 'in',
    why: '0 is a dirt floor, slabs are 4 to 6 in',
  }).optional(),
  exposedPerimeterFt: within({
    label: 'Exposed perimeter',
    min: 0,
    max: 1000,
    unit: 'ft',
    why: 'no house has a longer edge',
  }),
  edgeInsulationR: resistance('R-value of the edge insulation', 0, 60, 'more is not built').optional(),
  edgeInsulationDepthFt: within({
    label: 'Depth of the edge insulation',
    min: 0,
    max: 4,
    unit: 'ft',
    why: 'deeper insulation is a foundation wall',
  }).optional(),
  underSlabInsulationR: resistance('R-value under the slab', 0, 60, 'more is not built').optional(),
  underSlabInsulationWidthFt: within({
    label: 'Width of the insulation under the slab',
    min: 0,
    max: 1000,
    unit: 'ft',
    why: 'no slab is wider',
  }).optional(),
  exteriorHorizontalInsulationR: resistance(
    'R-value of the horizontal insulation outside',
    0,
    60,
    'more is not built',
  ).optional(),
  exteriorHorizontalInsulationWidthFt: distance('Width of the horizontal insulation outside').optional(),
  exteriorHorizontalInsulationDepthFt: within({
    label: 'Depth of the horizontal insulation outside',
    min: 0,
    max: 4,
    unit: 'ft',
    why: 'it lies beside the slab',
  }).optional(),
});
