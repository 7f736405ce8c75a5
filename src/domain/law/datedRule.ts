import { z } from 'zod';
import { regionCode } from '../contact/regions';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/**
 * Schema for one legal fact in one jurisdiction, stored as data with its source.
 * @param kind what the rule is about
 * @param value what it says
 */
export const datedRule = <K extends string, V extends z.ZodType>(kind: K, value: V) =>
  z.object({
    id: z.string(),
    /** `US`, `US-CA`, or below a state `US-CA-SCAQMD`. */
    jurisdiction: z.string(),
    kind: z.literal(kind),
    value,
    /** YYYY-MM-DD; null = the date was not found. */
    effectiveFrom: z.iso.date().nullable(),
    /** The first day on which it is no longer in force; null = none known. */
    effectiveTo: z.iso.date().nullable(),
    source: z.array(z.string()).min(1),
    /** `high`: statute, regulation or agency, or several that agree; `medium`: one professional summary; `low`: weak, old or single. */
    confidence: z.enum(CONFIDENCES),
    note: z.string(),
  });

/** The fields common to all rules, whatever their value. */
export type DatedRule = Omit<z.infer<ReturnType<typeof datedRule<string, z.ZodUnknown>>>, 'value'>;

/** The source of a displayed statement, for the line below it. */
export type LawBasis = {
  ruleId: string;
  source: string[];
  confidence: (typeof CONFIDENCES)[number];
  checkedOn: string;
  note: string;
};

/** Whether a rule applies to a contract signed on a day (YYYY-MM-DD). */
export const isInForce = ({ effectiveFrom, effectiveTo }: DatedRule, contractOn: string): boolean =>
  (effectiveFrom === null || effectiveFrom <= contractOn) && (effectiveTo === null || contractOn < effectiveTo);

/**
 * Returns the rules in force in any of the jurisdictions for a contract signed on a day, in the order of the jurisdictions. A
 * jurisdiction without rules was not researched; that doesn't mean it regulates nothing.
 */
export const rulesInForce = <R extends DatedRule>(
  rules: readonly R[],
  jurisdictions: readonly string[],
  contractOn: string,
): R[] =>
  jurisdictions.flatMap((jurisdiction) =>
    rules.filter((rule) => rule.jurisdiction === jurisdiction && isInForce(rule, contractOn)),
  );

/** Converts a state's abbreviation or name to the jurisdiction of its rules: `CA` becomes `US-CA`. */
export const stateJurisdiction = (state: string): string => `US-${regionCode(state, 'US')}`;

/** Returns the source to show for a rule. */
export const basisOf = ({ id, source, confidence, note }: DatedRule, checkedOn: string): LawBasis => ({
  ruleId: id,
  source,
  confidence,
  checkedOn,
  note,
});

/** Returns a caveat for a rule that isn't certain; '' for a certain one. Rules never block anything, least of all uncertain ones. */
export const doubtOf = ({ confidence }: Pick<DatedRule, 'confidence'>): string =>
  confidence === 'low' ? 'This comes from a weak or old source: check it before you rely on it.' : '';
