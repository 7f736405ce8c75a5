import { PERCENT_PPM, RATE_ONE_PPM } from '../money/limits';
import { multiplyDivide } from '../money/rounding';
import type { ApplicationLine } from './application';

/** Returns column G ÷ C in parts per million, rounded; null for a line without a value. Method B2. */
export function completePpm({
  scheduledValueCents,
  completedAndStoredCents,
}: Pick<ApplicationLine, 'scheduledValueCents' | 'completedAndStoredCents'>): number | null {
  if (scheduledValueCents === 0) return null;
  const sign = Math.sign(scheduledValueCents);
  return multiplyDivide(sign * completedAndStoredCents, RATE_ONE_PPM, sign * scheduledValueCents);
}

/** Formats the same with two decimals: `33.33%`; '' for a line without a value. */
export const completeText = (line: Parameters<typeof completePpm>[0]): string => {
  const ppm = completePpm(line);
  return ppm === null ? '' : `${(ppm / PERCENT_PPM).toFixed(2)}%`;
};

/**
 * Returns the lines whose earlier work (column D) differs from the last certified application's (D + E): it must not be changed
 * afterward. Method B2.
 */
export const changedHistory = (
  previous: readonly Pick<ApplicationLine, 'id' | 'previousCents' | 'thisPeriodCents'>[],
  current: readonly Pick<ApplicationLine, 'id' | 'previousCents'>[],
): string[] => {
  const before = new Map(previous.map((line) => [line.id, line.previousCents + line.thisPeriodCents]));
  return current.filter(({ id, previousCents }) => (before.get(id) ?? 0) !== previousCents).map(({ id }) => id);
};
