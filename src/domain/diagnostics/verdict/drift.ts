import type { Judged } from './judgment';

/** How far a number has moved from the unit's own baseline, in its unit. */
export type Drift = {
  id: string;
  label: string;
  unit: string;
  digits: number;
  before: number;
  now: number;
  moved: number;
  isFinding: boolean;
};

/**
 * Compares two sets of one unit. Numbers with a target are compared by their distance from it, so that the day's weather doesn't count. A
 * change of more than twice its uncertainty is a finding, even within limits.
 */
export const driftSince = (baseline: readonly Judged[], current: readonly Judged[]): Drift[] =>
  current.flatMap(({ id, label, unit, digits, value, offTarget, uncertainty }) => {
    const first = baseline.find((one) => one.id === id);
    if (first === undefined || value === null || first.value === null) return [];
    const moved = offTarget !== null && first.offTarget !== null ? offTarget - first.offTarget : value - first.value;
    const isFinding = uncertainty > 0 && Math.abs(moved) > 2 * uncertainty;
    return [{ id, label, unit, digits, before: first.value, now: value, moved, isFinding }];
  });
