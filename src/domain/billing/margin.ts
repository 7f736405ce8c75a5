import { priceOf, sumOf } from '../money/amounts';
import { RATE_ONE_PPM } from '../money/limits';
import { multiplyDivide } from '../money/rounding';
import type { MarginResult } from './result';
import type { DocumentLine } from './schema';

/** What a line costs the company; 0 where that is not known. */
export const costOf = ({ quantityE4, unitCostCents }: Pick<DocumentLine, 'quantityE4' | 'unitCostCents'>): number =>
  priceOf(quantityE4, unitCostCents ?? 0);

/** Revenue less cost. A line whose cost is unknown is named and counts as cost 0. */
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
