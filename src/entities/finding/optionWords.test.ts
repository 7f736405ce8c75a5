import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { priceWords } from './optionWords';

const way = (id: string, name: string, unitPriceCents: number) => ({
  id,
  name,
  lines: [buildLine({ id, unitPriceCents, quantityE4: 10_000 })],
});
const [repair, replace] = [way('o1', 'New exchanger', 205_000), way('o2', 'New furnace', 489_000)];

it.each([
  ['one way', [repair], '', '$2,050.00'],
  ['two ways, none chosen', [repair, replace], '', '$2,050.00 to $4,890.00'],
  ['the way that was agreed to', [repair, replace], 'o2', 'New furnace, $4,890.00'],
  ['not priced', [], '', ''],
])('shows a finding’s price in a list: %s', (_case, options, approvedOptionId, words) => {
  expect(priceWords({ options, approvedOptionId, acceptedOptionId: '' })).toBe(words);
});

it('also names the option of an accepted estimate', () => {
  const words = priceWords({ options: [repair, replace], approvedOptionId: '', acceptedOptionId: 'o1' });
  expect(words).toBe('New exchanger, $2,050.00');
});
