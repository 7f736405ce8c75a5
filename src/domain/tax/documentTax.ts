import { allocate, type AllocationPart } from '../money/allocate';
import { sumOf } from '../money/amounts';
import { RATE_ONE_PPM } from '../money/limits';
import { roundHalfUp } from '../money/rounding';
import { includedWeights, itemTax, withinPrice, type ItemTax, type Stacking, type TaxableItem } from './lineTax';
import type { ClassRate } from './resolve';

/** The exact tax of one item: `baseCents × factor` over a denominator shared by all cells. `place` is the rate's index in the item's list. */
type Cell = { item: TaxableItem; place: number; taxId: string; baseCents: number; factor: bigint };

/** Calculates taxes on top, rounded once per document (once per tax if taxes are separate), then divided over the items. */
export function documentTaxesOnTop(items: readonly TaxableItem[], stacking: Stacking): ItemTax[][] {
  const charged = new Map(items.map((item) => [item, item.rates.map(() => 0)]));
  const baseOf = (item: TaxableItem, rate: ClassRate): number =>
    rate.isCompound
      ? item.amountCents +
        sumOf(charged.get(item)?.filter((_, place) => (item.rates[place]?.turn ?? 0) < rate.turn) ?? [])
      : item.amountCents;
  const charge = (isWanted: (rate: ClassRate) => boolean): void => {
    const cells = cellsOf(items, (item, rate) =>
      isWanted(rate) ? { baseCents: baseOf(item, rate), factor: BigInt(rate.ratePpm) } : null,
    );
    roundCells(cells, { denominator: BigInt(RATE_ONE_PPM), stacking, amounts: charged });
  };
  charge(({ isCompound }) => !isCompound);
  const compoundTurns = new Set(
    items.flatMap(({ rates }) => rates.filter(({ isCompound }) => isCompound).map(({ turn }) => turn)),
  );
  for (const turn of [...compoundTurns].sort((a, b) => a - b)) charge((rate) => rate.isCompound && rate.turn === turn);
  return items.map((item) =>
    item.rates.map((rate, place) => itemTax(rate, baseOf(item, rate), charged.get(item)?.[place] ?? 0)),
  );
}

/** Calculates taxes within prices, rounded once per document (once per tax if taxes are separate). */
export function documentTaxesWithin(items: readonly TaxableItem[], stacking: Stacking): ItemTax[][] {
  const divided = new Map(items.map((item) => [item, includedWeights(item.rates)]));
  // Few classes of items means few different denominators, so their product stays small.
  const denominators = new Set([...divided.values()].map(({ denominator }) => denominator));
  const common = [...denominators].reduce((product, denominator) => product * denominator, 1n);
  const cells = cellsOf(items, (item, _rate, place) => {
    const { weights, denominator } = divided.get(item) ?? { weights: [], denominator: 1n };
    return { baseCents: item.amountCents, factor: (weights[place] ?? 0n) * (common / denominator) };
  });
  const amounts = new Map(items.map((item) => [item, item.rates.map(() => 0)]));
  roundCells(cells, { denominator: common, stacking, amounts });
  return items.map((item) => withinPrice(item.amountCents, item.rates, amounts.get(item) ?? []));
}

type Exact = Pick<Cell, 'baseCents' | 'factor'>;

function cellsOf(
  items: readonly TaxableItem[],
  exactOf: (item: TaxableItem, rate: ClassRate, place: number) => Exact | null,
): Cell[] {
  const cells: Cell[] = [];
  for (const item of items) {
    for (const [place, rate] of item.rates.entries()) {
      const exact = exactOf(item, rate, place);
      if (exact) cells.push({ item, place, taxId: rate.taxId, baseCents: exact.baseCents, factor: exact.factor });
    }
  }
  return cells;
}

type Rounding = { denominator: bigint; stacking: Stacking; amounts: ReadonlyMap<TaxableItem, number[]> };

/** Rounds the total (overall, or of each tax), divides it over the taxes and each tax over its items, into `amounts`. */
function roundCells(cells: readonly Cell[], { denominator, stacking, amounts }: Rounding): void {
  const byTax = new Map<string, Cell[]>();
  for (const cell of cells) {
    const own = byTax.get(cell.taxId);
    if (own) own.push(cell);
    else byTax.set(cell.taxId, [cell]);
  }
  const groups = [...byTax].map(([key, own]) => ({ key, own, ...weigh(own) }));
  const totalCents = roundHalfUp(
    groups.reduce((sum, { weight }) => sum + weight, 0n),
    denominator,
  );
  const perTax =
    stacking === 'combined'
      ? allocateOrNone(totalCents, groups)
      : groups.map(({ weight }) => roundHalfUp(weight, denominator));
  for (const [index, { own, weights }] of groups.entries()) {
    const shares = allocateOrNone(
      perTax[index] ?? 0,
      own.map(({ item }, position) => ({ key: item.id, weight: weights[position] ?? 0 })),
    );
    for (const [position, { item, place }] of own.entries()) {
      const row = amounts.get(item);
      if (row) row[place] = shares[position] ?? 0;
    }
  }
}

/** Returns the exact combined tax of cells, and their weights in it: plain cents if all share one factor, as is nearly always the case. */
function weigh(cells: readonly Cell[]): { weight: bigint; weights: (number | bigint)[] } {
  const [first] = cells;
  if (first && cells.every(({ factor }) => factor === first.factor)) {
    const weights = cells.map(({ baseCents }) => baseCents);
    return { weight: BigInt(sumOf(weights)) * first.factor, weights };
  }
  const weights = cells.map(({ baseCents, factor }) => BigInt(baseCents) * factor);
  return { weight: weights.reduce((sum, weight) => sum + weight, 0n), weights };
}

const allocateOrNone = (totalCents: number, parts: readonly AllocationPart[]): number[] =>
  parts.length === 0 ? [] : allocate(totalCents, parts);
