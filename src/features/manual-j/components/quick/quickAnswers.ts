import { quickInputsSchema, type QuickInputs } from '@/domain/load-calc/quick/schema';
import type { UnitSystem } from '@/domain/calculation/units';
import { fieldFacts, outOfRange } from '../../editing/fieldFacts';

/** A typical house: the initial answers. */
export const USUAL_HOUSE: QuickInputs = {
  floorAreaFt2: 2000,
  storeys: 1,
  ceilingHeightFt: 8,
  insulation: 'average',
  windowShare: 0.15,
  windowKind: 'double-vinyl',
  tightness: 'average',
  bedrooms: 3,
  foundation: 'slab',
  ducts: 'attic',
  ductsSealed: true,
  frontAzimuthDeg: 180,
};

export type QuickField = keyof QuickInputs;
/** Rejected answers; they stay in their fields, and the last valid answer counts. */
export type RefusedAnswers = Partial<Record<QuickField, unknown>>;

const isValid = (answers: unknown): answers is QuickInputs => quickInputsSchema.safeParse(answers).success;
/** Strips undefined fields, which the schema doesn't allow. */
const given = (answers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));

/** Returns the answers after a change to one, with those that are still rejected. */
export function answer(
  answers: QuickInputs,
  refused: RefusedAnswers,
  field: QuickField,
  value: unknown,
): { answers: QuickInputs; refused: RefusedAnswers } {
  const { [field]: _replaced, ...others } = refused;
  const all = given({ ...answers, ...others, [field]: value });
  if (isValid(all)) return { answers: all, refused: {} };
  const alone = given({ ...answers, [field]: value });
  if (isValid(alone)) return { answers: alone, refused: others };
  return { answers, refused: { ...others, [field]: value } };
}

/** Returns the answers with an earlier one restored; a rejected one stays in its field. */
export function answerAgain(answers: QuickInputs, field: QuickField, before: unknown): QuickInputs {
  const earlier = given({ ...answers, [field]: before });
  return isValid(earlier) ? earlier : answers;
}

/** Returns why answers are rejected, by field; ranges in the chosen units. */
export function refusals(
  answers: QuickInputs,
  refused: RefusedAnswers,
  system: UnitSystem,
): Partial<Record<QuickField, string>> {
  const all = given({ ...answers, ...refused });
  const read = quickInputsSchema.safeParse(all);
  if (read.success) return {};
  const messages: Partial<Record<QuickField, string>> = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] as QuickField;
    const facts = fieldFacts(quickInputsSchema.shape[field]);
    const value = all[field];
    const range =
      facts.kind === 'number' && field !== 'windowShare' && typeof value === 'number'
        ? outOfRange(facts, value, system)
        : '';
    messages[field] ??= range === '' ? message : range;
  }
  return messages;
}
