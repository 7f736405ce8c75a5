import type { DocumentLine } from '../billing/schema';
import { MAX_QUANTITY_E4, QUANTITY_ONE_E4 } from '../money/limits';
import { multiplyDivide } from '../money/rounding';
import { proposedClass } from '../tax/proposeClass';
import type { BundlePart, PricebookItem } from './schema';

/** The item fields that a line copies. A search row has all of them but the photo. */
export type LineSource = { id: string } & Pick<
  PricebookItem,
  | 'kind'
  | 'name'
  | 'description'
  | 'photoUrl'
  | 'unit'
  | 'costCents'
  | 'priceCents'
  | 'taxClass'
  | 'isDiscountable'
  | 'durationMinutes'
>;

type LineOptions = {
  /** The new line's id. */
  id: string;
  quantityE4: number;
  /** The option (good, better, best) that the line belongs to. */
  optionId?: string;
};

/**
 * Returns a line with the item's current text, price and cost. It keeps its values when the item changes later. A bundle priced as a
 * whole becomes one line; one priced by its parts is expanded first (`expandBundle`), because each part has its own tax class, cost and
 * kind.
 */
export function lineFromItem(item: LineSource, { id, quantityE4, optionId = '' }: LineOptions): DocumentLine {
  return {
    id,
    name: item.name,
    description: item.description,
    kind: item.kind === 'bundle' ? 'service' : item.kind,
    quantityE4,
    unit: item.unit,
    unitPriceCents: item.priceCents,
    unitCostCents: item.costCents,
    taxClass: item.taxClass === 'unset' ? (proposedClass(item) ?? 'unset') : item.taxClass,
    isDiscountable: item.isDiscountable,
    isOptional: false,
    isSelected: true,
    isQuantityEditable: false,
    photoUrl: item.photoUrl,
    optionId,
    pricebookItemId: item.id,
  };
}

/** An item and its quantity. */
export type Picked<T> = { item: T; quantityE4: number };

const MAX_DEPTH = 4;

type Bundle = { id: string; parts: readonly BundlePart[]; pricing: Pick<PricebookItem['pricing'], 'kind'> };

/** Returns the distinct parts of bundles that are priced by their parts: `expandBundle` needs them. */
export const partIdsOf = (bundles: readonly Omit<Bundle, 'id'>[]): string[] => [
  ...new Set(
    bundles.flatMap(({ parts, pricing }) => (pricing.kind === 'parts' ? parts.map(({ itemId }) => itemId) : [])),
  ),
];

/**
 * Returns what goes on a document for an item: itself, or the parts of a bundle priced by its parts, in their quantities. Nested bundles
 * are expanded too, four levels deep; a missing part, or one that contains itself, is left out and reported.
 */
export function expandBundle<T extends Bundle>(
  { item, quantityE4 }: Picked<T>,
  itemOf: (id: string) => T | undefined,
): { items: Picked<T>[]; missingIds: string[] } {
  const items: Picked<T>[] = [];
  const missingIds: string[] = [];
  const visit = (current: T, quantity: number, above: readonly string[]): void => {
    if (current.pricing.kind !== 'parts') {
      items.push({ item: current, quantityE4: quantity });
      return;
    }
    for (const part of current.parts) {
      const found = itemOf(part.itemId);
      const path = [...above, current.id];
      if (!found || path.includes(part.itemId) || path.length > MAX_DEPTH) missingIds.push(part.itemId);
      else visit(found, Math.min(multiplyDivide(quantity, part.quantityE4, QUANTITY_ONE_E4), MAX_QUANTITY_E4), path);
    }
  };
  visit(item, quantityE4, []);
  return { items, missingIds };
}
