import { costsByLine, feeText } from '@/domain/contract/money/byCost';
import type { ApplicationCopy, BilledCost, FeeDerivation, LineQuantity } from '@/domain/contract/money/payApplication';
import { formatCount } from '@/ui/format/quantities';

/** Calculation of column E for lines that aren't billed by amount or percent. */
export type HowBilled = {
  quantities: ReadonlyMap<string, LineQuantity>;
  /** Explanations for computed lines. */
  reasons: ReadonlyMap<string, string>;
};

/** Builds it from costs and fees as entered. */
export function howBilled(
  quantities: ReadonlyMap<string, LineQuantity>,
  costs: readonly BilledCost[],
  fees: readonly FeeDerivation[],
): HowBilled {
  const counts = new Map<string, number>();
  for (const { lineId } of costs) counts.set(lineId, (counts.get(lineId) ?? 0) + 1);
  return {
    quantities,
    reasons: new Map([
      ...[...costsByLine(costs).keys()].map((id) => [id, `From ${formatCount(counts.get(id) ?? 0, 'cost')}`] as const),
      ...fees.map((fee) => [fee.lineId, feeText(fee)] as const),
    ]),
  };
}

/** Builds it from a sheet that has been sent. */
export const howOfCopy = ({ lines, costs = [], fees = [] }: ApplicationCopy): HowBilled =>
  howBilled(new Map(lines.flatMap(({ id, quantity }) => (quantity ? [[id, quantity] as const] : []))), costs, fees);
