import { describe, expect, it } from 'vitest';
import { formatCents, formatQuantity, formatQuantityOf, formatRate, perUnit } from './format';
import { amountFault, quantityFault, rateFault } from './limits';
import { amountCents, quantityE4, ratePpm } from './schema';

describe('number formatting', () => {
  it('writes money, quantities and rates the usual way', () => {
    expect(formatCents(123_450)).toBe('$1,234.50');
    expect(formatCents(-5)).toBe('−$0.05');
    expect(formatCents(123_450, { currency: 'EUR', locale: 'de-DE' })).toBe('1.234,50\u00a0€');
    expect(formatCents(100_000_000_000)).toBe('$1,000,000,000.00');
    expect(formatQuantity(25_000)).toBe('2.5');
    expect(formatQuantity(3333)).toBe('0.3333');
    expect(formatRate(88_750)).toBe('8.875%');
  });

  it.each([
    [10_000, 'hour', '1 hour'],
    [15_000, 'hour', '1.5 hours'],
    [5_000, 'hour', '0.5 hours'],
    [20_000, 'foot', '2 feet'],
    [30_000, 'each', '3 each'],
    [20_000, 'sack', '2 sack'],
    [20_000, '', '2'],
  ])('writes %d of %s as %s', (quantityE4, unit, text) => {
    expect(formatQuantityOf({ quantityE4, unit })).toBe(text);
  });

  it('says what a price is per', () => {
    expect([perUnit('hour'), perUnit('each'), perUnit('')]).toEqual(['per hour', 'each', '']);
  });
});

describe('number limits', () => {
  it.each([
    ['amount', amountFault, -1, 'An amount cannot be negative: use a discount or a credit note instead'],
    ['amount', amountFault, 0.5, 'An amount has at most two decimals'],
    ['amount', amountFault, 100_000_000_001, 'More than 1,000,000,000 is not accepted'],
    ['amount', amountFault, Number.NaN, 'Not an amount of money'],
    ['quantity', quantityFault, 0.5, 'A quantity has at most four decimals'],
    ['quantity', quantityFault, 10_000_000_001, 'More than 1,000,000 is not accepted'],
    ['quantity', quantityFault, Number.POSITIVE_INFINITY, 'Not a quantity'],
    ['rate', rateFault, 1_000_001, 'More than 100% is not accepted'],
    ['rate', rateFault, -1, 'A percentage cannot be negative'],
    ['rate', rateFault, 0.1, 'A percentage has at most four decimals'],
  ])('on %s refuse %#', (_what, faultOf, value, message) => {
    expect(faultOf(value)).toBe(message);
  });

  it('apply to stored values', () => {
    for (const [schema, good, bad] of [
      [amountCents, 100_000_000_000, -1],
      [quantityE4, 3333, 0.3],
      [ratePpm, 1_000_000, 1_000_001],
    ] as const) {
      expect(schema.safeParse(good).success).toBe(true);
      expect(schema.safeParse(bad).success).toBe(false);
      expect(schema.safeParse(Number.NaN).success).toBe(false);
    }
  });
});
