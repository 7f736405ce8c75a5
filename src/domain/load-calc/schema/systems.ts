import { z } from 'zod';
import { DUCT_LOCATIONS } from './locations';
import { identifier, oneOf, remark, resistance, within } from '@/domain/calculation/ranges';

/** Around round ducts, thicker insulation is proportionally less effective. */
const DUCT_SHAPES = ['rectangular', 'round', 'oval'] as const;

export const TIGHTNESS = ['very tight', 'tight', 'average', 'leaky', 'very leaky'] as const;
export const LEAKAGE_LEVELS = [
  'extremely sealed',
  'notably sealed',
  'default sealed',
  'partially sealed',
  'default not sealed',
] as const;
export const DUCT_TABLES = [
  '7A-R',
  '7A-T',
  '7A-AE',
  '7B-R',
  '7B-T',
  '7B-AE',
  '7C-R',
  '7C-T',
  '7C-AE',
  '7D-R',
  '7D-T',
  '7D-AE',
  '7E-R',
  '7E-T',
  '7F-R',
  '7F-T',
  '7G-R',
  '7G-T',
  '7H',
  '7I',
  '7J-1',
  '7J-2',
  '7K',
  '7L',
  '7M',
  '7N',
  '7O-1',
  '7O-2',
  '7O-3',
  '7O-4',
  '7P-1',
  '7P-2',
  '7P-3',
  '7P-4',
] as const;
const VENTILATORS = [
  'exhaust only',
  'supply only',
  'balanced',
  'central fan integrated supply',
  'heat recovery ventilator',
  'energy recovery ventilator',
] as const;

const cfm = (label: string, max = 1000, why = 'a house moves less air'): z.ZodNumber =>
  within({ label, min: 0, max, unit: 'cfm', why });
const fraction = (label: string): z.ZodNumber => within({ label, min: 0, max: 1, unit: '', why: 'it is a fraction' });
const efficiency = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 0.95, unit: '', why: 'no device recovers more' });

/** The input that each infiltration method needs. */
const NEEDS = {
  'tightness-table': 'tightness',
  'effective-leakage-area': 'effectiveLeakageAreaIn2',
  'blower-door-cfm50': 'cfm50',
  'blower-door-ach50': 'ach50',
} as const;

export const infiltrationSchema = z
  .strictObject({
    method: oneOf('Method', ['tightness-table', 'effective-leakage-area', 'blower-door-cfm50', 'blower-door-ach50']),
    tightness: oneOf('Tightness', TIGHTNESS).optional(),
    effectiveLeakageAreaIn2: within({
      label: 'Effective leakage area',
      min: 0,
      max: 2000,
      unit: 'in²',
      why: 'a house has less',
    }).optional(),
    cfm50: cfm('Blower-door flow at 50 Pa', 20_000).optional(),
    ach50: within({
      label: 'Air changes at 50 Pa',
      min: 0.1,
      max: 40,
      unit: '1/h',
      why: 'houses lie between a passive house and a barn',
    }).optional(),
  })
  .superRefine((infiltration, context) => {
    const field = NEEDS[infiltration.method];
    if (infiltration[field] === undefined)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `The method “${infiltration.method}” needs this field, and it is missing`,
      });
  });

export const ventilationSchema = z.strictObject({
  type: oneOf('Ventilation', VENTILATORS),
  ratedCfm: cfm('Rated flow').optional(),
  hoursPerDay: within({ label: 'Hours per day', min: 0, max: 24, unit: 'h', why: 'a day has no more' }).optional(),
  sensibleRecoveryEfficiency: efficiency('Sensible recovery efficiency').optional(),
  totalRecoveryEfficiency: efficiency('Total recovery efficiency').optional(),
  adjustedSensibleRecoveryEfficiency: efficiency('Adjusted sensible recovery efficiency').optional(),
  adjustedTotalRecoveryEfficiency: efficiency('Adjusted total recovery efficiency').optional(),
  recirculatedFraction: fraction('Part of the flow that is recirculated').optional(),
  preheatedFraction: fraction('Part of the heating of outdoor air that is done before it comes in').optional(),
  precooledFraction: fraction('Part of the cooling of outdoor air that is done before it comes in').optional(),
  fanPowerW: within({
    label: 'Power of the fans',
    min: 0,
    max: 2000,
    unit: 'W',
    why: 'the fans of a house draw less',
  }).optional(),
  outdoorAirTo: oneOf('Where the outdoor air goes', ['rooms', 'equipment']).optional(),
  effectivenessUsed: z
    .strictObject({
      heatingSensible: efficiency('Sensible effectiveness in heating').optional(),
      coolingSensible: efficiency('Sensible effectiveness in cooling').optional(),
      coolingLatent: efficiency('Latent effectiveness in cooling').optional(),
      source: remark('Source').optional(),
    })
    .optional(),
});

const ductArea = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 3000, unit: 'ft²', why: 'a house has less duct' });

/** Ducts of one system: rows of Table 7, or their location and properties. */
const ductFields = {
  distribution: identifier('Distribution, as the equipment names it').optional(),
  leakageCfm25ToOutside: z
    .strictObject({ supply: cfm('Supply leakage').optional(), return: cfm('Return leakage').optional() })
    .optional(),
  leakageFractionToOutside: z
    .strictObject({
      supply: fraction('Supply leakage, as a part of the air flow').optional(),
      return: fraction('Return leakage, as a part of the air flow').optional(),
    })
    .optional(),
  numberOfReturns: within({
    label: 'Number of returns',
    min: 1,
    max: 30,
    unit: '',
    why: 'the surface of return ducts goes by it',
  }).optional(),
  ducts: z
    .array(
      z.strictObject({
        type: oneOf('Duct', ['supply', 'return']),
        insulationR: resistance('Effective R-value of the duct', 0, 30, 'ducts have R-2 to R-8').optional(),
        nominalInsulationR: resistance('Nominal R-value of the duct', 0, 30, 'ducts have R-2 to R-8').optional(),
        shape: oneOf('Shape of the duct', DUCT_SHAPES).optional(),
        location: oneOf('Location of the duct', DUCT_LOCATIONS),
        surfaceAreaFt2: ductArea('Surface of the duct').optional(),
        fractionArea: fraction('Share of the duct surface').optional(),
      }),
    )
    .max(100, 'At most 100 ducts')
    .optional(),
  ductTableLookups: z
    .array(
      z.strictObject({
        tableNumber: oneOf('Duct table', DUCT_TABLES),
        lookupFloorAreaFt2: within({
          label: 'Lookup floor area',
          min: 0,
          max: 20_000,
          unit: 'ft²',
          why: 'the area that these ducts serve',
        }),
        leakageLevel: oneOf('Leakage level', LEAKAGE_LEVELS),
        insulationR: resistance('R-value of the ducts', 2, 8, 'Table 7 reaches from R-2 to R-8'),
        supplySurfaceAreaFt2: ductArea('Surface of the supply ducts').optional(),
        returnSurfaceAreaFt2: ductArea('Surface of the return ducts').optional(),
        ductSurfaceFractionUnconditioned: fraction('Share of the ducts outside conditioned space').optional(),
      }),
    )
    .max(20, 'At most 20 rows of duct tables')
    .optional(),
};

const ductShare = (label: string): z.ZodNumber =>
  within({ label, min: 0, max: 1, unit: '', why: 'it is a part of what all ducts carry' });

export const airDistributionSchema = z.strictObject({
  blowerHeatBtuh: within({
    label: 'Blower heat',
    min: 0,
    max: 10_000,
    unit: 'Btu/h',
    why: 'a blower of 3 kW gives off 10,000',
  }).optional(),
  ...ductFields,
  furtherSystems: z
    .array(
      z.strictObject({
        fractionHeat: ductShare('Part of the heating that these ducts carry').optional(),
        fractionCool: ductShare('Part of the cooling that these ducts carry').optional(),
        ...ductFields,
      }),
    )
    .max(10, 'At most 10 further duct systems')
    .optional(),
});

/** For an evaporative cooler it is far more than a compressor's: 2 to 3 cfm for each ft² of floor. */
const unitFlow = (label: string): z.ZodNumber =>
  within({ label, min: 50, max: 20_000, unit: 'cfm', why: 'the blower of a house moves 400 to 6,000' });

/** AHRI rates heat pumps at these two outdoor temperatures. */
const ratedOutput = (label: string): z.ZodNumber =>
  within({ label, min: 1000, max: 300_000, unit: 'Btu/h', why: 'heat pumps of houses give 6,000 to 80,000' });

export const equipmentSchema = z.strictObject({
  kind: oneOf('Kind of equipment', ['cooling', 'heatPump', 'heating']),
  heatingType: oneOf('Heating', [
    'Furnace',
    'WallFurnace',
    'FloorFurnace',
    'Boiler',
    'ElectricResistance',
    'Stove',
    'SpaceHeater',
    'Fireplace',
  ]).optional(),
  coolingType: oneOf('Cooling', [
    'central air conditioner',
    'mini-split',
    'room air conditioner',
    'packaged terminal air conditioner',
    'evaporative cooler',
  ]).optional(),
  heatPumpType: oneOf('Heat pump', [
    'air-to-air',
    'mini-split',
    'ground-to-air',
    'water-loop-to-air',
    'packaged terminal heat pump',
    'room air conditioner with reverse cycle',
  ]).optional(),
  compressor: oneOf('Compressor', ['single stage', 'two stage', 'variable speed']).optional(),
  distribution: identifier('Distribution').optional(),
  fractionHeat: fraction('Part of the heating load').optional(),
  fractionCool: fraction('Part of the cooling load').optional(),
  heatingAirflowCfm: unitFlow('Airflow in heating').optional(),
  coolingAirflowCfm: unitFlow('Airflow in cooling').optional(),
  heatingOutputAt47Btuh: ratedOutput('Output of the heat pump at 47 °F').optional(),
  heatingOutputAt17Btuh: ratedOutput('Output of the heat pump at 17 °F').optional(),
  radiant: oneOf('Radiant heating', ['radiant floor', 'radiant ceiling', 'baseboard', 'radiator']).optional(),
  backup: oneOf('Backup', ['integrated', 'separate', 'none']).optional(),
  pipingLossBtuh: within({
    label: 'Loss of the pipes',
    min: 0,
    max: 50_000,
    unit: 'Btu/h',
    why: 'pipes of a house lose less',
  }).optional(),
});
