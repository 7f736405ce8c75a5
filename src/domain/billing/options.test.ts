import { expect, it } from 'vitest';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { optionWarnings, priceRange } from './options';

const option = (id: string, name = id) => ({ id, name, description: '', isRecommended: false });
const warn = (names: string[], totals: number[], own = names) => {
  const document = buildDocument({
    type: 'estimate',
    options: names.map((name) => option(name)),
    lines: own.map((optionId) => buildLine({ optionId })),
  });
  return Object.fromEntries(optionWarnings(document, new Map(names.map((name, at) => [name, totals[at] ?? 0]))));
};

it('warns about an empty option, and about one without a price', () => {
  expect(warn(['Good', 'Better', 'Best'], [100_00, 0, 0], ['Good', 'Better'])).toEqual({
    Better: 'Nothing in it has a price yet.',
    Best: 'No lines yet. Add some, or remove the option.',
  });
});

it('warns when Better costs the same as or less than Good, in any order', () => {
  expect(warn(['Good', 'Better', 'Best'], [4900_00, 169_00, 11_559_00])).toEqual({
    Better: 'Costs $4,731.00 less than “Good”.',
  });
  expect(warn(['Best', 'Better', 'Good'], [300_00, 200_00, 100_00])).toEqual({});
  expect(warn(['Best', 'Good'], [100_00, 100_00])).toEqual({ Best: 'Costs the same as “Good”.' });
});

it('lets a company list its own options from high to low', () => {
  expect(warn(['Platinum', 'Gold', 'Silver'], [300_00, 200_00, 100_00])).toEqual({});
  expect(warn(['Repair', 'Replace'], [300_00, 200_00])).toEqual({ Replace: 'Costs $100.00 less than “Repair”.' });
});

it('shows a price range without needless cents', () => {
  expect(priceRange([11_559_00, 4900_00])).toBe('$4,900 to $11,559');
  expect(priceRange([4900_50, 5000_00])).toBe('$4,900.50 to $5,000.00');
  expect(priceRange([5000_00, 5000_00])).toBe('$5,000');
});
