import { MAX_QUANTITY_E4 } from '../money/limits';

/** A pricebook item that a kind of job usually needs; its name and price are looked up on use. */
export type UsualItem = { itemId: string; quantityE4: number };

export const USUAL_ITEM_LIMIT = 10;

/** The format in job types: an item's id and its quantity on each line. */
export const USUAL_ITEMS = /^(?:[\w-]{1,128} \d{1,12}(?:\n|$))*$/;

/** Returns the distinct items stored in a job type. */
export const usualItemsOf = ({ usualItems }: { usualItems: string }): UsualItem[] => [
  ...new Map(
    usualItems.split('\n').flatMap((entry) => {
      const [itemId = '', quantity = ''] = entry.split(' ');
      const quantityE4 = Math.min(Number(quantity), MAX_QUANTITY_E4);
      return itemId === '' || quantity === '' ? [] : [[itemId, { itemId, quantityE4 }] as const];
    }),
  ).values(),
];

/** Formats items for a job type. */
export const usualItemsText = (items: readonly UsualItem[]): string =>
  items
    .slice(0, USUAL_ITEM_LIMIT)
    .map(({ itemId, quantityE4 }) => `${itemId} ${quantityE4}`)
    .join('\n');
