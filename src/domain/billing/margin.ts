import { priceOf, sumOf } from '../money/amounts';
import { RATE_ONE_PPM } from '../money/limits';
import { multiplyDivide } from '../money/rounding';
import type { MarginResult } from './result';
import type { DocumentLine } from './schema';

/** Returns a line's cost to the company; 0 if unknown. */
export const costOf = ({ quantityE4, unitCostCents }: Pick<DocumentLine, 'quantityE4' | 'unitCostCents'>): number =>
  priceOf(quantityE4, unitCostCents ?? 0);

/** Returns revenue minus cost. A line whose cost is unknown is listed and counts as cost 0. */
export function marginOf(revenueCents: number, lines: readonly DocumentLine[]): MarginResult {
  const costCents = sumOf(lines.map(costOf));
  const marginCents = revenueCents - costCents;
  return {
    revenueCents,
    costCents,
    marginCents,
    marginPpm: revenueCents === 0 ? null : multiplyDivide(marginCents, RATE_ONE_PPM, revenueCents),
    linesWithoutCost: lines.filter(({ unitCostCents }) => unitCostCents === null).map(({ id }) => id),
  };
}
