import { MAX_QUANTITY_E4 } from '../money/limits';

/** An item of the pricebook that a kind of job usually takes; what it is called and costs is looked up when it is used. */
export type UsualItem = { itemId: string; quantityE4: number };

export const USUAL_ITEM_LIMIT = 10;

/** As job types store them: an item's id and its quantity on each line. */
export const USUAL_ITEMS = /^(?:[\w-]{1,128} \d{1,12}(?:\n|$))*$/;

/** The items that a job type stores, each once. */
export const usualItemsOf = ({ usualItems }: { usualItems: string }): UsualItem[] => [
  ...new Map(
    usualItems.split('\n').flatMap((entry) => {
      const [itemId = '', quantity = ''] = entry.split(' ');
      const quantityE4 = Math.min(Number(quantity), MAX_QUANTITY_E4);
      return itemId === '' || quantity === '' ? [] : [[itemId, { itemId, quantityE4 }] as const];
    }),
  ).values(),
];

/** Items as a job type stores them. */
export const usualItemsText = (items: readonly UsualItem[]): string =>
  items
    .slice(0, USUAL_ITEM_LIMIT)
    .map(({ itemId, quantityE4 }) => `${itemId} ${quantityE4}`)
    .join('\n');
