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
import { roughnessField } from '../water/friction';
import { CONTROLS } from '../water/fixtureUnits';

/** Where a tree begins: the main, the sewer, the open air or the gas meter. */
export const SOURCE = 'source';
export const SYSTEMS = ['cold', 'hot', 'drain', 'vent', 'gas'] as const;
export type System = (typeof SYSTEMS)[number];

const SIZES = [0.375, 0.5, 0.625, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15] as const;
const segmentId = (label: string): z.ZodOptional<z.ZodString> => identifier(label).optional();

const segment = z.strictObject({
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
  existingSize: nominalIn('Size that is there', SIZES).optional(),
  element: oneOf('Part of the drainage', ELEMENTS).optional(),
  slopeInPerFt: slopeInPerFt.max(0.5, 'Slope must be at most 0.5 in/ft: the tables end there').optional(),
  intervals: within({ label: 'Branch intervals', min: 1, max: 60, unit: '', why: 'a stack has 1 to 60' })
    .int('Branch intervals must be a whole number')
    .optional(),
  ventsStack: segmentId('Stack that it vents'),
});

const fixture = z.strictObject({
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

const appliance = z.strictObject({
  id: identifier('Id of the appliance'),
  gas: identifier('Gas segment'),
  ...loadFields,
});

const waterSettings = z.strictObject({
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
const gasSettings = z.strictObject({
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
  water: waterSettings
    .prefault({})
    .meta({ title: 'Water supply', why: `{ ${Object.keys(waterSettings.shape).join(', ')} }` }),
  drainSlopeInPerFt: slopeInPerFt.max(0.5, 'Slope must be at most 0.5 in/ft: the tables end there').default(0.25),
  gas: gasSettings.prefault({}).meta({ title: 'Gas', why: `{ ${Object.keys(gasSettings.shape).join(', ')} }` }),
  fixtures: z
    .array(fixture)
    .max(2000, 'At most 2,000 fixtures')
    .default([])
    .meta({ title: 'Fixtures', why: `{ ${Object.keys(fixture.shape).join(', ')} }` }),
  appliances: z
    .array(appliance)
    .max(500, 'At most 500 appliances')
    .default([])
    .meta({ title: 'Gas appliances', why: `{ ${Object.keys(appliance.shape).join(', ')} }` }),
  segments: z
    .array(segment)
    .min(1, 'Segments: at least one')
    .max(2000, 'At most 2,000 segments')
    .meta({ title: 'Segments', why: `{ ${Object.keys(segment.shape).join(', ')} }` }),
});

export type Project = z.output<typeof projectSchema>;
export type Segment = Project['segments'][number];
export type Fixture = Project['fixtures'][number];
