import { z } from 'zod';
import { calculationFields, calculationRevisionFields } from '../../calculation/record';
import { line } from '../../record/schema';
import { COMPRESSORS, SIZING_YEARS } from '../selection/sizingLimits';

/** A house of 500 surfaces is about 100,000 characters. */
const HOUSE_CHARACTERS_LIMIT = 200_000;
const QUICK_CHARACTERS_LIMIT = 2_000;
/**
 * A duct system of 200 sections and a drawing of 100 rooms are about 50,000 characters each. The security rules limit both together to
 * this.
 */
const DRAWN_CHARACTERS_LIMIT = 120_000;

const capacityBtuh = z
  .number('Must be a number')
  .min(0, 'Cannot be negative')
  .max(1_000_000, 'Too large for a house')
  .nullable()
  .default(null);

/** Equipment under consideration: capacities at the design conditions, net of the fan, Btu/h; null = not given. */
export const consideredEquipmentSchema = z.object({
  name: line(160).default(''),
  compressor: z.enum(COMPRESSORS).default('single stage'),
  isHeatPump: z.boolean().default(false),
  /** Edition of Manual S used to judge it. */
  edition: z.enum(SIZING_YEARS).default('2014'),
  coolingTotalBtuh: capacityBtuh,
  coolingSensibleBtuh: capacityBtuh,
  coolingLatentBtuh: capacityBtuh,
  furnaceOutputBtuh: capacityBtuh,
  /** For a variable-speed heat pump at its minimum, for the edition that lets it be sized for heating. */
  coolingMinimumBtuh: capacityBtuh,
  latentMinimumBtuh: capacityBtuh,
  heatingMinimumBtuh: capacityBtuh,
  /** Of the blower, cfm; null = from the loads. */
  heatingAirflowCfm: z
    .number('Must be a number')
    .min(50, 'At least 50 cfm')
    .max(10_000, 'At most 10,000 cfm')
    .nullable()
    .default(null),
  coolingAirflowCfm: z
    .number('Must be a number')
    .min(50, 'At least 50 cfm')
    .max(10_000, 'At most 10,000 cfm')
    .nullable()
    .default(null),
});
export type ConsideredEquipment = z.infer<typeof consideredEquipmentSchema>;

/** The climate station behind the design conditions. Compare with it to see what was overridden. */
export const chosenStationSchema = z.object({
  id: z.string().max(40),
  name: line(160),
  distanceMiles: z.number().min(0).max(12_500).nullable().default(null),
  /** House above station, ft. */
  elevationGapFt: z.number().min(-20_000).max(20_000).nullable().default(null),
  hdd65PerCdd50: z.number().min(0).nullable().default(null),
});
export type ChosenStation = z.infer<typeof chosenStationSchema>;

const totalBtuh = z.number().int().min(-1_000_000_000).max(1_000_000_000);

/** Block loads as last calculated on a device, in whole Btu/h: for lists only; every page recalculates. */
export const loadTotalsSchema = z.object({
  heatingBtuh: totalBtuh,
  coolingSensibleBtuh: totalBtuh,
  coolingLatentBtuh: totalBtuh,
  floorAreaFt2: z.number().min(0).max(100_000),
  roomCount: z.number().int().min(0).max(500),
});
export type LoadTotals = z.infer<typeof loadTotalsSchema>;

export const NO_TOTALS: LoadTotals = {
  heatingBtuh: 0,
  coolingSensibleBtuh: 0,
  coolingLatentBtuh: 0,
  floorAreaFt2: 0,
  roomCount: 0,
};

/** The calculated part, which a revision keeps. */
const calculated = {
  /** `quick`: the house is derived from the answers; `full`: it is entered room by room. */
  mode: z.enum(['quick', 'full']).default('full'),
  /** `QuickInputs` as JSON; '' = never answered. Kept after the upgrade to `full`. */
  quick: z.string().max(QUICK_CHARACTERS_LIMIT).default(''),
  /** `LoadInputs` as JSON. Read it with `readHouse`. */
  house: z.string().min(2, 'The house is missing').max(HOUSE_CHARACTERS_LIMIT, 'This house is too large to be kept'),
  station: chosenStationSchema.nullable().default(null),
  considered: z.array(consideredEquipmentSchema).max(3, 'At most 3 choices').default([]),
  /** `DuctPlan` as JSON; '' = no ducts were designed. Read it with `readDucts`. */
  ducts: z.string().max(DRAWN_CHARACTERS_LIMIT, 'These ducts are too many to be kept').default(''),
  /** `FloorPlan` as JSON; '' = the house was not drawn. Read it with `readPlan`. */
  floorPlan: z.string().max(DRAWN_CHARACTERS_LIMIT, 'This drawing is too large to be kept').default(''),
  totals: loadTotalsSchema.default(NO_TOTALS),
};

/** companies/{c}/manualJ/{id}: a load calculation. */
export const loadProjectSchema = z.object({
  ...calculationFields,
  ...calculated,
});
export type LoadProject = z.infer<typeof loadProjectSchema>;
export type LoadProjectInput = z.input<typeof loadProjectSchema>;

/** companies/{c}/manualJRevisions/{id}: a calculation as it was, kept permanently. */
export const loadRevisionSchema = z.object({
  ...calculationRevisionFields,
  ...calculated,
});
export type LoadRevision = z.infer<typeof loadRevisionSchema>;
