import { fieldFault } from '../calculation/fieldFault';
import { portionOf } from '../money/allocate';

export type CostsSoFar = {
  /** Including approved changes. */
  contractCents: number;
  estimatedTotalCostCents: number;
  costToDateCents: number;
  /** Line 4 of the last application, including retainage. */
  billedToDateCents: number;
};
export type WorkInProgress = {
  earnedRevenueCents: number;
  /** A liability. */
  overbilledCents: number;
  /** An asset. */
  underbilledCents: number;
  /** The part of an expected loss that isn't in earned revenue yet; 0 when no loss is expected. */
  provisionForLossCents: number;
};

/**
 * Calculates earned revenue by cost to cost, and how billing compares to it. An expected loss is provided for in full at once. Costs
 * beyond the estimate show that it is out of date: the job then counts as complete at its actual cost. Method B3.
 * @throws AppError `invalid` for an estimate of zero
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
