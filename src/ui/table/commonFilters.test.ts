import { expect, it } from 'vitest';
import { amountFilter, isInBand, isWithin } from './commonFilters';

const choice = { name: 'amount', label: 'Amount', value: '', onChange: () => undefined };

it('offers bands without gaps or overlaps', () => {
  const field = amountFilter(choice);
  const values = 'options' in field ? field.options.map(({ value }) => value) : [];
  for (const cents of [0, 49_999, 50_000, 1_000_000, 90_000_000])
    expect(values.filter((value) => isInBand(cents, value))).toHaveLength(1);
});

it('recognizes the last days, and ignores invalid filters in the address', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  expect(isWithin('2026-11-16T12:00:00.000Z', '7', now)).toBe(true);
  expect(isWithin('2026-11-14T12:00:00.000Z', '7', now)).toBe(false);
  expect(isWithin('', '7', now)).toBe(false);
  expect(isWithin('', 'x', now)).toBe(true);
  expect(isInBand(1, 'x')).toBe(true);
});
