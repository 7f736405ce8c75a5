import { withoutNoise } from '@/domain/calculation/withoutNoise';

/** The verdict on a reading. `not-valid`: measured under conditions in which it says nothing. */
export const VERDICTS = ['pass', 'watch', 'fail', 'not-valid', 'not-tested'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How well a limit is known: two public copies, one, computed by us, from memory (unverified), or typed in from a nameplate. */
export type Grade = 'V2' | 'V1' | 'F' | 'M' | 'plate';
export type Limit = { text: string; source: string; grade: Grade };

/** One judged number of a set of readings. */
export type Judged = {
  id: string;
  label: string;
  /** null until everything it depends on has been measured. */
  value: number | null;
  unit: string;
  digits: number;
  verdict: Verdict;
  /** null: nothing to compare it to, it is only shown. */
  limit: Limit | null;
  note: string;
  /** ± in the unit, from gauge, clamp and location; 0 = unknown. */
  uncertainty: number;
  /** Distance from its target under the day's conditions; null = no target. Compared with the baseline. */
  offTarget: number | null;
};

/** Caps an unverified limit at "watch". */
export const graded = (verdict: Verdict, { grade }: Limit): Verdict =>
  grade === 'M' && verdict === 'fail' ? 'watch' : verdict;

const WORST_FIRST: readonly Verdict[] = ['fail', 'watch', 'not-valid', 'pass'];

/** Returns the verdict of a whole set: its worst. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'not-tested';

/** Returns pass inside `pass`, watch inside `watch`, fail otherwise. Ends are inclusive. */
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

/** Above 80 % of a maximum allowance is "watch". */
const WATCH_SHARE = 0.8;
export const underAllowance = (value: number, allowance: number): Verdict =>
  inBands(value, [-Infinity, allowance * WATCH_SHARE], [-Infinity, allowance]);

/** Root sum of squares. */
export const combined = (...parts: readonly number[]): number => Math.hypot(...parts);
