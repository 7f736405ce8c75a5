import { allocate, type AllocationPart } from '../money/allocate';
import { sumOf } from '../money/amounts';
import { RATE_ONE_PPM } from '../money/limits';
import { roundHalfUp } from '../money/rounding';
import { includedWeights, itemTax, withinPrice, type ItemTax, type Stacking, type TaxableItem } from './lineTax';
import type { ClassRate } from './resolve';

/** The exact tax of one item: `exact` over a denominator that all cells share. `place` is the rate's in the item's list. */
type Cell = { item: TaxableItem; place: number; taxId: string; exact: bigint };

/** Taxes on top, rounded once per document (once per tax where taxes stand separately), then divided over the items. */
export function documentTaxesOnTop(items: readonly TaxableItem[], stacking: Stacking): ItemTax[][] {
  const charged = new Map(items.map((item) => [item, item.rates.map(() => 0)]));
  const baseOf = (item: TaxableItem, rate: ClassRate): number =>
    rate.isCompound ? item.amountCents + sumOf(charged.get(item)?.filter((_, place) => (item.rates[place]?.turn ?? 0) < rate.turn) ?? []) : item.amountCents;
  const charge = (isWanted: (rate: ClassRate) => boolean): void => {
    const cells = cellsOf(items, (item, rate) => (isWanted(rate) ? BigInt(baseOf(item, rate)) * BigInt(rate.ratePpm) : null));
    for (const [{ item, place }, amountCents] of roundCells(cells, BigInt(RATE_ONE_PPM), stacking)) charged.get(item)?.splice(place, 1, amountCents);
  };
  charge(({ isCompound }) => !isCompound);
  const compoundTurns = new Set(items.flatMap(({ rates }) => rates.filter(({ isCompound }) => isCompound).map(({ turn }) => turn)));
  for (const turn of [...compoundTurns].sort((a, b) => a - b)) charge((rate) => rate.isCompound && rate.turn === turn);
  return items.map((item) => item.rates.map((rate, place) => itemTax(rate, baseOf(item, rate), charged.get(item)?.[place] ?? 0)));
}

/** Taxes within prices, rounded once per document (once per tax where taxes stand separately). */
export function documentTaxesWithin(items: readonly TaxableItem[], stacking: Stacking): ItemTax[][] {
  const divided = new Map(items.map((item) => [item, includedWeights(item.rates)]));
  // Few classes of items means few different denominators, so their product stays small.
  const denominators = new Set([...divided.values()].map(({ denominator }) => denominator));
  const common = [...denominators].reduce((product, denominator) => product * denominator, 1n);
  const cells = cellsOf(items, (item, _rate, place) => {
    const { weights, denominator } = divided.get(item) ?? { weights: [], denominator: 1n };
    return BigInt(item.amountCents) * (weights[place] ?? 0n) * (common / denominator);
  });
  const amounts = new Map(items.map((item) => [item, item.rates.map(() => 0)]));
  for (const [{ item, place }, amountCents] of roundCells(cells, common, stacking)) amounts.get(item)?.splice(place, 1, amountCents);
  return items.map((item) => withinPrice(item.amountCents, item.rates, amounts.get(item) ?? []));
}

function cellsOf(items: readonly TaxableItem[], exactOf: (item: TaxableItem, rate: ClassRate, place: number) => bigint | null): Cell[] {
  return items.flatMap((item) =>
    item.rates.flatMap((rate, place) => {
      const exact = exactOf(item, rate, place);
      return exact === null ? [] : [{ item, place, taxId: rate.taxId, exact }];
    }),
  );
}

/** Rounds the sum (of all, or of each tax), divides it over the taxes and each tax over its items. */
function roundCells(cells: readonly Cell[], denominator: bigint, stacking: Stacking): [Cell, number][] {
  const groups = [...new Set(cells.map(({ taxId }) => taxId))].map((key) => {
    const own = cells.filter(({ taxId }) => taxId === key);
    return { key, own, weight: own.reduce((sum, { exact }) => sum + exact, 0n) };
  });
  const totalCents = roundHalfUp(groups.reduce((sum, { weight }) => sum + weight, 0n), denominator);
  const perTax = stacking === 'combined' ? allocateOrNone(totalCents, groups) : groups.map(({ weight }) => roundHalfUp(weight, denominator));
  return groups.flatMap(({ own }, index) => {
    const shares = allocateOrNone(perTax[index] ?? 0, own.map(({ item, exact }) => ({ key: item.id, weight: exact })));
    return own.map((cell, place): [Cell, number] => [cell, shares[place] ?? 0]);
  });
}

const allocateOrNone = (totalCents: number, parts: readonly AllocationPart[]): number[] => (parts.length === 0 ? [] : allocate(totalCents, parts));
