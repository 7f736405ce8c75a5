import { inchesOf } from '../core/sizes';
import { rounded } from '../core/why';
import { isBarePipe, isByTheFoot, materialName, materialSearch, materialSearches, type Offered } from './materialWords';
import { isBarePart, partName, partSearch } from './partWords';
import type { MaterialLine, PartKind, PartLine } from './result';

/** A purchase: pipe of one material and size for all systems, in whole feet with the allowance, or parts by the piece. */
export type Bought = {
  part: 'pipe' | PartKind;
  material: string;
  size: string;
  unit: 'foot' | 'each';
  quantity: number;
  /** Pipe as measured, ft; 0 of parts. */ measuredFt: number;
};

/** Sorts by material, the largest size first, as a list is read at the counter. */
const asRead = (a: Pick<MaterialLine, 'material' | 'size'>, b: Pick<MaterialLine, 'material' | 'size'>): number =>
  a.material.localeCompare(b.material) || (inchesOf(b.size) ?? 0) - (inchesOf(a.size) ?? 0);

/** Returns the pipe and then the parts to buy. `allowancePercent` is added to the measured length for waste. */
export function boughtOf(
  materials: readonly MaterialLine[],
  parts: readonly PartLine[],
  allowancePercent: number,
): Bought[] {
  const measured = new Map<string, { material: string; size: string; measuredFt: number }>();
  for (const { material, size, lengthFt } of materials) {
    const key = `${material} ${size}`;
    const known = measured.get(key) ?? { material, size, measuredFt: 0 };
    measured.set(key, { ...known, measuredFt: rounded(known.measuredFt + lengthFt) });
  }
  const pipes = [...measured.values()].sort(asRead).map((pipe): Bought => ({
    ...pipe,
    part: 'pipe',
    unit: 'foot',
    quantity: Math.ceil(rounded(pipe.measuredFt * (1 + allowancePercent / 100))),
  }));
  return [
    ...pipes,
    ...parts.map(({ count, ...part }): Bought => ({ ...part, unit: 'each', quantity: count, measuredFt: 0 })),
  ];
}

/** Whether two are the same thing; without `part` it is pipe. */
export const isSameBought = (
  one: { part?: Bought['part'] | undefined; material: string; size: string },
  { part, material, size }: Pick<Bought, 'part' | 'material' | 'size'>,
): boolean => (one.part ?? 'pipe') === part && one.material === material && one.size === size;

type Named = Pick<Bought, 'part' | 'material' | 'size'>;

/** Returns its name on a document: `Copper L pipe 3/4 in`, `P-trap 2 in`. */
export const boughtName = ({ part, ...rest }: Named): string =>
  part === 'pipe' ? materialName(rest) : partName({ part, ...rest });

/** Returns a pricebook search for everything of its kind. */
export const boughtSearch = ({ part, material }: Pick<Bought, 'part' | 'material'>): string =>
  part === 'pipe' ? materialSearch(material) : partSearch(part);

/** Returns pricebook searches to try in order until one matches. */
export const boughtSearches = ({ part, ...rest }: Named): string[] =>
  part === 'pipe'
    ? materialSearches(rest)
    : [[partSearch(part), rest.size.split(' x ')[0] ?? ''].filter(Boolean).join(' ')];

/** Whether a pricebook item is exactly that and nothing more. */
export const isBareItem = (item: Offered, { part, ...rest }: Named): boolean =>
  part === 'pipe' ? isBarePipe(item, rest.size) : isBarePart(item, { part, ...rest });

/** Whether an item is sold in the same unit: by the foot, or by the piece. */
export const isSoldLike = (item: Pick<Offered, 'kind' | 'unit'>, { unit }: Pick<Bought, 'unit'>): boolean =>
  unit === 'foot' ? isByTheFoot(item) : item.kind !== 'bundle' && !isByTheFoot(item);
