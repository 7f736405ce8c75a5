import { z } from 'zod';
import { regionCode } from '../../contact/regions';
import states from './states.json';

const laborOf = z.enum(['taxable', 'exempt', 'notResearched']);
const materialsOf = z.enum(['contractorPaysTax', 'customerCharged', 'depends', 'noSalesTax', 'notResearched']);
const byUse = <T extends z.ZodType>(value: T) => z.object({ residential: value, nonresidential: value });

/** A question that a state's law requires asking. */
const QUESTIONS = ['homeOrBusiness', 'contractType', 'kindOfWork', 'certificateOnFile', 'localRate'] as const;

/** One state's taxation of trade work on buildings, and how thoroughly it was researched. `''` = nothing to say. */
const stateLawSchema = z.object({
  state: z.string(),
  name: z.string(),
  /** The state's own rate; for California, Nevada and Virginia the rate due in every county. */
  stateRatePpm: z.number().int(),
  stateRateNote: z.string(),
  localTaxes: z.enum(['none', 'county', 'city', 'many']),
  localQuirks: z.string(),
  laborRepair: byUse(laborOf),
  laborMaintenance: byUse(laborOf),
  laborRemodelOrImprovement: byUse(laborOf),
  laborNewConstruction: byUse(laborOf),
  materialsInRepair: byUse(materialsOf),
  lumpSumVsSeparated: z.string(),
  capitalImprovementCertificate: z.string(),
  exceptions: z.array(z.string()),
  /** Values inferred from the state's general rule, not from a passage on that exact point. */
  inferred: z.array(z.string()),
  otherTaxOnWork: z.string(),
  setupQuestions: z.array(z.enum(QUESTIONS)),
  partlyFromMemory: z.string(),
  /** `high` may drive a calculation, `medium` only with a note, `low` proposes nothing. */
  confidence: z.enum(['high', 'medium', 'low']),
  checkedOn: z.iso.date(),
  asOf: z.string(),
  source: z.array(z.object({ title: z.string(), address: z.string() })),
});
export type StateLaw = z.infer<typeof stateLawSchema>;

/**
 * The fifty states and the District of Columbia, checked on November 28, 2026 from stored public pages (see `source` of each), not
 * reviewed by a tax office: a proposal that the company confirms.
 */
export const STATE_LAWS: readonly StateLaw[] = z.array(stateLawSchema).parse(states);

/** Returns the law of a state, by its abbreviation or name; null if nothing was collected, as for Puerto Rico. */
export function lawOf(state: string): StateLaw | null {
  const region = regionCode(state, 'US');
  return STATE_LAWS.find((law) => law.state === region) ?? null;
}

/**
 * Returns the name of the form the customer gives the contractor for a capital improvement, such as `Form ST-124`; '' in states without
 * one.
 */
export const certificateName = ({ capitalImprovementCertificate: text }: StateLaw): string =>
  text === '' ? '' : (/^Form [A-Z0-9-]+/.exec(text)?.[0] ?? 'the certificate of capital improvement');
