import { z } from 'zod';
import { datedRule, rulesInForce, stateJurisdiction } from '../law/datedRule';
import lawData from './rules.json';

const percentYear = z.object({ percentYearPpm: z.number().int().nullable() });
const ruleSchema = z.discriminatedUnion('kind', [
  /** The state's general limit on interest; null = none, variable or not found. */
  datedRule('usury', percentYear),
  /** The safe value for consumers, if something was found about late fees themselves. */
  datedRule('lateFee', percentYear),
]);
type LateFeeRule = z.infer<typeof ruleSchema>;

/** Collected facts, not legal advice. Read 2026-11-28. */
const LAW = z.object({ checkedOn: z.iso.date(), rules: z.array(ruleSchema) }).parse(lawData);

export type LateFeeLimit = {
  /** The maximum yearly rate, in parts per million; null = no reliable figure. */
  yearPpm: number | null;
  /** The rules it is based on, and those too weak to lower it, for display. */
  rules: readonly LateFeeRule[];
  /** Warnings only: lower figures from weak sources. */
  warnings: readonly string[];
};

/**
 * Returns what a state lets a company charge for late payment on a day (YYYY-MM-DD). The figure for consumers applies to everyone: a
 * business may be charged less than allowed, never more. Weak sources only warn and never lower anything.
 * @param state by its letters or name; '' = unknown
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
