import { z } from 'zod';
import { regionCode } from '../contact/regions';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/**
 * One fact of law in one jurisdiction, as data with where it was read.
 * @param kind what it is about
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
    /** The first day on which it no longer holds; null = none is known. */
    effectiveTo: z.iso.date().nullable(),
    source: z.array(z.string()).min(1),
    /** `high`: statute, regulation or agency, or several that agree; `medium`: one professional summary; `low`: weak, old or single. */
    confidence: z.enum(CONFIDENCES),
    note: z.string(),
  });

/** What every rule has, whatever it says. */
export type DatedRule = Omit<z.infer<ReturnType<typeof datedRule<string, z.ZodUnknown>>>, 'value'>;

/** Where something that is shown comes from, for the line below it. */
export type LawBasis = {
  ruleId: string;
  source: string[];
  confidence: (typeof CONFIDENCES)[number];
  checkedOn: string;
  note: string;
};

/** Whether a rule holds for a contract of a day (YYYY-MM-DD). */
export const isInForce = ({ effectiveFrom, effectiveTo }: DatedRule, contractOn: string): boolean =>
  (effectiveFrom === null || effectiveFrom <= contractOn) && (effectiveTo === null || contractOn < effectiveTo);

/**
 * The rules that hold in any of the jurisdictions for a contract of a day, in the order of jurisdictions. A jurisdiction without any was not
 * researched; that does not mean that it regulates nothing.
 */
export const rulesInForce = <R extends DatedRule>(
  rules: readonly R[],
  jurisdictions: readonly string[],
  contractOn: string,
): R[] =>
  jurisdictions.flatMap((jurisdiction) =>
    rules.filter((rule) => rule.jurisdiction === jurisdiction && isInForce(rule, contractOn)),
  );

/** A state, by its letters or its name, as the jurisdiction of its rules: `CA` is `US-CA`. */
export const stateJurisdiction = (state: string): string => `US-${regionCode(state, 'US')}`;

/** The basis to show for a rule. */
export const basisOf = ({ id, source, confidence, note }: DatedRule, checkedOn: string): LawBasis => ({
  ruleId: id,
  source,
  confidence,
  checkedOn,
  note,
});

/** A sentence for a rule that is not certain; '' for a certain one. Nothing is blocked by a rule, and least of all by this one. */
export const doubtOf = ({ confidence }: Pick<DatedRule, 'confidence'>): string =>
  confidence === 'low' ? 'This comes from a weak or old source: check it before you rely on it.' : '';
