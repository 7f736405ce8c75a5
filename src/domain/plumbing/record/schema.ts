import { z } from 'zod';
import { calculationFields, calculationRevisionFields } from '../../calculation/record';

/** A tree of 300 segments is about 40,000 characters. */
const TREE_CHARACTERS_LIMIT = 200_000;

const count = z.number().int().min(0).max(10_000);
const figure = z.number().min(0).max(1_000_000_000);

/** As last calculated on a device, rounded: for lists only; every page recalculates. 0 when not applicable. */
export const plumbingTotalsSchema = z.object({
  segments: count,
  fixtures: count,
  /** Water demand by the code’s curve. */ demandGpm: figure,
  wsfu: figure,
  dfu: figure,
  gasCfh: figure,
  /** Segments without a size or too small, outlets without pressure, and errors that keep parts from being calculated. */
  problems: count,
});
export type PlumbingTotals = z.infer<typeof plumbingTotalsSchema>;

const NO_PLUMBING_TOTALS: PlumbingTotals = {
  segments: 0,
  fixtures: 0,
  demandGpm: 0,
  wsfu: 0,
  dfu: 0,
  gasCfh: 0,
  problems: 0,
};

/** The calculated part, which a revision keeps. */
const calculated = {
  /** The tree's code family, for filtering lists. */
  codeName: z.enum(['IPC', 'UPC', 'NSPC']).default('IPC'),
  /** `TreeInput` as JSON. Read it with `readTree`. */
  tree: z.string().min(2, 'The pipes are missing').max(TREE_CHARACTERS_LIMIT, 'This tree is too large to be kept'),
  totals: plumbingTotalsSchema.default(NO_PLUMBING_TOTALS),
};

/** companies/{c}/plumbingCalc/{id}: a plumbing calculation. */
export const plumbingCalcSchema = z.object({
  ...calculationFields,
  ...calculated,
});
export type PlumbingCalc = z.infer<typeof plumbingCalcSchema>;

/** companies/{c}/plumbingCalcRevisions/{id}: a calculation as it was, kept permanently. */
export const plumbingCalcRevisionSchema = z.object({
  ...calculationRevisionFields,
  ...calculated,
});
export type PlumbingCalcRevision = z.infer<typeof plumbingCalcRevisionSchema>;
