import { z } from 'zod';
import { area, azimuth, identifier, oneOf, resistance, within } from '@/domain/calculation/ranges';

const GLASS_LAYERS = ['single-pane', 'double-pane', 'triple-pane'] as const;
const GLASS_TYPES = [
  'clear',
  'other',
  'tinted',
  'reflective',
  'tinted/reflective',
  'low-e',
  'low-e, high-solar-gain',
  'low-e, low-solar-gain',
] as const;
export const SHADES = [
  'dark blinds',
  'medium blinds',
  'light blinds',
  'dark shades',
  'medium shades',
  'light shades',
  'dark curtains',
  'medium curtains',
  'light curtains',
] as const;

/** Exterior shading: screens per the book, trees and buildings by the share of sun they let through. */
const EXTERIOR_SHADES = [
  'none',
  'solar screens',
  'solar film',
  'deciduous tree',
  'evergreen tree',
  'building',
  'awning',
  'other',
] as const;
const shadeCoefficient = within({
  label: 'Exterior shading coefficient',
  min: 0,
  max: 1,
  unit: '',
  why: 'it is the part of the sun that passes what stands outside',
});

const coverage = (label: string): z.ZodNumber => within({ label, min: 0, max: 1, unit: '', why: 'it is a fraction' });

const overhangDistance = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 100, unit: 'ft', why: 'measured down from the overhang' });

const overhangSchema = z
  .strictObject({
    depthFt: within({ label: 'Depth of the overhang', min: 0, max: 100, unit: 'ft', why: 'no overhang is deeper' }),
    distanceToTopOfWindowFt: overhangDistance('Distance to the top of the window'),
    distanceToBottomOfWindowFt: overhangDistance('Distance to the bottom of the window'),
  })
  .refine(
    ({ depthFt, distanceToTopOfWindowFt, distanceToBottomOfWindowFt }) =>
      depthFt === 0 || distanceToBottomOfWindowFt > distanceToTopOfWindowFt,
    {
      path: ['distanceToBottomOfWindowFt'],
      message: 'Distance to the bottom of the window must be more than to its top',
    },
  );

const interiorShadingSchema = z.strictObject({
  type: oneOf('Interior shading', [...SHADES, 'not present']),
  blinds: oneOf('Position of the blinds', ['open', 'half open', 'closed']).optional(),
  summerFractionCovered: coverage('Part of the glass that is covered').optional(),
});

const uFactor = (max: number, why: string): z.ZodNumber =>
  within({ label: 'U-factor', min: 0.05, max, unit: 'Btu/(h·ft²·°F)', why });

/** Glass properties of windows and skylights. */
const glass = (u: z.ZodNumber) => ({
  glassLayers: oneOf('Panes', GLASS_LAYERS).optional(),
  glassType: oneOf('Glass', GLASS_TYPES).optional(),
  uFactor: u,
  shgc: within({
    label: 'Solar heat gain coefficient',
    min: 0.05,
    max: 0.9,
    unit: '',
    why: 'glass lies between reflective and clear',
  }),
  interiorShading: interiorShadingSchema.optional(),
});

export const windowSchema = z.strictObject({
  id: identifier('Id of the window'),
  wall: identifier('Wall of the window'),
  areaFt2: area('Area of the window', 2000),
  azimuthDeg: azimuth.optional(),
  ...glass(uFactor(1.4, 'glass lies between vacuum panes and a single pane in a metal frame')),
  insectScreen: z
    .strictObject({
      location: oneOf('Insect screen', ['interior', 'exterior']),
      summerFractionCovered: coverage('Part of the glass behind the insect screen').optional(),
    })
    .optional(),
  exteriorShading: oneOf('Exterior shading', EXTERIOR_SHADES).optional(),
  exteriorShadingCoefficient: shadeCoefficient.optional(),
  overhang: overhangSchema.optional(),
});

const curbArea = (label: string): z.ZodNumber => area(label, 1000);
const curbR = (label: string): z.ZodNumber => resistance(label, 0.5, 80, 'bare wood has about 1');

export const skylightSchema = z.strictObject({
  id: identifier('Id of the skylight'),
  roof: identifier('Roof of the skylight'),
  ceiling: identifier('Ceiling of the skylight').optional(),
  areaFt2: area('Area of the skylight', 1000),
  azimuthDeg: azimuth,
  ...glass(uFactor(2.5, 'a single pane in a metal frame, lying flat, has about 2')),
  exteriorShadingCoefficient: shadeCoefficient.optional(),
  /** Replaces `interiorShading`, as stated by a manufacturer or a test. */
  interiorShadingCoefficient: within({
    label: 'Interior shading coefficient',
    min: 0,
    max: 1,
    unit: '',
    why: 'it is the part of the sun that passes what hangs inside',
  }).optional(),
  curbAreaFt2: curbArea('Area of the curb').optional(),
  curbR: curbR('R-value of the curb').optional(),
  shaftAreaFt2: curbArea('Area of the shaft').optional(),
  shaftR: curbR('R-value of the shaft').optional(),
});

export const doorSchema = z.strictObject({
  id: identifier('Id of the door'),
  wall: identifier('Wall of the door'),
  areaFt2: area('Area of the door', 1000),
  azimuthDeg: azimuth.optional(),
  r: resistance('R-value of the door', 0.5, 20, 'doors are thin'),
});
