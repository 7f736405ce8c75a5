import { z } from 'zod';
import { isoInstant, line, text } from '../../record/schema';
import { searchWordsField } from '../../search/words';
import { PROCEDURE_KINDS } from '../procedures/kinds';
import { VERDICTS } from '../verdict/judgment';

/** Thirty readings take about 1,000 characters. */
const READINGS_CHARACTERS_LIMIT = 6_000;
const OVERRIDES_CHARACTERS_LIMIT = 12_000;

/** The ID of another record, '' for none. */
const relatedId = z.string().max(128).default('');

/** companies/{c}/diagnostics/{id}: a set of readings for one unit on one visit. */
export const diagnosticSchema = z.object({
  /** `D26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  kind: z.enum(PROCEDURE_KINDS),
  measuredAt: isoInstant,
  customerId: relatedId,
  customerName: z.string().max(330).default(''),
  propertyId: relatedId,
  jobId: relatedId,
  equipmentId: relatedId,
  /** The measured unit as text, also for equipment that is not on file. */
  unitName: line(200).default(''),
  technicianName: line(160).default(''),
  /** True when later sets of the same unit are compared with this one. */
  isBaseline: z.boolean().default(false),
  /** `Readings` as JSON. Read it with `readReadings`. */
  readings: z.string().max(READINGS_CHARACTERS_LIMIT, 'Too many readings').default('{}'),
  /** `Override[]` as JSON. Read it with `readOverrides`. */
  overrides: z.string().max(OVERRIDES_CHARACTERS_LIMIT, 'Too many overrides').default('[]'),
  /** As last computed on a device, only for lists; every page recalculates it. */
  verdict: z.enum(VERDICTS).default('not-tested'),
  summary: line(300).default(''),
  notes: text(5000).default(''),
  searchWords: searchWordsField,
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;
