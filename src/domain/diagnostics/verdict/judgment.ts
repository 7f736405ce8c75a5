import { withoutNoise } from '@/domain/calculation/withoutNoise';

/** Verdict on a reading. `not-valid`: it was measured under conditions that make it meaningless. */
export const VERDICTS = ['pass', 'watch', 'fail', 'not-valid', 'not-tested'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * Grade of evidence for a limit: two public copies, one, computed by us, from memory (unverified), or typed in from a
 * nameplate.
 */
export type Grade = 'V2' | 'V1' | 'F' | 'M' | 'plate';
export type Limit = { text: string; source: string; grade: Grade };

/** One judged number of a set of readings. */
export type Judged = {
  id: string;
  label: string;
  /** null while a required measurement is missing. */
  value: number | null;
  unit: string;
  digits: number;
  verdict: Verdict;
  /** null: nothing to compare with, display only. */
  limit: Limit | null;
  note: string;
  /** ± in the unit, from gauge, clamp and location; 0 = unknown. */
  uncertainty: number;
  /** Distance from its target under the day's conditions; null = no target. Compared with the baseline. */
  offTarget: number | null;
};

/** Limits a verdict by its grade: an unverified limit says "watch" at most. */
export const graded = (verdict: Verdict, { grade }: Limit): Verdict =>
  grade === 'M' && verdict === 'fail' ? 'watch' : verdict;

const WORST_FIRST: readonly Verdict[] = ['fail', 'watch', 'not-valid', 'pass'];

/** Returns the verdict of a whole set: its worst. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'not-tested';

/** Returns pass inside `pass`, else watch inside `watch`, else fail. Ends count as inside. */
export function inBands(
  value: number,
  pass: readonly [number, number],
  watch: readonly [number, number] = pass,
): Verdict {
  const at = withoutNoise(value);
  const isIn = ([low, high]: readonly [number, number]): boolean => at >= withoutNoise(low) && at <= withoutNoise(high);
  if (isIn(pass)) return 'pass';
  return isIn(watch) ? 'watch' : 'fail';
}

/** Share of the maximum beyond which the verdict is "watch": past 80 %. */
const WATCH_SHARE = 0.8;
export const underAllowance = (value: number, allowance: number): Verdict =>
  inBands(value, [-Infinity, allowance * WATCH_SHARE], [-Infinity, allowance]);

/** Returns the root of the sum of squares. */
export const combined = (...parts: readonly number[]): number => Math.hypot(...parts);
