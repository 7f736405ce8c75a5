import { withoutNoise } from '@/domain/calculation/withoutNoise';

/** What a reading was judged to be. `not-valid`: it was measured under conditions in which it says nothing. */
export const VERDICTS = ['pass', 'watch', 'fail', 'not-valid', 'not-tested'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How well a limit is known: two public copies, one, computed by us, from memory (unverified), or typed in from a plate. */
export type Grade = 'V2' | 'V1' | 'F' | 'M' | 'plate';
export type Limit = { text: string; source: string; grade: Grade };

/** One judged number of a set of readings. */
export type Judged = {
  id: string;
  label: string;
  /** null while something that it follows from has not been measured. */
  value: number | null;
  unit: string;
  digits: number;
  verdict: Verdict;
  /** null: nothing to hold it against, it is only shown. */
  limit: Limit | null;
  note: string;
  /** ± in the unit, from gauge, clamp and location; 0 = not known. */
  uncertainty: number;
  /** Distance from its target under the conditions of the day; null = it has none. Compared with the baseline. */
  offTarget: number | null;
};

/** An unverified limit says "watch" at most. */
export const graded = (verdict: Verdict, { grade }: Limit): Verdict =>
  grade === 'M' && verdict === 'fail' ? 'watch' : verdict;

const WORST_FIRST: readonly Verdict[] = ['fail', 'watch', 'not-valid', 'pass'];

/** The verdict of a whole set: its worst. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'not-tested';

/** Inside `pass`, else inside `watch`, else fail. Ends count as inside. */
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

/** A highest allowance: past 80 % of it is "watch". */
const WATCH_SHARE = 0.8;
export const underAllowance = (value: number, allowance: number): Verdict =>
  inBands(value, [-Infinity, allowance * WATCH_SHARE], [-Infinity, allowance]);

/** Root of the sum of squares. */
export const combined = (...parts: readonly number[]): number => Math.hypot(...parts);
