import { z } from 'zod';
import type { Assessment } from '../procedures/procedure';
import { worstOf, type Judged } from '../verdict/judgment';

/** Reasons for overriding a verdict; each also needs a sentence. */
export const OVERRIDE_REASONS = {
  maker: 'The maker’s instructions say otherwise',
  authority: 'The authority here accepts it',
  disturbed: 'The reading was disturbed and could not be repeated',
  known: 'Known to the customer, and declined',
  other: 'Another reason',
} as const;
export type OverrideReason = keyof typeof OVERRIDE_REASONS;

const overrideSchema = z.object({
  /** ID of a judged number. */
  id: z.string().max(60),
  reason: z.enum(['maker', 'authority', 'disturbed', 'known', 'other']),
  text: z.string().trim().min(3, 'Say why in a sentence').max(500),
  /** The second person who agreed: required for safety-critical numbers. */
  secondPerson: z.string().max(160).default(''),
});
export type Override = z.infer<typeof overrideSchema>;
const overridesSchema = z.array(overrideSchema).max(20);

/** Numbers that one person alone can't override. */
const SAFETY: readonly string[] = ['ambientCo', 'coAirFree', 'draft', 'firstCheck', 'relief', 'secondCheck', 'vacuum'];
export const needsSecondPerson = (id: string): boolean => SAFETY.includes(id);

/** Parses a record's overrides; [] if the text is invalid. */
export function readOverrides(text: string): Override[] {
  try {
    return overridesSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

export const writeOverrides = (overrides: readonly Override[]): string => JSON.stringify(overrides);

export type JudgedWithOverride = Judged & { override: Override | null };
export type OverriddenAssessment = Omit<Assessment, 'judged'> & { judged: readonly JudgedWithOverride[] };

/** Pairs each override with the number it overrides, and computes the set's verdict without those. */
export function withOverrides(assessment: Assessment, overrides: readonly Override[]): OverriddenAssessment {
  const judged = assessment.judged.map((one) => ({
    ...one,
    override:
      (one.verdict === 'fail' || one.verdict === 'watch' ? overrides.find(({ id }) => id === one.id) : undefined) ??
      null,
  }));
  const isAnyOverridden = judged.some(({ override }) => override !== null);
  const left = worstOf(judged.filter(({ override }) => override === null).map(({ verdict }) => verdict));
  // Overrides stay visible: such a set is never a plain pass.
  const verdict = isAnyOverridden && (left === 'pass' || left === 'not-tested') ? 'watch' : left;
  return { ...assessment, judged, verdict };
}
