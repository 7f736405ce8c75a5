import { fieldFault } from '../calculation/fieldFault';
import { portionOf } from '../money/allocate';

export type CostsSoFar = {
  /** With approved changes. */
  contractCents: number;
  estimatedTotalCostCents: number;
  costToDateCents: number;
  /** Line 4 of the last application, retainage included. */
  billedToDateCents: number;
};
export type WorkInProgress = {
  earnedRevenueCents: number;
  /** A liability. */
  overbilledCents: number;
  /** An asset. */
  underbilledCents: number;
  /** The part of an expected loss that is not in earned revenue yet; 0 when no loss is expected. */
  provisionForLossCents: number;
};

/**
 * Cost to cost: what is earned, and how billing compares to it. An expected loss is provided in full at once. Costs beyond the estimate show that
 * it is out of date: the job then counts as complete at what it has cost. Method B3.
 * @throws AppError `invalid` for an estimate of nothing
 */
export function workInProgress({
  contractCents,
  estimatedTotalCostCents,
  costToDateCents,
  billedToDateCents,
}: CostsSoFar): WorkInProgress {
  if (estimatedTotalCostCents <= 0) throw fieldFault('estimatedTotalCostCents', 'must be above 0');
  const expectedCostCents = Math.max(estimatedTotalCostCents, costToDateCents);
  const earnedRevenueCents = portionOf(contractCents, costToDateCents, expectedCostCents);
  const differenceCents = billedToDateCents - earnedRevenueCents;
  const lossCents = Math.max(0, expectedCostCents - contractCents);
  return {
    earnedRevenueCents,
    overbilledCents: Math.max(0, differenceCents),
    underbilledCents: Math.max(0, -differenceCents),
    provisionForLossCents: portionOf(lossCents, expectedCostCents - costToDateCents, expectedCostCents),
  };
}
