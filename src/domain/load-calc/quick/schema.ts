import { z } from 'zod';
import { WINDOW_IDS } from '../constructions/catalog';
import { azimuth, oneOf, within } from '@/domain/calculation/ranges';
import { TIGHTNESS } from '../schema/systems';

export const INSULATION_LEVELS = ['none', 'little', 'average', 'good', 'very good'] as const;
export const QUICK_FOUNDATIONS = [
  'slab',
  'vented crawlspace',
  'sealed crawlspace',
  'unheated basement',
  'heated basement',
] as const;
export const QUICK_DUCTS = ['none', 'inside', 'attic', 'below the floor'] as const;

/** The largest room in the input record. */
const STORY_MAX_FT2 = 5000;

/** The questions for a first visit; the climate station is chosen separately. */
export const quickInputsSchema = z
  .strictObject({
    floorAreaFt2: within({
      label: 'Floor area',
      min: 200,
      max: 15_000,
      unit: 'ft²',
      why: 'all stories above grade together; Manual J is for houses',
    }),
    storeys: within({
      label: 'Stories',
      min: 1,
      max: 3,
      unit: '',
      why: 'above grade; higher houses are entered room by room',
    }).int('Stories must be a whole number'),
    ceilingHeightFt: within({
      label: 'Ceiling height',
      min: 7,
      max: 14,
      unit: 'ft',
      why: 'halls are entered room by room',
    }),
    yearBuilt: within({
      label: 'Year',
      min: 1700,
      max: 2100,
      unit: '',
      why: 'the year in which the house was built or last insulated',
    })
      .int('Year must be a whole number')
      .optional(),
    insulation: oneOf('Insulation', INSULATION_LEVELS).optional(),
    windowShare: within({
      label: 'Window area',
      min: 0,
      max: 0.3,
      unit: 'of the floor area',
      why: 'houses have 0.10 to 0.20; more glass is entered window by window',
    }),
    windowKind: oneOf('Windows', WINDOW_IDS),
    tightness: oneOf('Tightness', TIGHTNESS),
    bedrooms: within({ label: 'Bedrooms', min: 0, max: 12, unit: '', why: 'Manual J is for houses' }).int(
      'Bedrooms must be a whole number',
    ),
    occupants: within({ label: 'Occupants', min: 0, max: 30, unit: '', why: 'Manual J is for houses' }).optional(),
    foundation: oneOf('Foundation', QUICK_FOUNDATIONS),
    ducts: oneOf('Ducts', QUICK_DUCTS),
    ductsSealed: z.boolean('Ducts sealed must be true or false'),
    frontAzimuthDeg: azimuth,
  })
  .superRefine(({ floorAreaFt2, storeys, yearBuilt, insulation, foundation, ducts }, context) => {
    const issue = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    if (floorAreaFt2 / storeys > STORY_MAX_FT2)
      issue('floorAreaFt2', 'A story of more than 5000 ft² is larger than any room: enter the house room by room');
    if (floorAreaFt2 / storeys < 100) issue('floorAreaFt2', 'A story of less than 100 ft² is smaller than any house');
    if (yearBuilt === undefined && insulation === undefined)
      issue('insulation', 'Give the year or how well the house is insulated');
    if (ducts === 'below the floor' && (foundation === 'slab' || foundation === 'heated basement'))
      issue(
        'ducts',
        'There is no cold space below the floor: choose “inside”, or enter ducts in the slab in the full calculation',
      );
  });

export type QuickInputs = z.infer<typeof quickInputsSchema>;
export type InsulationLevel = (typeof INSULATION_LEVELS)[number];

/** Returns the usual insulation at the time a house was built; later additions are unknown. */
export function insulationOfYear(year: number): InsulationLevel {
  if (year < 1950) return 'none';
  if (year < 1978) return 'little';
  if (year < 2000) return 'average';
  return year < 2012 ? 'good' : 'very good';
}
