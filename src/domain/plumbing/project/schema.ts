import { z } from 'zod';
import { identifier, oneOf, within } from '@/domain/calculation/ranges';
import { codeField } from '../core/codes';
import {
  flowOrNoneGpm,
  lengthFt,
  loadUnits,
  nominalIn,
  psi,
  quantity,
  slopeInPerFt,
  staticPsiField,
  temperatureF,
} from '../core/fields';
import { OCCUPANCIES } from '../core/fixtureNames';
import { amendmentsField } from '../core/grid';
import { materialField } from '../core/pipes';
import { ELEMENTS } from '../drainage/elements';
import { heatingValueField, loadFields, tableFields } from '../gas/gasInputs';
import { PART_KINDS } from './result';
import { roughnessField } from '../water/friction';
import { CONTROLS } from '../water/fixtureUnits';

/** The start of a tree: the main, the sewer, the open air or the gas meter. */
export const SOURCE = 'source';
export const SYSTEMS = ['cold', 'hot', 'drain', 'vent', 'gas'] as const;
export type System = (typeof SYSTEMS)[number];

/** Possible nominal pipe sizes, in. */
export const PIPE_SIZES = [0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15] as const;
/** The maximum size of a tree. */
export const MOST = { segments: 2000, fixtures: 2000, appliances: 500 } as const;
/** Returns the message when a tree exceeds a maximum. */
export const tooMany = (list: keyof typeof MOST): string => `At most ${MOST[list].toLocaleString('en-US')} ${list}`;

const segmentId = (label: string): z.ZodOptional<z.ZodString> => identifier(label).optional();

export const segmentSchema = z.strictObject({
  id: identifier('Id of the segment'),
  system: oneOf('System', SYSTEMS),
  parent: identifier('Parent').meta({
    title: 'Parent',
    why: `the segment it hangs on, “${SOURCE}” where the tree begins; a hot tree begins at the cold segment of its heater`,
  }),
  lengthFt: lengthFt('Length'),
  fittingsFt: within({ label: 'Fittings as length', min: 0, max: 5000, unit: 'ft', why: 'equivalent length' }).default(
    0,
  ),
  riseFt: within({
    label: 'Rise',
    min: -500,
    max: 1000,
    unit: 'ft',
    why: 'from its beginning to its end, down is negative',
  }).default(0),
  material: materialField.optional(),
  existingSize: nominalIn('Size that is there', PIPE_SIZES).optional(),
  element: oneOf('Part of the drainage', ELEMENTS).optional(),
  slopeInPerFt: slopeInPerFt.max(0.5, 'Slope must be at most 0.5 in/ft: the tables end there').optional(),
  intervals: within({ label: 'Branch intervals', min: 1, max: 60, unit: '', why: 'a stack has 1 to 60' })
    .int('Branch intervals must be a whole number')
    .optional(),
  ventsStack: segmentId('Stack that it vents'),
});

export const fixtureSchema = z.strictObject({
  id: identifier('Id of the fixture'),
  fixture: identifier('Fixture'),
  occupancy: oneOf('Occupancy', OCCUPANCIES).optional(),
  control: oneOf('Supply control', CONTROLS).optional(),
  qty: quantity('Quantity').min(1, 'Quantity must be at least 1').default(1),
  cold: segmentId('Cold water segment'),
  hot: segmentId('Hot water segment'),
  drain: segmentId('Drain segment'),
  vent: segmentId('Vent segment'),
  wsfuEach: loadUnits('WSFU of each', 'WSFU').optional(),
  dfuEach: loadUnits('DFU of each', 'DFU').optional(),
  continuousGpm: flowOrNoneGpm('Constant flow, as of a hose bibb by the IPC').default(0),
  residualPsi: psi('Pressure at the outlet', 0, 60).optional(),
  outletRiseFt: within({
    label: 'Outlet above the end of its segment',
    min: -20,
    max: 100,
    unit: 'ft',
    why: 'a shower head has 6',
  }).default(0),
  p: within({ label: 'Probability of use', min: 0, max: 1, unit: '', why: 'it is a probability' }).optional(),
  q: within({ label: 'Design flow', min: 0.01, max: 50, unit: 'gpm', why: 'of one fixture' }).optional(),
});

export const applianceSchema = z.strictObject({
  id: identifier('Id of the appliance'),
  gas: identifier('Gas segment'),
  ...loadFields,
});

export const waterSettingsSchema = z.strictObject({
  staticPsi: staticPsiField.default(60),
  meterLossPsi: psi('Loss of the meter').default(0),
  backflowLossPsi: psi('Loss of the backflow preventer').default(0),
  otherLossPsi: psi('Other losses').default(0),
  material: materialField.default('copper-L'),
  C: roughnessField.optional(),
  hotF: temperatureF('Hot water').default(120),
  maxFtPerSec: within({ label: 'Velocity cap', min: 2, max: 12, unit: 'ft/s', why: 'caps are 2 to 8' }).optional(),
  fittingAllowancePercent: within({
    label: 'Allowance for fittings',
    min: 0,
    max: 200,
    unit: '%',
    why: 'usually half of the measured length',
  }).default(0),
});

const { gas, table, material, supplyPsi, dropInWc, dropPsi } = tableFields;
export const gasSettingsSchema = z.strictObject({
  gas,
  table,
  material,
  supplyPsi,
  dropInWc,
  dropPsi,
  heatingValueBtuPerCf: heatingValueField.optional(),
});

/** A pipe tree, entered once: fixtures feed water, drainage and vents; appliances feed gas; segments size themselves. */
export const projectSchema = z.strictObject({
  code: codeField,
  amendments: amendmentsField,
  water: waterSettingsSchema
    .prefault({})
    .meta({ title: 'Water supply', why: `{ ${Object.keys(waterSettingsSchema.shape).join(', ')} }` }),
  drainSlopeInPerFt: slopeInPerFt.max(0.5, 'Slope must be at most 0.5 in/ft: the tables end there').default(0.25),
  gas: gasSettingsSchema
    .prefault({})
    .meta({ title: 'Gas', why: `{ ${Object.keys(gasSettingsSchema.shape).join(', ')} }` }),
  fixtures: z
    .array(fixtureSchema)
    .max(MOST.fixtures, tooMany('fixtures'))
    .default([])
    .meta({ title: 'Fixtures', why: `{ ${Object.keys(fixtureSchema.shape).join(', ')} }` }),
  appliances: z
    .array(applianceSchema)
    .max(MOST.appliances, tooMany('appliances'))
    .default([])
    .meta({ title: 'Gas appliances', why: `{ ${Object.keys(applianceSchema.shape).join(', ')} }` }),
  segments: z
    .array(segmentSchema)
    .min(1, 'Segments: at least one')
    .max(MOST.segments, tooMany('segments'))
    .meta({ title: 'Segments', why: `{ ${Object.keys(segmentSchema.shape).join(', ')} }` }),
});

/** Purchasing options for pipe, which don't affect sizes. */
export const buyingSchema = z.strictObject({
  allowancePercent: within({
    label: 'Add for waste',
    min: 0,
    max: 100,
    unit: '%',
    why: 'usually 10; more than twice the pipe is another calculation',
  }).default(10),
  /** Pricebook items chosen for a pipe or a part; an empty id means that none fits. */
  items: z
    .array(
      z.strictObject({
        /** A fitting, valve, trap or hanger; pipe if missing. */
        part: oneOf('Part', PART_KINDS).optional(),
        material: identifier('Material').or(z.literal('')),
        size: identifier('Size').or(z.literal('')),
        itemId: z.string().max(128, 'This is no item of a pricebook'),
      }),
    )
    .max(300, 'At most 300 chosen items')
    .default([]),
});
export type Buying = z.output<typeof buyingSchema>;

/** A tree still being entered: it may be empty. */
export const treeSchema = projectSchema.extend({
  buying: buyingSchema.optional(),
  segments: z.array(segmentSchema).max(MOST.segments, tooMany('segments')).default([]),
});

/** A tree as entered and stored: values not entered are absent. */
export type TreeInput = z.input<typeof treeSchema>;
export type SegmentInput = z.input<typeof segmentSchema>;
export type FixtureInput = z.input<typeof fixtureSchema>;
export type ApplianceInput = z.input<typeof applianceSchema>;

export type Project = z.output<typeof projectSchema>;
export type Segment = Project['segments'][number];
export type Fixture = Project['fixtures'][number];
