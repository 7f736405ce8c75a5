import { z } from 'zod';
import { datedRule, rulesInForce, stateJurisdiction } from '../law/datedRule';
import lawData from './rules.json';

const percentYear = z.object({ percentYearPpm: z.number().int().nullable() });
const ruleSchema = z.discriminatedUnion('kind', [
  /** The state's general interest limit; null = none, variable or not found. */
  datedRule('usury', percentYear),
  /** A safe limit for consumers, if research found anything about late fees themselves. */
  datedRule('lateFee', percentYear),
]);
type LateFeeRule = z.infer<typeof ruleSchema>;

/** Collected facts, not legal advice. Last checked 2026-11-28. */
const LAW = z.object({ checkedOn: z.iso.date(), rules: z.array(ruleSchema) }).parse(lawData);

export type LateFeeLimit = {
  /** The maximum annual rate, in parts per million; null = no reliable figure. */
  yearPpm: number | null;
  /** The rules it comes from, and those too weak to lower it, for the source line shown. */
  rules: readonly LateFeeRule[];
  /** Warnings only: lower figures from weak sources. */
  warnings: readonly string[];
};

/**
 * Returns how much a state lets a company charge for late payment on a day (YYYY-MM-DD). The consumer figure is used for every customer:
 * a business is charged less than it might be, never more. Weak sources warn but never lower the limit.
 * @param state its abbreviation or name; '' = not known
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
