import { z } from 'zod';
import { isoInstant, line, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { searchWordsField } from '../search/words';

export const TRADES = ['hvac', 'plumbing', 'demolition', 'construction', 'safety', 'other'] as const;
export type Trade = (typeof TRADES)[number];
export const TRADE_LABELS: Record<Trade, string> = {
  hvac: 'Heating and cooling',
  plumbing: 'Plumbing',
  demolition: 'Demolition',
  construction: 'Construction',
  safety: 'Safety',
  other: 'Other',
};

/** 300 items with hints, answers and comments take some 90,000 characters. */
const FORM_CHARACTERS_LIMIT = 100_000;
const UNITS_CHARACTERS_LIMIT = 6_000;
/** Together with the form and the signatures, this stays below the 1 MB document limit. */
export const ANSWERS_LIMIT = 300;
export const UNITS_LIMIT = 20;
export const SIGNATURES_LIMIT = 4;
const DRAWING_CHARACTERS_LIMIT = 40_000;

/** companies/{c}/inspectionTemplates/{id}: templates that inspections are started from. Each saved change increments the version. */
export const inspectionTemplateSchema = z.object({
  name: requiredLine(160, 'Name the template'),
  trade: z.enum(TRADES).default('other'),
  description: line(300).default(''),
  version: z.number().int().min(1).max(100_000).default(1),
  /** `InspectionForm` as JSON. Read it with `readForm`. */
  form: z.string().min(2, 'The form is missing').max(FORM_CHARACTERS_LIMIT, 'This form is too long to be kept'),
  /** False = archived: no longer offered. */
  isActive: z.boolean().default(true),
});
export type InspectionTemplate = z.infer<typeof inspectionTemplateSchema>;

export const ANSWER_VALUE_LIMIT = 1000;
export const ANSWER_NOTE_LIMIT = 1000;
export const answerSchema = z.object({
  /** An item's ID, or an item's and a unit's: `slotKey`. */
  id: recordId,
  /** `pass`, `fail`, `na`, `4`, `12.5`, a choice's label or text; '' = not answered. */
  value: text(ANSWER_VALUE_LIMIT).default(''),
  note: text(ANSWER_NOTE_LIMIT).default(''),
  at: isoInstant,
  by: z.string().max(128).default(''),
});
export type Answer = z.infer<typeof answerSchema>;

export const inspectionSignatureSchema = z.object({
  /** ID of the answer that it signs. */
  id: recordId,
  name: requiredLine(120, 'Enter your name'),
  /** A PNG as a data URL; '' for a typed name. */
  imageDataUrl: z.string().max(DRAWING_CHARACTERS_LIMIT, 'The signature is too large').default(''),
  signedAt: isoInstant,
});
export type InspectionSignature = z.infer<typeof inspectionSignatureSchema>;

/** `passed` and `failed` both mean completed. */
export const INSPECTION_STATES = ['in-progress', 'passed', 'failed'] as const;
export type InspectionState = (typeof INSPECTION_STATES)[number];

/**
 * companies/{c}/inspections/{id}: one inspection, with the form it was started with. Answers are a list of items with IDs, so that
 * simultaneous answers from two people are merged.
 */
export const inspectionSchema = z.object({
  /** `I26-K7M3Q`, generated on the device like a job's number. */
  number: z.string().max(20),
  title: requiredLine(160, 'Name the inspection'),
  trade: z.enum(TRADES).default('other'),
  state: z.enum(INSPECTION_STATES).default('in-progress'),
  /** ID of the company's template or a built-in one; frozen with version and form. */
  templateId: z.string().max(128).default(''),
  templateVersion: z.number().int().min(0).max(100_000).default(0),
  form: z.string().min(2, 'The form is missing').max(FORM_CHARACTERS_LIMIT, 'This form is too long to be kept'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  customerName: z.string().max(330).default(''),
  propertyId: z.string().max(128).default(''),
  propertyAddress: z.string().max(600).default(''),
  jobId: z.string().max(128).default(''),
  equipmentIds: z.array(recordId).max(UNITS_LIMIT, `At most ${UNITS_LIMIT} units`).default([]),
  /** `InspectedUnit[]` as JSON, including units that aren't on file. Read it with `readUnits`. */
  units: z.string().max(UNITS_CHARACTERS_LIMIT, 'Too many units').default('[]'),
  inspectorName: line(160).default(''),
  weather: line(120).default(''),
  startedAt: isoInstant,
  finishedAt: optionalInstant,
  /** The inspection that this one repeats. */
  previousId: z.string().max(128).default(''),
  answers: z.array(answerSchema).max(ANSWERS_LIMIT, `At most ${ANSWERS_LIMIT} answers`).default([]),
  signatures: z.array(inspectionSignatureSchema).max(SIGNATURES_LIMIT).default([]),
  notes: text(5000).default(''),
  /** Percentage of judged items at completion; null before that, and when nothing is judged. */
  score: z.number().int().min(0).max(100).nullable().default(null),
  failedCount: z.number().int().min(0).max(ANSWERS_LIMIT).default(0),
  /** Summary for lists: the first items that failed. */
  summary: line(300).default(''),
  searchWords: searchWordsField,
});
export type Inspection = z.infer<typeof inspectionSchema>;

const unitsSchema = z
  .array(z.object({ id: recordId, name: requiredLine(200, 'Name the unit') }))
  .max(UNITS_LIMIT, `At most ${UNITS_LIMIT} units`);
export type InspectedUnit = z.infer<typeof unitsSchema>[number];

/** Parses a record's units; none if the text isn't valid. */
export function readUnits(stored: string): InspectedUnit[] {
  try {
    return unitsSchema.safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    return [];
  }
}

export const writeUnits = (units: readonly InspectedUnit[]): string => JSON.stringify(units);
