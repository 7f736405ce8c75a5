import { priceOf, shareOf, sumOf } from '../../money/amounts';
import { formatCents, formatRate } from '../../money/format';
import { multiplyDivide } from '../../money/rounding';
import type { ApplicationLine } from '../application';
import { isBilledByCost, type PriceType } from '../record/state';
import type { BookLine } from './book';
import type { BilledCost, FeeDerivation, PayApplication } from './payApplication';

/** Totals the costs of each line. */
export function costsByLine(costs: readonly Pick<BilledCost, 'lineId' | 'amountCents'>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, amountCents } of costs) sums.set(lineId, (sums.get(lineId) ?? 0) + amountCents);
  return sums;
}

/** Returns hours times rate; null for a cost that was entered as an amount. */
export const laborCents = ({ hoursE4, rateCents }: Pick<BilledCost, 'hoursE4' | 'rateCents'>): number | null =>
  hoursE4 === null || rateCents === null ? null : priceOf(hoursE4, rateCents);

type Limit = { priceType: PriceType; contractCents: number };

/**
 * Returns the fees to date: a percentage of the cost of the work, or the share of a fixed fee that the cost is of the expected cost. What
 * exceeds a contract's maximum is taken off the fee first; costs beyond it can't be billed at all.
 * @param lines all lines of the application; amounts in fee lines are excluded
 */
export function feesToDate(
  book: readonly Pick<BookLine, 'id' | 'fee' | 'scheduledValueCents'>[],
  lines: readonly Pick<ApplicationLine, 'id' | 'completedAndStoredCents'>[],
  { priceType, contractCents }: Limit,
): FeeDerivation[] {
  const fees = new Map(
    book.flatMap(({ id, fee, scheduledValueCents }) => (fee ? [[id, { fee, scheduledValueCents }] as const] : [])),
  );
  const work = new Set(book.filter(({ fee }) => fee === null).map(({ id }) => id));
  const worth = (isCounted: (id: string) => boolean): number =>
    sumOf(lines.filter(({ id }) => isCounted(id)).map(({ completedAndStoredCents }) => completedAndStoredCents));
  const costCents = worth((id) => work.has(id));
  const expectedCostCents = sumOf(book.filter(({ fee }) => fee === null).map((line) => line.scheduledValueCents));
  let leftCents = contractCents - worth((id) => !fees.has(id));
  return [...fees].map(([lineId, { fee, scheduledValueCents }]) => {
    const earnedCents =
      fee.kind === 'percent'
        ? shareOf(Math.max(0, costCents), fee.ppm)
        : expectedCostCents <= 0
          ? 0
          : multiplyDivide(scheduledValueCents, Math.min(Math.max(0, costCents), expectedCostCents), expectedCostCents);
    const feeToDateCents = priceType === 'not-to-exceed' ? Math.min(earnedCents, Math.max(0, leftCents)) : earnedCents;
    leftCents -= feeToDateCents;
    return {
      lineId,
      kind: fee.kind,
      ppm: fee.ppm,
      costCents,
      expectedCostCents,
      feeToDateCents,
      cutCents: earnedCents - feeToDateCents,
    };
  });
}

const money = (cents: number): string => formatCents(cents, { currency: 'USD' });

/** Describes the fee, `12% of $43,210.00 = $5,185.20 to date`, and what the limit took off. */
export function feeText({ kind, ppm, costCents, expectedCostCents, feeToDateCents, cutCents }: FeeDerivation): string {
  const of =
    kind === 'percent'
      ? `${formatRate(ppm)} of ${money(costCents)}`
      : `The part that ${money(Math.min(costCents, expectedCostCents))} is of the expected cost of ${money(expectedCostCents)}`;
  const cut = cutCents === 0 ? '' : `; ${money(cutCents)} is beyond the limit of the contract and not billed`;
  return `${of} = ${money(feeToDateCents + cutCents)} to date${cut}`;
}

/** Returns the job costs that a certified application has billed. */
export const billedCostIds = (applications: readonly Pick<PayApplication, 'state' | 'costs'>[]): Set<string> =>
  new Set(
    applications
      .filter(({ state }) => state === 'certified')
      .flatMap(({ costs }) => costs.flatMap(({ costId }) => (costId === '' ? [] : [costId]))),
  );

type Billed = {
  priceType: PriceType;
  lines: readonly Pick<BookLine, 'id' | 'fee'>[];
  applications: readonly Pick<PayApplication, 'state' | 'costs'>[];
};

/** Returns why costs can't be billed as entered, as a message; '' when they can. */
export function costsFault(costs: readonly BilledCost[], { priceType, lines, applications }: Billed): string {
  if (costs.length === 0) return '';
  if (!isBilledByCost(priceType)) return 'This contract is not billed by cost.';
  const work = new Set(lines.filter(({ fee }) => fee === null).map(({ id }) => id));
  const billed = billedCostIds(applications);
  const taken = new Set<string>();
  for (const cost of costs) {
    const { description, costId, lineId, amountCents } = cost;
    if (!work.has(lineId)) return `${description}: choose the line that it is billed on.`;
    if ((laborCents(cost) ?? amountCents) !== amountCents) return `${description}: the amount is not hours × rate.`;
    if (costId !== '' && billed.has(costId)) return `${description}: an earlier application has billed it.`;
    if (costId !== '' && taken.has(costId)) return `${description}: it is in this application twice.`;
    taken.add(costId);
  }
  return '';
}
