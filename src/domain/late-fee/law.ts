import { z } from 'zod';
import { datedRule, rulesInForce, stateJurisdiction } from '../law/datedRule';
import lawData from './rules.json';

const percentYear = z.object({ percentYearPpm: z.number().int().nullable() });
const ruleSchema = z.discriminatedUnion('kind', [
  /** The state's general limit on interest; null = none, variable or not found. */
  datedRule('usury', percentYear),
  /** What is safe for consumers, where something was found about late fees themselves. */
  datedRule('lateFee', percentYear),
]);
type LateFeeRule = z.infer<typeof ruleSchema>;

/** Collected facts, not legal advice. Read 2026-11-28. */
const LAW = z.object({ checkedOn: z.iso.date(), rules: z.array(ruleSchema) }).parse(lawData);

export type LateFeeLimit = {
  /** The most that may be charged in a year, in parts per million; null = no figure that can be relied on. */
  yearPpm: number | null;
  /** The rules it comes from, and those too weak to lower it, for the line that is shown. */
  rules: readonly LateFeeRule[];
  /** What is only worth a warning: lower figures from weak sources. */
  warnings: readonly string[];
};

/**
 * What a state lets a company charge for late payment, on a day (YYYY-MM-DD). The figure for consumers is used for everybody: a business is
 * charged less than it might be, never more. Weak sources warn and never lower anything.
 * @param state by its letters or name; '' = not known
 */
export function lateFeeLimit(state: string, on: string): LateFeeLimit {
  const rules = state.trim() === '' ? [] : rulesInForce(LAW.rules, [stateJurisdiction(state)], on);
  const yearPpmOf = ({ value }: LateFeeRule): number[] => (value.percentYearPpm === null ? [] : [value.percentYearPpm]);
  const solid = rules.filter(({ confidence }) => confidence !== 'low');
  const figures = solid.flatMap(yearPpmOf);
  const yearPpm = figures.length === 0 ? null : Math.min(...figures);
  const warnings = rules
    .filter((rule) => rule.confidence === 'low' && yearPpmOf(rule).some((ppm) => yearPpm === null || ppm < yearPpm))
    .map(({ note }) => note);
  return { yearPpm, rules, warnings };
}
