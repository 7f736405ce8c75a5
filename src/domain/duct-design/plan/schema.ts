import { z } from 'zod';
import { line } from '../../record/schema';
import { DUCT_MATERIALS, type DuctMaterial } from '../friction';

const MATERIALS = Object.keys(DUCT_MATERIALS) as [DuctMaterial, ...DuctMaterial[]];

const fittingSchema = z.object({
  name: line(80),
  equivalentLengthFt: z.number().min(0, 'Cannot be negative').max(500, 'At most 500 ft'),
  count: z.number().int().min(1, 'At least 1').max(20, 'At most 20'),
});

/** A stretch of duct as stored; null = left to the design. */
export const plannedDuctSchema = z.object({
  id: line(80),
  side: z.enum(['supply', 'return']),
  /** '' = the air handler. */
  parent: line(80).default(''),
  lengthFt: z.number('Must be a number').min(0, 'Cannot be negative').max(300, 'At most 300 ft'),
  /** True when not yet measured: an estimate from the floor area. */
  isLengthGuessed: z.boolean().default(false),
  fittings: z.array(fittingSchema).max(10, 'At most 10 kinds of fittings').default([]),
  material: z.enum(MATERIALS).default('galvanized steel'),
  /** For rectangular duct, in; null = round. */
  heightIn: z.number().min(2, 'At least 2 in').max(60, 'At most 60 in').nullable().default(null),
  /** Existing round duct, in. */
  builtDiameterIn: z.number().min(3, 'At least 3 in').max(36, 'At most 36 in').nullable().default(null),
  rooms: z.array(z.string().max(200)).max(20, 'At most 20 rooms').default([]),
});
export type PlannedDuct = z.infer<typeof plannedDuctSchema>;

/** One row of the blower table. */
export const blowerSettingSchema = z.object({
  name: line(60).default(''),
  cfm: z.number('Must be a number').min(50, 'At least 50 cfm').max(10_000, 'At most 10,000 cfm'),
  externalStaticInWc: z.number('Must be a number').min(0.01, 'At least 0.01 in wc').max(3, 'At most 3 in wc'),
});
export type BlowerSetting = z.infer<typeof blowerSettingSchema>;

/** A house's ducts as stored in a load calculation. Airflow is not stored; it is derived from the loads. */
export const ductPlanSchema = z.object({
  settings: z.array(blowerSettingSchema).min(1, 'The blower has no setting').max(6, 'At most 6 settings'),
  /** Index of the setting used for the design. */
  setting: z.number().int().min(0).max(5).default(0),
  devices: z
    .array(z.object({ name: line(60), lossInWc: z.number('Must be a number').min(0).max(2, 'At most 2 in wc') }))
    .max(12, 'At most 12 devices'),
  /** True to size for the inaudible velocity. Ducts designed before this option existed keep their sizes. */
  isQuiet: z.boolean().default(false),
  sections: z.array(plannedDuctSchema).max(120, 'At most 120 ducts'),
});
export type DuctPlan = z.infer<typeof ductPlanSchema>;
