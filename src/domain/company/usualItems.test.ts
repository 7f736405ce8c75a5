import { expect, it } from 'vitest';
import { USUAL_ITEMS, usualItemsOf, usualItemsText } from './usualItems';

it('stores usual items as text and reads them back without duplicates', () => {
  const items = [
    { itemId: 'cap', quantityE4: 20_000 },
    { itemId: 'a-B_9', quantityE4: 5_000 },
  ];
  const stored = usualItemsText(items);
  expect(stored).toMatch(USUAL_ITEMS);
  expect(usualItemsOf({ usualItems: stored })).toEqual(items);
  expect(usualItemsOf({ usualItems: `${stored}\ncap 1` })).toHaveLength(2);
  expect(usualItemsOf({ usualItems: '' })).toEqual([]);
});

it.each(['cap', 'cap two', 'cap 1 2', '<b> 1', 'cap -1'])('rejects %s as a list of items', (text) => {
  expect(text).not.toMatch(USUAL_ITEMS);
});

it('keeps at most ten items', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ itemId: `i${index}`, quantityE4: 10_000 }));
  expect(usualItemsOf({ usualItems: usualItemsText(many) })).toHaveLength(10);
});
