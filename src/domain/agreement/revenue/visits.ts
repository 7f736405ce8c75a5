import { fieldFault } from '../../calculation/fieldFault';
import { portionOf } from '../../money/allocate';
import { sumOf } from '../../money/amounts';

/** One defined visit of a plan, with its standalone price. */
export type PricedVisit = { id: string; standaloneCents: number; isPerformed: boolean };
export type VisitRevenue = {
  allocation: { visit: string; allocatedCents: number }[];
  recognizedCents: number;
  deferredCents: number;
};

/**
 * Divides a plan's price among its visits by their standalone prices, by cumulative rounding in the order of visits, and recognizes the
 * shares of those that were done. Method A4.
 * @throws AppError `invalid` when no visit has a price
 */
export function visitRevenue(totalCents: number, visits: readonly PricedVisit[]): VisitRevenue {
  const shares = sharesOf(
    totalCents,
    visits.map(({ standaloneCents }) => standaloneCents),
  );
  const allocation = visits.map(({ id }, index) => ({ visit: id, allocatedCents: shares[index] ?? 0 }));
  const recognizedCents = sumOf(visits.map(({ isPerformed }, index) => (isPerformed ? (shares[index] ?? 0) : 0)));
  return { allocation, recognizedCents, deferredCents: totalCents - recognizedCents };
}

/**
 * Splits the price of a plan of several items (such as stand-ready benefits and defined visits) by their standalone prices; each part is
 * then scheduled on its own. The parts add up to the price. Method A4.
 */
export const splitByStandalone = (totalCents: number, standaloneCents: readonly number[]): number[] =>
  sharesOf(totalCents, standaloneCents);

function sharesOf(totalCents: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole <= 0) throw fieldFault('visits', 'must have a standalone price above 0 on at least one of them');
  let weightSoFar = 0;
  let centsSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const before = centsSoFar;
    centsSoFar = portionOf(totalCents, weightSoFar, whole);
    return centsSoFar - before;
  });
}
